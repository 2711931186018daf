package dev.refract.java;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes statements as the field's records do: on one line, and of what holds statements what stands in front of them. */
final class StatementRendering {
    private StatementRendering() {}

    static String render(Node node) {
        return switch (node.kind()) {
            case IF -> "if" + inBrackets(node, Role.CONDITION);
            case WHILE -> "while" + inBrackets(node, Role.CONDITION);
            case DO -> "do" + inBrackets(node, Role.CONDITION);
            case SWITCH -> "switch" + inBrackets(node, Role.CONDITION);
            case FOR -> "for(" + forHead(node) + ')';
            case FOR_EACH -> "for(" + element(node) + ": " + part(node, Role.EXPRESSION) + ')';
            case SYNCHRONIZED -> "synchronized" + inBrackets(node, Role.EXPRESSION);
            default -> handlerOrLeaf(node);
        };
    }

    private static String element(Node loop) {
        return loop.child(Role.PARAMETER).map(Node::name).orElse("");
    }

    private static String handlerOrLeaf(Node node) {
        return switch (node.kind()) {
            case TRY -> "try" + resources(node);
            case CATCH -> "catch" + inBrackets(node, Role.PARAMETER);
            case LAMBDA -> lambda(node);
            case EXPRESSION_STATEMENT -> closed(part(node, Role.EXPRESSION));
            case ASSERT -> closed(withWord("assert", assertion(node)));
            case LOCAL_VARIABLE -> declaration(node);
            case VARIABLE -> variable(node);
            default -> jump(node);
        };
    }

    private static String jump(Node node) {
        return switch (node.kind()) {
            case RETURN -> closed(withWord("return", part(node, Role.EXPRESSION)));
            case YIELD -> closed(withWord("yield", part(node, Role.EXPRESSION)));
            case THROW -> closed(withWord("throw", part(node, Role.EXPRESSION)));
            case BREAK -> closed(withWord("break", part(node, Role.LABEL)));
            case CONTINUE -> closed(withWord("continue", part(node, Role.LABEL)));
            default -> CodeRendering.upToBody(node);
        };
    }

    private static String declaration(Node node) {
        boolean inHead = node.role() == Role.INITIALIZER || node.role() == Role.RESOURCE;
        return inHead ? variables(node) : closed(variables(node));
    }

    private static String withWord(String word, String code) {
        return code.isEmpty() ? word : word + ' ' + code;
    }

    /** A statement that ends in a body ends with its brace. */
    private static String closed(String code) {
        return code.endsWith("{") ? code : code + ';';
    }

    private static String assertion(Node node) {
        String message = part(node, Role.ARGUMENT);
        return part(node, Role.EXPRESSION) + (message.isEmpty() ? "" : " : " + message);
    }

    private static String variables(Node node) {
        return Stream.concat(node.children(Role.MODIFIER).stream(), node.child(Role.TYPE).stream())
                .map(CodeRendering::render)
                .collect(Collectors.joining(" ", "", " "))
                .concat(list(node.children(Role.FRAGMENT), ", "));
    }

    private static String variable(Node node) {
        String value = part(node, Role.INITIALIZER);
        return node.name() + CodeRendering.dimensions(node) + (value.isEmpty() ? "" : '=' + value);
    }

    private static String forHead(Node node) {
        return Stream.of(Role.INITIALIZER, Role.CONDITION, Role.UPDATE)
                .map(role -> list(node.children(role), ", "))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static String resources(Node node) {
        List<Node> resources = node.children(Role.RESOURCE);
        return resources.isEmpty() ? "" : '(' + list(resources, "; ") + ')';
    }

    /** A lambda with a block up to its first statement that holds no others. */
    private static String lambda(Node node) {
        String head = CodeRendering.lambdaUpToBody(node);
        StringBuilder text = new StringBuilder(head);
        List<Node> statements =
                node.child(Role.BODY).map(body -> body.children(Role.STATEMENT)).orElse(List.of());
        while (head.endsWith("{") && !statements.isEmpty()) {
            Node first = statements.get(0);
            text.append(render(first)).append(first.is(NodeKind.SYNCHRONIZED) ? "{" : "");
            statements = Stream.concat(first.child(Role.BODY).stream(), first.child(Role.THEN).stream())
                    .flatMap(body -> body.is(NodeKind.BLOCK) ? body.children(Role.STATEMENT).stream() : Stream.of(body))
                    .toList();
        }
        return text.toString();
    }

    private static String inBrackets(Node node, Role role) {
        return '(' + list(node.children(role), ", ") + ')';
    }

    private static String part(Node node, Role role) {
        return node.child(role).map(CodeRendering::upToBody).orElse("");
    }

    private static String list(List<Node> nodes, String separator) {
        return nodes.stream().map(StatementRendering::render).collect(Collectors.joining(separator));
    }
}
