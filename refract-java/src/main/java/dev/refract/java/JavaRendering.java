package dev.refract.java;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.stream.Collectors;

/** The words for Java elements that the field's records use. */
final class JavaRendering implements LanguageFrontend.Rendering {
    @Override
    public String render(Node node) {
        return CodeRendering.render(node);
    }

    @Override
    public String signature(Entity entity) {
        return switch (entity.kind().group()) {
            case TYPE -> entity.qualifiedName();
            case CALLABLE -> callable(entity);
            case FIELD -> access(entity) + ' ' + variable(entity.variable());
            case INITIALIZER -> isStatic(entity) ? "static initializer" : "initializer";
        };
    }

    @Override
    public String variable(Node variable) {
        return variable.name() + " : " + type(variable);
    }

    @Override
    public String elementId(Entity entity) {
        if (entity.isType()) {
            return withoutTypeArguments(entity.qualifiedName());
        }
        String owner = withoutTypeArguments(entity.typeName());
        return switch (entity.kind().group()) {
            case CALLABLE -> owner + '#' + entity.name() + '(' + parameterTypes(entity.node()) + ')';
            case INITIALIZER -> owner + '#' + (isStatic(entity) ? "<clinit>" : "<init>");
            default -> owner + '#' + entity.name();
        };
    }

    private static String callable(Entity callable) {
        Node node = callable.node();
        StringBuilder text = new StringBuilder(access(callable)).append(' ');
        if (isAbstract(callable)) {
            text.append("abstract ");
        }
        text.append(callable.name()).append('(');
        text.append(node.children(Role.PARAMETER).stream()
                .map(parameter -> parameter.name() + ' ' + type(parameter))
                .collect(Collectors.joining(", ")));
        text.append(')');
        if (callable.kind() != EntityKind.CONSTRUCTOR) {
            text.append(" : ").append(type(node));
        }
        return text.toString();
    }

    /** The type of a declaration, dimensions after the name included. */
    static String type(Node declaration) {
        Node holder = typeHolder(declaration);
        String type = holder.child(Role.TYPE).map(CodeRendering::render).orElse("");
        return type + "[]".repeat(CodeRendering.dimensions(declaration)) + declaration.label();
    }

    /** A variable among several has its type in the declaration around it. */
    private static Node typeHolder(Node declaration) {
        if (!declaration.is(NodeKind.VARIABLE)) {
            return declaration;
        }
        for (int index = declaration.index() - 1; index >= 0; index--) {
            Node candidate = declaration.tree().node(index);
            if (candidate.contains(declaration)) {
                return candidate;
            }
        }
        return declaration;
    }

    private static String parameterTypes(Node callable) {
        return callable.children(Role.PARAMETER).stream()
                .map(parameter -> simple(type(parameter)))
                .collect(Collectors.joining(","));
    }

    /** Name of a type without type arguments and without package: {@code java.util.List<String>} is {@code List}. */
    private static String simple(String type) {
        String erased = withoutTypeArguments(type);
        int dots = erased.endsWith("...") ? erased.length() - 3 : erased.length();
        return erased.substring(erased.lastIndexOf('.', dots - 1) + 1);
    }

    private static String withoutTypeArguments(String name) {
        if (name.indexOf('<') < 0) {
            return name;
        }
        StringBuilder text = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            depth += c == '<' ? 1 : 0;
            if (depth == 0) {
                text.append(c);
            }
            depth -= c == '>' ? 1 : 0;
        }
        return text.toString();
    }

    static String access(Entity entity) {
        for (String access : new String[] {"public", "protected", "private"}) {
            if (hasModifier(entity, access)) {
                return access;
            }
        }
        boolean implicitlyPublic = entity.kind() == EntityKind.ENUM_CONSTANT || inInterface(entity);
        return implicitlyPublic ? "public" : "package";
    }

    private static boolean inInterface(Entity entity) {
        return entity.owner()
                .map(owner -> owner.kind() == EntityKind.INTERFACE || owner.kind() == EntityKind.ANNOTATION_TYPE)
                .orElse(false);
    }

    private static boolean isAbstract(Entity callable) {
        boolean withoutBody = inInterface(callable) && callable.body().isEmpty();
        return withoutBody || hasModifier(callable, "abstract");
    }

    private static boolean isStatic(Entity entity) {
        return hasModifier(entity, "static");
    }

    private static boolean hasModifier(Entity entity, String keyword) {
        return entity.node().children(Role.MODIFIER).stream()
                .anyMatch(modifier ->
                        modifier.is(NodeKind.MODIFIER) && modifier.label().equals(keyword));
    }
}
