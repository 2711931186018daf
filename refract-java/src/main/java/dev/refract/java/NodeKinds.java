package dev.refract.java;

import dev.refract.model.tree.NodeKind;
import java.util.Arrays;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** The neutral kind of each node of the parser. */
final class NodeKinds {
    /** More than the parser has types of nodes, now and in some releases to come. */
    static final int PARSER_TYPES = 256;

    /** In place of a kind: the type does not tell it. */
    private static final NodeKind OF_NODE = null;

    private static final NodeKind[] BY_TYPE = new NodeKind[PARSER_TYPES];

    static {
        Arrays.fill(BY_TYPE, NodeKind.OTHER);
        declarations();
        types();
        statements();
        expressions();
        patterns();
    }

    private NodeKinds() {}

    /** The kind of a node that is of this type of the parser. */
    static NodeKind of(ASTNode node, int type) {
        NodeKind kind = BY_TYPE[type];
        return kind == OF_NODE ? ofDeclaration(node, type) : kind;
    }

    private static NodeKind ofDeclaration(ASTNode node, int type) {
        return switch (type) {
            case ASTNode.TYPE_DECLARATION ->
                ((TypeDeclaration) node).isInterface() ? NodeKind.INTERFACE : NodeKind.CLASS;
            case ASTNode.METHOD_DECLARATION -> callable((MethodDeclaration) node);
            case ASTNode.SINGLE_VARIABLE_DECLARATION ->
                node.getLocationInParent() == RecordDeclaration.RECORD_COMPONENTS_PROPERTY
                        ? NodeKind.RECORD_COMPONENT
                        : NodeKind.PARAMETER;
            default -> throw new IllegalArgumentException("no kind of type " + type);
        };
    }

    /** The kind of all nodes of a type of the parser, as far as the type alone tells it. */
    static NodeKind ofType(int type) {
        return BY_TYPE[type];
    }

    private static NodeKind callable(MethodDeclaration method) {
        return method.isConstructor() || method.isCompactConstructor() ? NodeKind.CONSTRUCTOR : NodeKind.METHOD;
    }

    private static void put(NodeKind kind, int... types) {
        for (int type : types) {
            BY_TYPE[type] = kind;
        }
    }

    private static void declarations() {
        put(OF_NODE, ASTNode.TYPE_DECLARATION, ASTNode.METHOD_DECLARATION, ASTNode.SINGLE_VARIABLE_DECLARATION);
        put(NodeKind.FILE, ASTNode.COMPILATION_UNIT);
        put(NodeKind.PACKAGE, ASTNode.PACKAGE_DECLARATION);
        put(NodeKind.IMPORT, ASTNode.IMPORT_DECLARATION);
        put(NodeKind.MODULE, ASTNode.MODULE_DECLARATION);
        put(
                NodeKind.MODULE_DIRECTIVE,
                ASTNode.REQUIRES_DIRECTIVE,
                ASTNode.EXPORTS_DIRECTIVE,
                ASTNode.OPENS_DIRECTIVE,
                ASTNode.USES_DIRECTIVE,
                ASTNode.PROVIDES_DIRECTIVE);
        put(NodeKind.CLASS, ASTNode.UNNAMED_CLASS);
        put(NodeKind.ENUM, ASTNode.ENUM_DECLARATION);
        put(NodeKind.ANNOTATION_TYPE, ASTNode.ANNOTATION_TYPE_DECLARATION);
        put(NodeKind.RECORD, ASTNode.RECORD_DECLARATION);
        put(NodeKind.ANONYMOUS_CLASS, ASTNode.ANONYMOUS_CLASS_DECLARATION);
        put(NodeKind.INITIALIZER, ASTNode.INITIALIZER);
        put(NodeKind.ANNOTATION_MEMBER, ASTNode.ANNOTATION_TYPE_MEMBER_DECLARATION);
        put(NodeKind.FIELD, ASTNode.FIELD_DECLARATION);
        put(NodeKind.ENUM_CONSTANT, ASTNode.ENUM_CONSTANT_DECLARATION);
        put(NodeKind.VARIABLE, ASTNode.VARIABLE_DECLARATION_FRAGMENT);
        put(NodeKind.TYPE_PARAMETER, ASTNode.TYPE_PARAMETER);
        put(NodeKind.MODIFIER, ASTNode.MODIFIER, ASTNode.MODULE_MODIFIER);
        put(
                NodeKind.ANNOTATION,
                ASTNode.NORMAL_ANNOTATION,
                ASTNode.MARKER_ANNOTATION,
                ASTNode.SINGLE_MEMBER_ANNOTATION);
        put(NodeKind.ANNOTATION_ARGUMENT, ASTNode.MEMBER_VALUE_PAIR);
    }

