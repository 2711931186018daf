package dev.refract.model;

import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/** What a declaration says of itself, read off its node. */
public final class Declared {
    /** Label of a constructor that has no parameters of its own. */
    private static final String COMPACT = "compact";

    private Declared() {}

    /** Its modifiers that are keywords. */
    public static List<Node> modifiers(Entity entity) {
        return modifiers(entity.node());
    }

    /** Modifiers that are keywords, of an entity's node or a parameter. */
    public static List<Node> modifiers(Node declaration) {
        return withKind(declaration.children(Role.MODIFIER), NodeKind.MODIFIER);
    }

    /** Annotations of an entity's node or a parameter. */
    public static List<Node> annotations(Node declaration) {
        return withKind(declaration.children(Role.MODIFIER), NodeKind.ANNOTATION);
    }

    /** Name of an annotation's type, as written. */
    public static String annotationName(Node annotation) {
        return annotation.child(Role.TYPE).map(Node::label).orElse("");
    }

    /** The code that belongs to an entity itself: not its members, and not the other variables of its declaration. */
    public static List<Node> parts(Entity entity) {
        Node node = entity.node();
        if (entity.isType()) {
            return node.children().stream()
                    .filter(child -> child.role() != Role.MEMBER && !child.is(NodeKind.RECORD_COMPONENT))
                    .toList();
        }
        if (!node.is(NodeKind.FIELD)) {
            return List.of(node);
        }
        Node own = entity.variable();
        return node.children().stream()
                .filter(child -> child.role() != Role.FRAGMENT || child.equals(own))
                .toList();
    }

    /** The parameters of a callable. */
    public static List<Node> parameters(Entity callable) {
        return callable.node().children(Role.PARAMETER);
    }

    /**
     * Whether a callable can be called with this number of arguments.
     *
     * @param arity the number; negative where it is not known
     */
    public static boolean takes(Entity callable, int arity) {
        if (isCompact(callable.node())) {
            return arity < 0 || arity == components(callable.type());
        }
        List<Node> parameters = parameters(callable);
        int count = parameters.size();
        boolean variable = count > 0 && !parameters.get(count - 1).label().isEmpty();
        return arity < 0 || arity == count || variable && arity >= count - 1;
    }

    /** Whether a declaration is a constructor that takes the components of its record, and declares no parameters. */
    public static boolean isCompact(Node declaration) {
        return declaration.is(NodeKind.CONSTRUCTOR) && declaration.label().equals(COMPACT);
    }

    private static int components(Entity type) {
        return (int) type.node().children().stream()
                .filter(child -> child.is(NodeKind.RECORD_COMPONENT))
                .count();
    }

    /** Return type of a callable, type of a field. */
    public static Optional<Node> type(Entity entity) {
        return entity.node().child(Role.TYPE);
    }

    /** Type of a parameter or variable; empty where it is inferred. */
    public static Optional<Node> type(Node variable) {
        return holder(variable).child(Role.TYPE);
    }

    /** The node that has the type and the modifiers of a declaration: the statement around a variable. */
    public static Node holder(Node declaration) {
        return declaration.is(NodeKind.VARIABLE) ? declaration.parent().orElse(declaration) : declaration;
    }

    /** Name of the type of a callable or field, without type arguments and dimensions; empty where it has none. */
    public static String typeName(Entity entity) {
        return type(entity).map(TypeNames::erasure).orElse("");
    }

    /** The exception types that a callable declares. */
    public static List<Node> thrown(Entity callable) {
        return callable.node().children(Role.THROWN);
    }

    /** The types that a type extends and implements; for an anonymous type the one that its creation names. */
    public static List<Node> supertypes(Entity type) {
        Node node = type.node();
        if (node.is(NodeKind.ANONYMOUS_CLASS)) {
            return node.parent().map(creation -> creation.children(Role.TYPE)).orElse(List.of());
        }
        List<Node> supertypes = new ArrayList<>(node.children(Role.SUPERCLASS));
        supertypes.addAll(node.children(Role.INTERFACE));
        return supertypes;
    }

    /** The value that a method gives back, if it does nothing else. */
    public static Optional<Node> onlyResult(Entity method) {
        List<Node> statements = method.body().map(Node::children).orElse(List.of());
        return statements.size() == 1 && statements.get(0).is(NodeKind.RETURN)
                ? statements.get(0).child(Role.EXPRESSION)
                : Optional.empty();
    }

    /** Name and parameter types: tells the callables of a type apart. */
    public static String signature(Entity callable) {
        return callable.name() + '(' + parameterTypes(callable) + ')';
    }

    /** Parameter types without type arguments and packages, joined: tells overloads apart. */
    public static String parameterTypes(Entity callable) {
        StringJoiner types = new StringJoiner(",");
        parameters(callable).forEach(parameter -> types.add(erasedType(parameter)));
        return types.toString();
    }

    /** Simple name of a parameter's type with its dimensions, without type arguments. */
    public static String erasedType(Node parameter) {
        return simpleName(writtenType(parameter));
    }

    /** Name of a parameter's type as it is written, with its dimensions, without type arguments. */
    public static String writtenType(Node parameter) {
        // A variable number of arguments is an array to whoever declares it.
        return writtenType(parameter.child(Role.TYPE), parameter)
                + (parameter.label().isEmpty() ? "" : "[]");
    }

    /** Name of a field's type as it is written, with its dimensions, without type arguments; empty where it has none. */
    public static String writtenType(Entity field) {
        return writtenType(type(field), field.variable());
    }

    private static String writtenType(Optional<Node> type, Node declared) {
        String name = type.map(TypeNames::erasure).orElse("");
        int dimensions = declared.children(Role.DIMENSION).size()
                + type.filter(node -> node.is(NodeKind.ARRAY_TYPE))
                        .map(node -> node.children(Role.DIMENSION).size())
                        .orElse(0);
        return name + "[]".repeat(dimensions);
    }

    /** The part of a qualified name after the last dot. */
    public static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Whether two names of types are equal, or one is the other with a package, or more of it, in front. */
    public static boolean sameName(String before, String after) {
        boolean oneIsLonger = before.endsWith('.' + after) || after.endsWith('.' + before);
        return before.equals(after) || oneIsLonger && withoutPackage(before).equals(withoutPackage(after));
    }

    /** A name of a type without its package, whose words start with small letters: {@code Map.Entry}. */
    public static String withoutPackage(String name) {
        int start = 0;
        for (int dot = name.indexOf('.'); dot > start && Character.isLowerCase(name.charAt(start)); ) {
            start = dot + 1;
            dot = name.indexOf('.', start);
        }
        return name.substring(start);
    }

    private static List<Node> withKind(List<Node> nodes, NodeKind kind) {
        return nodes.stream().filter(node -> node.is(kind)).toList();
    }
}
