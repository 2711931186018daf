package dev.refract.java;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.stream.Collectors;

/** Writes nodes as Java on one line, with the spaces that the field's records have. */
final class CodeRendering {
    private CodeRendering() {}

    static String render(Node node) {
        return switch (node.kind()) {
            case TYPE_NAME, PRIMITIVE_TYPE -> prefixed(node, node.label());
            case ARRAY_TYPE -> child(node, Role.TYPE) + "[]".repeat(dimensions(node));
            case PARAMETERIZED_TYPE -> child(node, Role.TYPE) + '<' + list(node, Role.TYPE_ARGUMENT, ",") + '>';
            case QUALIFIED_TYPE -> child(node, Role.QUALIFIER) + '.' + node.name();
            case WILDCARD_TYPE -> wildcard(node);
            case UNION_TYPE -> list(node, Role.TYPE, "|");
            case INTERSECTION_TYPE -> list(node, Role.TYPE, " & ");
            case ANNOTATION -> node.role() == Role.MODIFIER ? annotation(node) : nestedAnnotation(node);
            case ANNOTATION_ARGUMENT -> node.name() + '=' + child(node, Role.VALUE);
            case TYPE_PARAMETER -> typeParameter(node);
            case PARAMETER, RECORD_COMPONENT -> child(node, Role.TYPE) + node.label() + ' ' + node.name();
            default -> expression(node);
        };
    }

    static int dimensions(Node node) {
        return node.children(Role.DIMENSION).size();
    }

    private static String expression(Node node) {
        return switch (node.kind()) {
            case CALL -> receiver(node) + typeArguments(node) + node.name() + arguments(node);
            case SUPER_CALL -> qualifier(node) + "super." + typeArguments(node) + node.name() + arguments(node);
            case NEW ->
                receiver(node) + "new " + typeArguments(node) + child(node, Role.TYPE) + arguments(node)
                        + (node.child(Role.ANONYMOUS_BODY).isPresent() ? "{...}" : "");
            case NEW_ARRAY -> newArray(node);
            case ARRAY_INITIALIZER -> '{' + elements(node) + '}';
            case ARRAY_ACCESS -> child(node, Role.RECEIVER) + '[' + child(node, Role.ARGUMENT) + ']';
            case FIELD_ACCESS -> child(node, Role.RECEIVER) + '.' + node.name();
            case SUPER_FIELD_ACCESS -> qualifier(node) + "super." + node.name();
            case THIS -> qualifier(node) + "this";
            case TYPE_LITERAL -> child(node, Role.TYPE) + ".class";
            case METHOD_REFERENCE -> methodReference(node);
            case PARENTHESIZED -> '(' + child(node, Role.EXPRESSION) + ')';
            default -> operation(node);
        };
    }

    private static String operation(Node node) {
        return switch (node.kind()) {
            case INFIX -> list(node, Role.OPERAND, ' ' + node.label() + ' ');
            case PREFIX -> node.label() + child(node, Role.OPERAND);
            case POSTFIX -> child(node, Role.OPERAND) + node.label();
            case ASSIGNMENT -> child(node, Role.LEFT) + node.label() + child(node, Role.RIGHT);
            case CONDITIONAL ->
                child(node, Role.CONDITION) + " ? " + child(node, Role.THEN) + " : " + child(node, Role.ELSE);
            case CAST -> '(' + child(node, Role.TYPE) + ')' + child(node, Role.EXPRESSION);
            case INSTANCEOF ->
                child(node, Role.LEFT) + " instanceof " + child(node, Role.RIGHT) + child(node, Role.PATTERN);
            case LAMBDA -> lambda(node);
            case VARIABLE -> node.name();
            case BLOCK -> "{...}";
            default -> other(node);
        };
    }

    private static String other(Node node) {
        if (node.isLeaf()) {
            // A text block means the same with whatever line ends the file has.
            return node.label().replace("\r\n", "\n");
        }
        String children = node.children().stream().map(CodeRendering::render).collect(Collectors.joining(" "));
        return node.label().isEmpty() ? children : node.label() + ' ' + children;
    }

    private static String lambda(Node node) {
        List<Node> parameters = node.children(Role.PARAMETER);
        String list = parameters.stream().map(CodeRendering::render).collect(Collectors.joining(","));
        boolean bare = parameters.size() == 1 && parameters.get(0).is(NodeKind.VARIABLE);
        return (bare ? list : '(' + list + ')') + " -> " + child(node, Role.BODY);
    }

    private static String methodReference(Node node) {
        String start = node.label().equals("super")
                ? qualifier(node) + "super"
                : child(node, Role.RECEIVER) + child(node, Role.TYPE);
        return start + "::" + (node.label().equals("new") ? "new" : node.name());
    }

    private static String annotation(Node node) {
        return annotation(
                node,
                node.children().stream()
                        .filter(child -> child.role() != Role.TYPE)
                        .map(child -> child.is(NodeKind.ANNOTATION_ARGUMENT)
                                ? child.name() + " = " + child(child, Role.VALUE)
                                : render(child))
                        .collect(Collectors.joining(", ")));
    }

    /** As a value of another annotation, an annotation is written without spaces. */
    private static String nestedAnnotation(Node node) {
        return annotation(
                node,
                node.children().stream()
                        .filter(child -> child.role() != Role.TYPE)
                        .map(CodeRendering::render)
                        .collect(Collectors.joining(",")));
    }

    private static String annotation(Node node, String values) {
        String name = '@' + child(node, Role.TYPE);
        return values.isEmpty() ? name : name + '(' + values + ')';
    }

    private static String typeParameter(Node node) {
        String bounds = list(node, Role.BOUND, " & ");
        return bounds.isEmpty() ? node.name() : node.name() + " extends " + bounds;
    }

    private static String wildcard(Node node) {
        return node.label().equals("?") ? "?" : "? " + node.label() + ' ' + child(node, Role.BOUND);
    }

    private static String newArray(Node node) {
        String initializer = child(node, Role.INITIALIZER);
        Node type = node.child(Role.TYPE).orElse(node);
        if (!initializer.isEmpty()) {
            return "new " + render(type) + initializer;
        }
        StringBuilder text = new StringBuilder("new ").append(child(type, Role.TYPE));
        List<Node> sizes = node.children(Role.DIMENSION);
        sizes.forEach(size -> text.append('[').append(render(size)).append(']'));
        return text.append("[]".repeat(Math.max(0, dimensions(type) - sizes.size())))
                .toString();
    }

    private static String elements(Node node) {
        return node.children().stream().map(CodeRendering::render).collect(Collectors.joining(","));
    }

    private static String prefixed(Node node, String name) {
        String annotations = list(node, Role.MODIFIER, " ");
        return annotations.isEmpty() ? name : annotations + ' ' + name;
    }

    private static String receiver(Node node) {
        return node.child(Role.RECEIVER).map(receiver -> render(receiver) + '.').orElse("");
    }

    private static String qualifier(Node node) {
        return node.child(Role.QUALIFIER)
                .map(qualifier -> render(qualifier) + '.')
                .orElse("");
    }

    private static String typeArguments(Node node) {
        String arguments = list(node, Role.TYPE_ARGUMENT, ",");
        return arguments.isEmpty() ? "" : '<' + arguments + '>';
    }

    private static String arguments(Node node) {
        return '(' + list(node, Role.ARGUMENT, ",") + ')';
    }

    private static String child(Node node, Role role) {
        return node.child(role).map(CodeRendering::render).orElse("");
    }

    private static String list(Node node, Role role, String separator) {
        return node.children(role).stream().map(CodeRendering::render).collect(Collectors.joining(separator));
    }
}