    private static void types() {
        put(NodeKind.TYPE_NAME, ASTNode.SIMPLE_TYPE);
        put(NodeKind.PRIMITIVE_TYPE, ASTNode.PRIMITIVE_TYPE);
        put(NodeKind.ARRAY_TYPE, ASTNode.ARRAY_TYPE);
        put(NodeKind.DIMENSION, ASTNode.DIMENSION);
        put(NodeKind.PARAMETERIZED_TYPE, ASTNode.PARAMETERIZED_TYPE);
        put(NodeKind.QUALIFIED_TYPE, ASTNode.QUALIFIED_TYPE, ASTNode.NAME_QUALIFIED_TYPE);
        put(NodeKind.WILDCARD_TYPE, ASTNode.WILDCARD_TYPE);
        put(NodeKind.UNION_TYPE, ASTNode.UNION_TYPE);
        put(NodeKind.INTERSECTION_TYPE, ASTNode.INTERSECTION_TYPE);
    }

    private static void statements() {
        put(NodeKind.BLOCK, ASTNode.BLOCK);
        put(NodeKind.LOCAL_VARIABLE, ASTNode.VARIABLE_DECLARATION_STATEMENT, ASTNode.VARIABLE_DECLARATION_EXPRESSION);
        put(NodeKind.LOCAL_TYPE, ASTNode.TYPE_DECLARATION_STATEMENT);
        put(NodeKind.EXPRESSION_STATEMENT, ASTNode.EXPRESSION_STATEMENT);
        put(NodeKind.EMPTY_STATEMENT, ASTNode.EMPTY_STATEMENT);
        put(NodeKind.IF, ASTNode.IF_STATEMENT);
        put(NodeKind.FOR, ASTNode.FOR_STATEMENT);
        put(NodeKind.FOR_EACH, ASTNode.ENHANCED_FOR_STATEMENT);
        put(NodeKind.WHILE, ASTNode.WHILE_STATEMENT);
        put(NodeKind.DO, ASTNode.DO_STATEMENT);
        put(NodeKind.SWITCH, ASTNode.SWITCH_STATEMENT);
        put(NodeKind.SWITCH_CASE, ASTNode.SWITCH_CASE);
        put(NodeKind.RETURN, ASTNode.RETURN_STATEMENT);
        put(NodeKind.THROW, ASTNode.THROW_STATEMENT);
        put(NodeKind.TRY, ASTNode.TRY_STATEMENT);
        put(NodeKind.CATCH, ASTNode.CATCH_CLAUSE);
        put(NodeKind.SYNCHRONIZED, ASTNode.SYNCHRONIZED_STATEMENT);
        put(NodeKind.LABELED, ASTNode.LABELED_STATEMENT);
        put(NodeKind.BREAK, ASTNode.BREAK_STATEMENT);
        put(NodeKind.CONTINUE, ASTNode.CONTINUE_STATEMENT);
        put(NodeKind.YIELD, ASTNode.YIELD_STATEMENT);
        put(NodeKind.ASSERT, ASTNode.ASSERT_STATEMENT);
        put(NodeKind.CONSTRUCTOR_CALL, ASTNode.CONSTRUCTOR_INVOCATION);
        put(NodeKind.SUPER_CONSTRUCTOR_CALL, ASTNode.SUPER_CONSTRUCTOR_INVOCATION);
    }

