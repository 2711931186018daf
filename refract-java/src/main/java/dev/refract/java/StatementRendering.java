package dev.refract.java;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes statements as the field's records do: on one line, and of what holds statements what stands in front of them. */
final class StatementRendering {
    private static final Map<NodeKind, Function<Node, String>> WRITERS = new EnumMap<>(NodeKind.class);

    static {
        heads();
        loops();
        jumps();
        leaves();
    }

    private StatementRendering() {}

    static String render(Node node) {
        return node.is(NodeKind.LAMBDA) ? lambda(node) : CodeRendering.upToBody(write(node));
    }

    private static String write(Node node) {
        return WRITERS.getOrDefault(node.kind(), CodeRendering::write).apply(node);
    }

    private static void heads() {
        WRITERS.put(NodeKind.IF, node -> "if" + inBrackets(node, Role.CONDITION));
        WRITERS.put(NodeKind.SWITCH, node -> "switch" + inBrackets(node, Role.CONDITION));
        WRITERS.put(NodeKind.SWITCH_CASE, StatementRendering::switchCase);
        WRITERS.put(NodeKind.SYNCHRONIZED, node -> "synchronized" + inBrackets(node, Role.EXPRESSION));
        WRITERS.put(NodeKind.TRY, node -> "try" + resources(node));
        WRITERS.put(NodeKind.CATCH, node -> "catch" + inBrackets(node, Role.PARAMETER));
        WRITERS.put(NodeKind.LABELED, node -> part(node, Role.LABEL) + ':');
    }

    private static void loops() {
        WRITERS.put(NodeKind.WHILE, node -> "while" + inBrackets(node, Role.CONDITION));
        WRITERS.put(NodeKind.DO, node -> "do" + inBrackets(node, Role.CONDITION));
        WRITERS.put(NodeKind.FOR, node -> "for(" + forHead(node) + ')');
        WRITERS.put(NodeKind.FOR_EACH, node -> "for(" + element(node) + ": " + part(node, Role.EXPRESSION) + ')');
    }

    private static void jumps() {
        WRITERS.put(NodeKind.RETURN, node -> withWord("return", part(node, Role.EXPRESSION)) + ';');
        WRITERS.put(NodeKind.YIELD, StatementRendering::yielded);
        WRITERS.put(NodeKind.THROW, node -> withWord("throw", part(node, Role.EXPRESSION)) + ';');
        WRITERS.put(NodeKind.BREAK, node -> withWord("break", part(node, Role.LABEL)) + ';');
        WRITERS.put(NodeKind.CONTINUE, node -> withWord("continue", part(node, Role.LABEL)) + ';');
    }

    private static void leaves() {
        WRITERS.put(NodeKind.EMPTY_STATEMENT, node -> ";");
        WRITERS.put(NodeKind.EXPRESSION_STATEMENT, node -> part(node, Role.EXPRESSION) + ';');
        WRITERS.put(NodeKind.ASSERT, node -> withWord("assert", assertion(node)) + ';');
        WRITERS.put(NodeKind.CONSTRUCTOR_CALL, node -> constructorCall(node, "this"));
        WRITERS.put(NodeKind.SUPER_CONSTRUCTOR_CALL, node -> constructorCall(node, "super"));
        WRITERS.put(NodeKind.LOCAL_VARIABLE, StatementRendering::declaration);
        WRITERS.put(NodeKind.FIELD, StatementRendering::declaration);
        WRITERS.put(NodeKind.VARIABLE, StatementRendering::variable);
    }

    private static String element(Node loop) {
        return loop.child(Role.PARAMETER).map(Node::name).orElse("");
    }

    private static String switchCase(Node node) {
        boolean rule = node.label().endsWith("->");
        String word = node.label().startsWith("default") ? "default" : "case";
        return withWord(word, list(node.children(), ", ")) + (rule ? " ->" : ":");
    }

    /** Behind an arrow the value stands alone, in a switch that gives it away and in one that does not. */
    private static String yielded(Node node) {
        String value = part(node, Role.EXPRESSION);
        boolean behindArrow = node.child(Role.EXPRESSION)
                .filter(expression -> expression.start() == node.start())
                .isPresent();
        return (behindArrow ? value : withWord("yield", value)) + ';';
    }

    private static String constructorCall(Node node, String word) {
        String outer = part(node, Role.EXPRESSION);
        String name = CodeRendering.typeArguments(node) + word + CodeRendering.arguments(node);
        return (outer.isEmpty() ? name : outer + '.' + name) + ';';
    }

    private static String declaration(Node node) {
        boolean inHead = node.role() == Role.INITIALIZER || node.role() == Role.RESOURCE;
        return inHead ? variables(node) : variables(node) + ';';
    }

    private static String withWord(String word, String code) {
        return code.isEmpty() ? word : word + ' ' + code;
    }

    private static String assertion(Node node) {
        String message = part(node, Role.ARGUMENT);
        return part(node, Role.EXPRESSION) + (message.isEmpty() ? "" : " : " + message);
    }

    private static String variables(Node node) {
        return Stream.concat(node.children(Role.MODIFIER).stream(), node.child(Role.TYPE).stream())
                .map(CodeRendering::write)
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
        StringBuilder text = new StringBuilder(CodeRendering.lambdaUpToBody(node));
        List<Node> statements = node.child(Role.BODY)
                .filter(body -> body.is(NodeKind.BLOCK))
                .map(body -> body.children(Role.STATEMENT))
                .orElse(List.of());
        while (!statements.isEmpty()) {
            Node first = statements.get(0);
            text.append(render(first)).append(opensBlock(first) ? "{" : "");
            statements = Stream.concat(first.child(Role.BODY).stream(), first.child(Role.THEN).stream())
                    .flatMap(body -> body.is(NodeKind.BLOCK) ? body.children(Role.STATEMENT).stream() : Stream.of(body))
                    .toList();
        }
        return text.toString();
    }

    /** Whether the records write the brace of a block that a statement starts. */
    private static boolean opensBlock(Node statement) {
        return statement.is(NodeKind.SYNCHRONIZED)
                || statement.is(NodeKind.IF)
                        && statement
                                .child(Role.THEN)
                                .filter(then -> then.is(NodeKind.BLOCK))
                                .isPresent();
    }

    private static String inBrackets(Node node, Role role) {
        return '(' + list(node.children(role), ", ") + ')';
    }

    private static String part(Node node, Role role) {
        return node.child(role).map(CodeRendering::write).orElse("");
    }

    private static String list(List<Node> nodes, String separator) {
        return nodes.stream().map(StatementRendering::write).collect(Collectors.joining(separator));
    }
}
