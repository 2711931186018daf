package dev.refract.detect.spi;

import dev.refract.finding.ElementKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.EnumMap;
import java.util.Map;

/** The words of the field's records for the syntax of statements and expressions. */
final class SyntaxKinds {
    private static final Map<NodeKind, ElementKind> WORDS = new EnumMap<>(Map.ofEntries(
            Map.entry(NodeKind.IF, ElementKind.IF_STATEMENT),
            Map.entry(NodeKind.FOR, ElementKind.FOR_STATEMENT),
            Map.entry(NodeKind.FOR_EACH, ElementKind.ENHANCED_FOR_STATEMENT),
            Map.entry(NodeKind.WHILE, ElementKind.WHILE_STATEMENT),
            Map.entry(NodeKind.DO, ElementKind.DO_STATEMENT),
            Map.entry(NodeKind.TRY, ElementKind.TRY_STATEMENT),
            Map.entry(NodeKind.CATCH, ElementKind.CATCH_CLAUSE),
            Map.entry(NodeKind.EXPRESSION_STATEMENT, ElementKind.EXPRESSION_STATEMENT),
            Map.entry(NodeKind.RETURN, ElementKind.RETURN_STATEMENT),
            Map.entry(NodeKind.LOCAL_VARIABLE, ElementKind.VARIABLE_DECLARATION_STATEMENT),
            Map.entry(NodeKind.ANONYMOUS_CLASS, ElementKind.ANONYMOUS_CLASS_DECLARATION),
            Map.entry(NodeKind.LAMBDA, ElementKind.LAMBDA_EXPRESSION),
            Map.entry(NodeKind.METHOD_REFERENCE, ElementKind.METHOD_REFERENCE),
            Map.entry(NodeKind.NEW, ElementKind.CLASS_INSTANCE_CREATION)));

    private SyntaxKinds() {}

    static ElementKind of(Node code) {
        ElementKind other = code.role() == Role.STATEMENT ? ElementKind.STATEMENT : ElementKind.EXPRESSION;
        return WORDS.getOrDefault(code.kind(), other);
    }
}