    private static void expressions() {
        put(NodeKind.NAME, ASTNode.SIMPLE_NAME);
        put(NodeKind.FIELD_ACCESS, ASTNode.FIELD_ACCESS, ASTNode.QUALIFIED_NAME);
        put(NodeKind.SUPER_FIELD_ACCESS, ASTNode.SUPER_FIELD_ACCESS);
        put(NodeKind.CALL, ASTNode.METHOD_INVOCATION);
        put(NodeKind.SUPER_CALL, ASTNode.SUPER_METHOD_INVOCATION);
        put(NodeKind.NEW, ASTNode.CLASS_INSTANCE_CREATION);
        put(NodeKind.NEW_ARRAY, ASTNode.ARRAY_CREATION);
        put(NodeKind.ARRAY_INITIALIZER, ASTNode.ARRAY_INITIALIZER);
        put(NodeKind.ARRAY_ACCESS, ASTNode.ARRAY_ACCESS);
        put(NodeKind.ASSIGNMENT, ASTNode.ASSIGNMENT);
        put(NodeKind.INFIX, ASTNode.INFIX_EXPRESSION);
        put(NodeKind.PREFIX, ASTNode.PREFIX_EXPRESSION);
        put(NodeKind.POSTFIX, ASTNode.POSTFIX_EXPRESSION);
        put(NodeKind.CONDITIONAL, ASTNode.CONDITIONAL_EXPRESSION);
        put(NodeKind.CAST, ASTNode.CAST_EXPRESSION);
        put(NodeKind.INSTANCEOF, ASTNode.INSTANCEOF_EXPRESSION, ASTNode.PATTERN_INSTANCEOF_EXPRESSION);
        put(NodeKind.LAMBDA, ASTNode.LAMBDA_EXPRESSION);
        put(
                NodeKind.METHOD_REFERENCE,
                ASTNode.EXPRESSION_METHOD_REFERENCE,
                ASTNode.TYPE_METHOD_REFERENCE,
                ASTNode.SUPER_METHOD_REFERENCE,
                ASTNode.CREATION_REFERENCE);
        put(NodeKind.PARENTHESIZED, ASTNode.PARENTHESIZED_EXPRESSION);
        put(NodeKind.THIS, ASTNode.THIS_EXPRESSION);
        put(NodeKind.SWITCH_EXPRESSION, ASTNode.SWITCH_EXPRESSION);
        put(NodeKind.STRING, ASTNode.STRING_LITERAL);
        put(NodeKind.TEXT_BLOCK, ASTNode.TEXT_BLOCK);
        put(NodeKind.CHARACTER, ASTNode.CHARACTER_LITERAL);
        put(NodeKind.NUMBER, ASTNode.NUMBER_LITERAL);
        put(NodeKind.BOOLEAN, ASTNode.BOOLEAN_LITERAL);
        put(NodeKind.NULL, ASTNode.NULL_LITERAL);
        put(NodeKind.TYPE_LITERAL, ASTNode.TYPE_LITERAL);
    }

    private static void patterns() {
        put(NodeKind.TYPE_PATTERN, ASTNode.TYPE_PATTERN);
        put(NodeKind.RECORD_PATTERN, ASTNode.RECORD_PATTERN);
        put(NodeKind.ANY_PATTERN, ASTNode.EitherOr_MultiPattern);
        put(NodeKind.GUARDED_PATTERN, ASTNode.GUARDED_PATTERN);
        put(NodeKind.DEFAULT_LABEL, ASTNode.CASE_DEFAULT_EXPRESSION);
        put(NodeKind.NULL, ASTNode.NULL_PATTERN);
    }
}
