package dev.refract.java;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes nodes as Java on one line, with the spaces that the field's records have. */
final class CodeRendering {
    /** Stands for what is in braces; no source has the character. */
    static final String BRACES = "{\u0000}";

    private CodeRendering() {}

    private static final Map<NodeKind, Function<Node, String>> WRITERS = new EnumMap<>(NodeKind.class);

    static {
        types();
        declarations();
        calls();
        operations();
        patterns();
        DeclarationRendering.addTo(WRITERS);
    }

    /** A node on one line. */
    static String render(Node node) {
        return write(node).replace(BRACES, "{...}");
    }

    /** A lambda that stands alone, up to its body: of its parameters only the names, in a list that is closer inside of code. */
    static String lambdaUpToBody(Node lambda) {
        String names = lambda.children(Role.PARAMETER).stream().map(Node::name).collect(Collectors.joining(", "));
        return upToBody(lambda(lambda, names));
    }

    /** A text up to the first brace that opens a body in it. */
    static String upToBody(String text) {
        int body = text.indexOf(BRACES);
        return body < 0 ? text : text.substring(0, body + 1);
    }

    /** A node on one line, in which a mark stands for each body. */
    static String write(Node node) {
        return WRITERS.getOrDefault(node.kind(), CodeRendering::other).apply(node);
    }

    /** The brackets of an array type or of a declaration, with the annotations in front of them. */
    static String dimensions(Node node) {
        StringBuilder text = new StringBuilder();
        for (Node dimension : node.children(Role.DIMENSION)) {
            String annotations = list(dimension, Role.MODIFIER, " ");
            text.append(annotations.isEmpty() ? "[]" : ' ' + annotations + " []");
        }
        return text.toString();
    }

    private static void types() {
        WRITERS.put(NodeKind.TYPE_NAME, node -> prefixed(node, node.label()));
        WRITERS.put(NodeKind.PRIMITIVE_TYPE, node -> prefixed(node, node.label()));
        WRITERS.put(NodeKind.ARRAY_TYPE, node -> child(node, Role.TYPE) + dimensions(node));
        WRITERS.put(
                NodeKind.PARAMETERIZED_TYPE,
                node -> child(node, Role.TYPE) + '<' + list(node, Role.TYPE_ARGUMENT, ",") + '>');
        WRITERS.put(NodeKind.QUALIFIED_TYPE, node -> child(node, Role.QUALIFIER) + '.' + node.name());
        WRITERS.put(NodeKind.WILDCARD_TYPE, CodeRendering::wildcard);
        WRITERS.put(NodeKind.UNION_TYPE, node -> list(node, Role.TYPE, "|"));
        WRITERS.put(NodeKind.INTERSECTION_TYPE, node -> list(node, Role.TYPE, " & "));
        WRITERS.put(NodeKind.TYPE_PARAMETER, CodeRendering::typeParameter);
    }

    private static void declarations() {
        WRITERS.put(
                NodeKind.ANNOTATION, node -> node.role() == Role.MODIFIER ? annotation(node) : nestedAnnotation(node));
        WRITERS.put(NodeKind.ANNOTATION_ARGUMENT, node -> node.name() + '=' + child(node, Role.VALUE));
        WRITERS.put(NodeKind.PARAMETER, CodeRendering::parameter);
        WRITERS.put(NodeKind.RECORD_COMPONENT, CodeRendering::parameter);
        WRITERS.put(NodeKind.VARIABLE, Node::name);
        WRITERS.put(NodeKind.BLOCK, node -> BRACES);
        WRITERS.put(NodeKind.NULL, node -> "null");
    }

    private static void calls() {
        WRITERS.put(NodeKind.CALL, node -> receiver(node) + typeArguments(node) + node.name() + arguments(node));
        WRITERS.put(
                NodeKind.SUPER_CALL,
                node -> qualifier(node) + "super." + typeArguments(node) + node.name() + arguments(node));
        WRITERS.put(NodeKind.NEW, CodeRendering::creation);
        WRITERS.put(NodeKind.NEW_ARRAY, CodeRendering::newArray);
        WRITERS.put(NodeKind.ARRAY_INITIALIZER, node -> '{' + elements(node) + '}');
        WRITERS.put(NodeKind.ARRAY_ACCESS, node -> child(node, Role.RECEIVER) + '[' + child(node, Role.ARGUMENT) + ']');
        WRITERS.put(NodeKind.FIELD_ACCESS, node -> child(node, Role.RECEIVER) + '.' + node.name());
        WRITERS.put(NodeKind.SUPER_FIELD_ACCESS, node -> qualifier(node) + "super." + node.name());
        WRITERS.put(NodeKind.THIS, node -> qualifier(node) + "this");
        WRITERS.put(NodeKind.TYPE_LITERAL, node -> child(node, Role.TYPE) + ".class");
        WRITERS.put(NodeKind.METHOD_REFERENCE, CodeRendering::methodReference);
        WRITERS.put(NodeKind.LAMBDA, CodeRendering::lambda);
    }

    private static void operations() {
        WRITERS.put(NodeKind.PARENTHESIZED, node -> '(' + child(node, Role.EXPRESSION) + ')');
        WRITERS.put(NodeKind.INFIX, node -> list(node, Role.OPERAND, ' ' + node.label() + ' '));
        WRITERS.put(NodeKind.PREFIX, node -> node.label() + child(node, Role.OPERAND));
        WRITERS.put(NodeKind.POSTFIX, node -> child(node, Role.OPERAND) + node.label());
        WRITERS.put(NodeKind.ASSIGNMENT, node -> child(node, Role.LEFT) + node.label() + child(node, Role.RIGHT));
        WRITERS.put(
                NodeKind.CONDITIONAL,
                node -> child(node, Role.CONDITION) + " ? " + child(node, Role.THEN) + " : " + child(node, Role.ELSE));
        WRITERS.put(NodeKind.CAST, node -> '(' + child(node, Role.TYPE) + ')' + child(node, Role.EXPRESSION));
        WRITERS.put(
                NodeKind.INSTANCEOF,
                node -> child(node, Role.LEFT) + " instanceof " + child(node, Role.RIGHT) + child(node, Role.PATTERN));
    }

