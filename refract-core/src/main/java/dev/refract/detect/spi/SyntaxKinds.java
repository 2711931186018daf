package dev.refract.detect.spi;

import dev.refract.finding.ElementKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The words of the field's records for the syntax of statements and expressions. */
final class SyntaxKinds {
    private static final Map<NodeKind, ElementKind> STATEMENTS = new EnumMap<>(Map.ofEntries(
            Map.entry(NodeKind.BLOCK, ElementKind.BLOCK),
            Map.entry(NodeKind.IF, ElementKind.IF_STATEMENT),
            Map.entry(NodeKind.FOR, ElementKind.FOR_STATEMENT),
            Map.entry(NodeKind.FOR_EACH, ElementKind.ENHANCED_FOR_STATEMENT),
            Map.entry(NodeKind.WHILE, ElementKind.WHILE_STATEMENT),
            Map.entry(NodeKind.DO, ElementKind.DO_STATEMENT),
            Map.entry(NodeKind.SWITCH, ElementKind.SWITCH_STATEMENT),
            Map.entry(NodeKind.SWITCH_CASE, ElementKind.SWITCH_CASE),
            Map.entry(NodeKind.TRY, ElementKind.TRY_STATEMENT),
            Map.entry(NodeKind.CATCH, ElementKind.CATCH_CLAUSE),
            Map.entry(NodeKind.SYNCHRONIZED, ElementKind.SYNCHRONIZED_STATEMENT),
            Map.entry(NodeKind.LABELED, ElementKind.LABELED_STATEMENT),
            Map.entry(NodeKind.EXPRESSION_STATEMENT, ElementKind.EXPRESSION_STATEMENT),
            Map.entry(NodeKind.EMPTY_STATEMENT, ElementKind.EMPTY_STATEMENT),
            Map.entry(NodeKind.LOCAL_VARIABLE, ElementKind.VARIABLE_DECLARATION_STATEMENT),
            Map.entry(NodeKind.ASSERT, ElementKind.ASSERT_STATEMENT),
            Map.entry(NodeKind.RETURN, ElementKind.RETURN_STATEMENT),
            Map.entry(NodeKind.YIELD, ElementKind.YIELD_STATEMENT),
            Map.entry(NodeKind.THROW, ElementKind.THROW_STATEMENT),
            Map.entry(NodeKind.BREAK, ElementKind.BREAK_STATEMENT),
            Map.entry(NodeKind.CONTINUE, ElementKind.CONTINUE_STATEMENT),
            Map.entry(NodeKind.CONSTRUCTOR_CALL, ElementKind.CONSTRUCTOR_INVOCATION),
            Map.entry(NodeKind.SUPER_CONSTRUCTOR_CALL, ElementKind.SUPER_CONSTRUCTOR_INVOCATION)));

    private static final Map<NodeKind, ElementKind> OTHERS = new EnumMap<>(Map.of(
            NodeKind.FIELD, ElementKind.FIELD_DECLARATION,
            NodeKind.ANONYMOUS_CLASS, ElementKind.ANONYMOUS_CLASS_DECLARATION,
            NodeKind.LAMBDA, ElementKind.LAMBDA_EXPRESSION,
            NodeKind.METHOD_REFERENCE, ElementKind.METHOD_REFERENCE,
            NodeKind.NEW, ElementKind.CLASS_INSTANCE_CREATION,
            NodeKind.CALL, ElementKind.METHOD_INVOCATION,
            NodeKind.SUPER_CALL, ElementKind.SUPER_METHOD_INVOCATION));

    private SyntaxKinds() {}

    static ElementKind of(Node code) {
        ElementKind other = code.role() == Role.STATEMENT ? ElementKind.STATEMENT : ElementKind.EXPRESSION;
        return STATEMENTS.getOrDefault(code.kind(), OTHERS.getOrDefault(code.kind(), other));
    }

    /** Whether code is a statement; a declaration in the head of a loop or of a {@code try} belongs to theirs. */
    static boolean isStatement(Node code) {
        return STATEMENTS.containsKey(code.kind()) && code.role() != Role.INITIALIZER && code.role() != Role.RESOURCE;
    }

    /** The innermost statement in which code stands; the code itself where it stands in none, as in a field's value. */
    static Node statementAround(Node code) {
        for (Optional<Node> node = Optional.of(code);
                node.isPresent();
                node = node.get().parent()) {
            if (isStatement(node.get())) {
                return node.get();
            }
        }
        return code;
    }
}
