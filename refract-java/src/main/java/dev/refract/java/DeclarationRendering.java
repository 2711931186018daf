package dev.refract.java;

import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rows of {@link CodeRendering} for what a body declares: types in it, and the members of these. */
final class DeclarationRendering {
    private DeclarationRendering() {}

    static void addTo(Map<NodeKind, Function<Node, String>> writers) {
        writers.put(NodeKind.LOCAL_TYPE, node -> CodeRendering.child(node, Role.DECLARATION));
        writers.put(NodeKind.CLASS, node -> type(node, "class", " implements "));
        writers.put(NodeKind.INTERFACE, node -> type(node, "interface", " extends "));
        writers.put(NodeKind.ENUM, node -> type(node, "enum", " implements "));
        writers.put(NodeKind.RECORD, node -> type(node, "record", " implements "));
        writers.put(NodeKind.ANNOTATION_TYPE, node -> type(node, "@interface", ""));
        writers.put(NodeKind.ANONYMOUS_CLASS, node -> CodeRendering.BRACES);
        writers.put(NodeKind.METHOD, DeclarationRendering::callable);
        writers.put(NodeKind.CONSTRUCTOR, DeclarationRendering::callable);
        writers.put(NodeKind.ANNOTATION_MEMBER, DeclarationRendering::callable);
        writers.put(NodeKind.INITIALIZER, node -> CodeRendering.prefixed(node, CodeRendering.BRACES));
        writers.put(NodeKind.ENUM_CONSTANT, DeclarationRendering::constant);
    }

    private static String type(Node node, String word, String beforeInterfaces) {
        String name = word + ' ' + node.name() + typeParameters(node);
        String components = node.is(NodeKind.RECORD) ? parameters(node) : "";
        String parents = following(node, " extends ", Role.SUPERCLASS)
                + following(node, beforeInterfaces, Role.INTERFACE)
                + following(node, " permits ", Role.PERMITTED);
        return CodeRendering.prefixed(node, name + components + parents + ' ' + CodeRendering.BRACES);
    }

    private static String callable(Node node) {
        String list = Declared.isCompact(node) ? "" : parameters(node);
        String name = node.name() + list + CodeRendering.dimensions(node);
        String head = Stream.of(typeParameters(node), CodeRendering.child(node, Role.TYPE), name)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        String end = node.child(Role.BODY).isPresent() ? ' ' + CodeRendering.BRACES : ";";
        return CodeRendering.prefixed(
                node,
                head + following(node, " throws ", Role.THROWN) + following(node, " default ", Role.DEFAULT) + end);
    }

    private static String constant(Node node) {
        String arguments = node.children(Role.ARGUMENT).isEmpty() ? "" : CodeRendering.arguments(node);
        String body = node.child(Role.ANONYMOUS_BODY).isPresent() ? CodeRendering.BRACES : "";
        return CodeRendering.prefixed(node, node.name() + arguments + body);
    }

    private static String typeParameters(Node node) {
        String parameters = CodeRendering.list(node, Role.TYPE_PARAMETER, ", ");
        return parameters.isEmpty() ? "" : '<' + parameters + '>';
    }

    private static String parameters(Node node) {
        String receiver = CodeRendering.list(node, Role.RECEIVER_PARAMETER, " ");
        boolean inner = node.children(Role.RECEIVER_PARAMETER).size() > 1;
        String self = receiver.isEmpty() ? "" : receiver + (inner ? ".this" : " this");
        return Stream.of(self, CodeRendering.list(node, Role.PARAMETER, ", "))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String following(Node node, String words, Role role) {
        String parts = CodeRendering.list(node, role, ", ");
        return parts.isEmpty() ? "" : words + parts;
    }
}
