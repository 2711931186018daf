package dev.refract.java;

import dev.refract.model.tree.NodeKind;
import java.util.Arrays;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.CharacterLiteral;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.ModuleDeclaration;
import org.eclipse.jdt.core.dom.ModuleModifier;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.PackageDeclaration;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.SwitchCase;
import org.eclipse.jdt.core.dom.TextBlock;
import org.eclipse.jdt.core.dom.WildcardType;

/** The label of each node of the parser: identifier, literal, operator, or what else the children do not tell. */
final class Labels {
    private static final Label NONE = node -> "";
    private static final Label[] BY_TYPE = new Label[NodeKinds.PARSER_TYPES];

    /** Types whose label is the text of the node, unless that text has comments, white space or escapes. */
    private static final boolean[] WORDS = new boolean[NodeKinds.PARSER_TYPES];

    /** Reads the label off a node of one type. */
    private interface Label {
        String of(ASTNode node);
    }

    static {
        Arrays.setAll(BY_TYPE, type -> NONE);
        words();
        literals();
        operators();
        declarations();
        variants();
    }

    private Labels() {}

    /** The label of a node that is of this type of the parser. */
    static String of(ASTNode node, int type) {
        Label label = BY_TYPE[type];
        return label == NONE ? "" : label.of(node);
    }

    /** Whether the label of nodes of this type is their text, unless that has comments, white space or escapes. */
    static boolean isWord(int type) {
        return WORDS[type];
    }

    private static void words() {
        WORDS[ASTNode.QUALIFIED_NAME] = true;
        word(ASTNode.SIMPLE_NAME, node -> FormerNames.of((SimpleName) node));
        word(
                ASTNode.SIMPLE_TYPE,
                node -> FormerNames.asWritten(((SimpleType) node).getName().getFullyQualifiedName()));
        word(
                ASTNode.PRIMITIVE_TYPE,
                node -> ((PrimitiveType) node).getPrimitiveTypeCode().toString());
        word(ASTNode.MODIFIER, node -> ((Modifier) node).getKeyword().toString());
        word(
                ASTNode.MODULE_MODIFIER,
                node -> ((ModuleModifier) node).getKeyword().toString());
    }

    private static void literals() {
        word(ASTNode.STRING_LITERAL, node -> ((StringLiteral) node).getEscapedValue());
        word(ASTNode.TEXT_BLOCK, node -> ((TextBlock) node).getEscapedValue());
        word(ASTNode.CHARACTER_LITERAL, node -> ((CharacterLiteral) node).getEscapedValue());
        word(ASTNode.NUMBER_LITERAL, node -> ((NumberLiteral) node).getToken());
        word(ASTNode.BOOLEAN_LITERAL, node -> Boolean.toString(((BooleanLiteral) node).booleanValue()));
    }

    private static void operators() {
        BY_TYPE[ASTNode.INFIX_EXPRESSION] =
                node -> ((InfixExpression) node).getOperator().toString();
        BY_TYPE[ASTNode.PREFIX_EXPRESSION] =
                node -> ((PrefixExpression) node).getOperator().toString();
        BY_TYPE[ASTNode.POSTFIX_EXPRESSION] =
                node -> ((PostfixExpression) node).getOperator().toString();
        BY_TYPE[ASTNode.ASSIGNMENT] = node -> ((Assignment) node).getOperator().toString();
        BY_TYPE[ASTNode.WILDCARD_TYPE] = node -> wildcard((WildcardType) node);
    }

    private static void declarations() {
        BY_TYPE[ASTNode.PACKAGE_DECLARATION] = node ->
                FormerNames.asWritten(((PackageDeclaration) node).getName().getFullyQualifiedName());
        BY_TYPE[ASTNode.METHOD_DECLARATION] =
                node -> ((MethodDeclaration) node).isCompactConstructor() ? "compact" : "";
        BY_TYPE[ASTNode.SINGLE_VARIABLE_DECLARATION] =
                node -> ((SingleVariableDeclaration) node).isVarargs() ? "..." : "";
        BY_TYPE[ASTNode.SWITCH_CASE] = node -> switchCase((SwitchCase) node);
        BY_TYPE[ASTNode.MODULE_DECLARATION] = node -> ((ModuleDeclaration) node).isOpen() ? "open" : "";
    }

    /** Several node types of the parser share a neutral kind; this keeps them apart where the children do not. */
    private static void variants() {
        BY_TYPE[ASTNode.REQUIRES_DIRECTIVE] = node -> "requires";
        BY_TYPE[ASTNode.EXPORTS_DIRECTIVE] = node -> "exports";
        BY_TYPE[ASTNode.OPENS_DIRECTIVE] = node -> "opens";
        BY_TYPE[ASTNode.USES_DIRECTIVE] = node -> "uses";
        BY_TYPE[ASTNode.PROVIDES_DIRECTIVE] = node -> "provides";
        BY_TYPE[ASTNode.CREATION_REFERENCE] = node -> "new";
        BY_TYPE[ASTNode.SUPER_METHOD_REFERENCE] = node -> "super";
        for (int type = 0; type < BY_TYPE.length; type++) {
            if (NodeKinds.ofType(type) == NodeKind.OTHER) {
                BY_TYPE[type] = node -> node.getClass().getSimpleName();
            }
        }
    }

    private static void word(int type, Label label) {
        BY_TYPE[type] = label;
        WORDS[type] = true;
    }

    private static String wildcard(WildcardType type) {
        if (type.getBound() == null) {
            return "?";
        }
        return type.isUpperBound() ? "extends" : "super";
    }

    private static String switchCase(SwitchCase switchCase) {
        String kind = switchCase.isDefault() ? "default" : "case";
        return switchCase.isSwitchLabeledRule() ? kind + " ->" : kind;
    }
}