    private static void patterns() {
        WRITERS.put(NodeKind.SWITCH_EXPRESSION, node -> "switch (" + child(node, Role.CONDITION) + ") " + BRACES);
        WRITERS.put(NodeKind.DEFAULT_LABEL, node -> "default");
        WRITERS.put(NodeKind.TYPE_PATTERN, node -> child(node, Role.PARAMETER));
        WRITERS.put(
                NodeKind.RECORD_PATTERN, node -> child(node, Role.TYPE) + '(' + list(node, Role.PATTERN, ", ") + ')');
        WRITERS.put(NodeKind.ANY_PATTERN, node -> list(node, Role.PATTERN, ", "));
        WRITERS.put(
                NodeKind.GUARDED_PATTERN, node -> child(node, Role.PATTERN) + " when " + child(node, Role.CONDITION));
    }

    private static String parameter(Node node) {
        String ofArity = list(node, Role.OTHER, " ");
        String type = child(node, Role.TYPE) + (ofArity.isEmpty() ? "" : ' ' + ofArity + ' ') + node.label();
        return prefixed(node, type + ' ' + node.name() + dimensions(node));
    }

    private static String creation(Node node) {
        String body = node.child(Role.ANONYMOUS_BODY).isPresent() ? BRACES : "";
        return receiver(node) + "new " + typeArguments(node) + child(node, Role.TYPE) + arguments(node) + body;
    }

    private static String other(Node node) {
        if (node.isLeaf()) {
            // A text block means the same with whatever line ends the file has.
            return node.label().replace("\r\n", "\n");
        }
        String children = node.children().stream().map(CodeRendering::write).collect(Collectors.joining(" "));
        return node.label().isEmpty() ? children : node.label() + ' ' + children;
    }

    private static String lambda(Node node) {
        return lambda(node, list(node, Role.PARAMETER, ","));
    }

    private static String lambda(Node node, String parameterList) {
        List<Node> parameters = node.children(Role.PARAMETER);
        boolean bare = parameters.size() == 1 && parameters.get(0).is(NodeKind.VARIABLE);
        return (bare ? parameterList : '(' + parameterList + ')') + " -> " + child(node, Role.BODY);
    }

    private static String methodReference(Node node) {
        String start = node.label().equals("super")
                ? qualifier(node) + "super"
                : child(node, Role.RECEIVER) + child(node, Role.TYPE);
        return start + "::" + typeArguments(node) + (node.label().equals("new") ? "new" : node.name());
    }

    private static String annotation(Node node) {
        return annotation(
                node,
                node.children().stream()
                        .filter(child -> child.role() != Role.TYPE)
                        .map(child -> child.is(NodeKind.ANNOTATION_ARGUMENT)
                                ? child.name() + " = " + child(child, Role.VALUE)
                                : write(child))
                        .collect(Collectors.joining(", ")));
    }

    /** As a value of another annotation, an annotation is written without spaces. */
    private static String nestedAnnotation(Node node) {
        return annotation(
                node,
                node.children().stream()
                        .filter(child -> child.role() != Role.TYPE)
                        .map(CodeRendering::write)
                        .collect(Collectors.joining(",")));
    }

    private static String annotation(Node node, String values) {
        String name = '@' + child(node, Role.TYPE);
        return values.isEmpty() ? name : name + '(' + values + ')';
    }

    private static String typeParameter(Node node) {
        String bounds = list(node, Role.BOUND, " & ");
        return prefixed(node, bounds.isEmpty() ? node.name() : node.name() + " extends " + bounds);
    }

    private static String wildcard(Node node) {
        return node.label().equals("?") ? "?" : "? " + node.label() + ' ' + child(node, Role.BOUND);
    }

    private static String newArray(Node node) {
        String initializer = child(node, Role.INITIALIZER);
        Node type = node.child(Role.TYPE).orElse(node);
        StringBuilder text = new StringBuilder("new ").append(child(type, Role.TYPE));
        for (Node dimension : type.children(Role.DIMENSION)) {
            text.append('[').append(child(dimension, Role.EXPRESSION)).append(']');
        }
        return text.append(initializer).toString();
    }

    private static String elements(Node node) {
        return node.children().stream().map(CodeRendering::write).collect(Collectors.joining(","));
    }

    /** With the modifiers and annotations of a node in front. */
    static String prefixed(Node node, String code) {
        String modifiers = list(node, Role.MODIFIER, " ");
        return modifiers.isEmpty() ? code : modifiers + ' ' + code;
    }

    private static String receiver(Node node) {
        return node.child(Role.RECEIVER).map(receiver -> write(receiver) + '.').orElse("");
    }

    private static String qualifier(Node node) {
        return node.child(Role.QUALIFIER)
                .map(qualifier -> write(qualifier) + '.')
                .orElse("");
    }

    static String typeArguments(Node node) {
        String arguments = list(node, Role.TYPE_ARGUMENT, ",");
        return arguments.isEmpty() ? "" : '<' + arguments + '>';
    }

    static String arguments(Node node) {
        return '(' + list(node, Role.ARGUMENT, ",") + ')';
    }

    static String child(Node node, Role role) {
        return node.child(role).map(CodeRendering::write).orElse("");
    }

    static String list(Node node, Role role, String separator) {
        return node.children(role).stream().map(CodeRendering::write).collect(Collectors.joining(separator));
    }
}
