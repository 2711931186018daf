package dev.refract.java;

import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.TreeBuilder;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.CharacterLiteral;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.ModuleDeclaration;
import org.eclipse.jdt.core.dom.ModuleModifier;
import org.eclipse.jdt.core.dom.Name;
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
    private Labels() {}

    static String of(ASTNode node) {
        return switch (node.getNodeType()) {
            case ASTNode.SIMPLE_NAME -> ((SimpleName) node).getIdentifier();
            case ASTNode.SIMPLE_TYPE -> ((SimpleType) node).getName().getFullyQualifiedName();
            case ASTNode.PRIMITIVE_TYPE ->
                ((PrimitiveType) node).getPrimitiveTypeCode().toString();
            case ASTNode.WILDCARD_TYPE -> wildcard((WildcardType) node);
            case ASTNode.MODIFIER -> ((Modifier) node).getKeyword().toString();
            case ASTNode.MODULE_MODIFIER -> ((ModuleModifier) node).getKeyword().toString();
            default -> literalOrOperator(node);
        };
    }

    private static String literalOrOperator(ASTNode node) {
        return switch (node.getNodeType()) {
            case ASTNode.STRING_LITERAL -> ((StringLiteral) node).getEscapedValue();
            case ASTNode.TEXT_BLOCK -> ((TextBlock) node).getEscapedValue();
            case ASTNode.CHARACTER_LITERAL -> ((CharacterLiteral) node).getEscapedValue();
            case ASTNode.NUMBER_LITERAL -> ((NumberLiteral) node).getToken();
            case ASTNode.BOOLEAN_LITERAL -> Boolean.toString(((BooleanLiteral) node).booleanValue());
            default -> operator(node);
        };
    }

    private static String operator(ASTNode node) {
        return switch (node.getNodeType()) {
            case ASTNode.INFIX_EXPRESSION ->
                ((InfixExpression) node).getOperator().toString();
            case ASTNode.PREFIX_EXPRESSION ->
                ((PrefixExpression) node).getOperator().toString();
            case ASTNode.POSTFIX_EXPRESSION ->
                ((PostfixExpression) node).getOperator().toString();
            case ASTNode.ASSIGNMENT -> ((Assignment) node).getOperator().toString();
            default -> declarationDetail(node);
        };
    }

    private static String declarationDetail(ASTNode node) {
        return switch (node.getNodeType()) {
            case ASTNode.PACKAGE_DECLARATION ->
                ((PackageDeclaration) node).getName().getFullyQualifiedName();
            case ASTNode.IMPORT_DECLARATION -> importDetail((ImportDeclaration) node);
            case ASTNode.METHOD_DECLARATION -> when(((MethodDeclaration) node).isCompactConstructor(), "compact");
            case ASTNode.SINGLE_VARIABLE_DECLARATION -> when(((SingleVariableDeclaration) node).isVarargs(), "...");
            case ASTNode.SWITCH_CASE -> switchCase((SwitchCase) node);
            case ASTNode.MODULE_DECLARATION -> when(((ModuleDeclaration) node).isOpen(), "open");
            default -> NodeKinds.of(node) == NodeKind.OTHER ? node.getClass().getSimpleName() : syntaxVariant(node);
        };
    }

    private static String when(boolean condition, String label) {
        return condition ? label : "";
    }

    /** Several node types of the parser share a neutral kind; this keeps them apart where the children do not. */
    private static String syntaxVariant(ASTNode node) {
        return switch (node.getNodeType()) {
            case ASTNode.REQUIRES_DIRECTIVE -> "requires";
            case ASTNode.EXPORTS_DIRECTIVE -> "exports";
            case ASTNode.OPENS_DIRECTIVE -> "opens";
            case ASTNode.USES_DIRECTIVE -> "uses";
            case ASTNode.PROVIDES_DIRECTIVE -> "provides";
            case ASTNode.CREATION_REFERENCE -> "new";
            case ASTNode.SUPER_METHOD_REFERENCE -> "super";
            default -> "";
        };
    }

    /** Tells the builder what a literal means, where it can be spelled otherwise. */
    static void meaning(ASTNode node, int opened, TreeBuilder builder) {
        switch (node.getNodeType()) {
            case ASTNode.STRING_LITERAL -> builder.meaning(opened, value((StringLiteral) node));
            case ASTNode.TEXT_BLOCK -> builder.meaning(opened, value((TextBlock) node));
            case ASTNode.NUMBER_LITERAL -> {
                String token = ((NumberLiteral) node).getToken();
                if (token.indexOf('_') >= 0) {
                    builder.meaning(opened, token.replace("_", ""));
                }
            }
            default -> {}
        }
    }

    /** Whether a name is a part of its parent's label, so that it needs no node. */
    static boolean inLabelOfParent(Name name) {
        int parent = name.getParent().getNodeType();
        return parent == ASTNode.SIMPLE_TYPE
                || parent == ASTNode.PACKAGE_DECLARATION
                || parent == ASTNode.IMPORT_DECLARATION;
    }

    /** Whether a name is that of an annotation's type. */
    static boolean namesAnnotation(ASTNode node) {
        return node instanceof Name
                && node.getParent() instanceof Annotation annotation
                && annotation.getTypeName() == node;
    }

    private static String value(StringLiteral literal) {
        String escaped = literal.getEscapedValue();
        if (escaped.indexOf('\\') < 0) {
            return escaped.substring(1, Math.max(1, escaped.length() - 1));
        }
        try {
            return literal.getLiteralValue();
        } catch (IllegalArgumentException malformed) {
            return escaped;
        }
    }

    private static String value(TextBlock block) {
        try {
            return block.getLiteralValue();
        } catch (IllegalArgumentException malformed) {
            return block.getEscapedValue();
        }
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

    private static String importDetail(ImportDeclaration declaration) {
        String name = declaration.getName().getFullyQualifiedName();
        String kind = declaration.isStatic() ? "static " : moduleImport(declaration) ? "module " : "";
        return kind + name + (declaration.isOnDemand() ? ".*" : "");
    }

    private static boolean moduleImport(ImportDeclaration declaration) {
        for (Object modifier : declaration.modifiers()) {
            if (modifier instanceof Modifier keyword
                    && keyword.getKeyword() == Modifier.ModifierKeyword.MODULE_KEYWORD) {
                return true;
            }
        }
        return false;
    }
}
