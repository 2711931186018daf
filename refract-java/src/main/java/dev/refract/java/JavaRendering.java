package dev.refract.java;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The words for Java elements that the field's records use. */
final class JavaRendering implements LanguageFrontend.Rendering {
    /** Stands where a type would, for parameters of lambda expressions that leave it to the compiler. */
    private static final String UNTYPED = "null";

    private static final List<String> ACCESS_WORDS = List.of("public", "protected", "private");

    @Override
    public String render(Node node) {
        return CodeRendering.render(node);
    }

    @Override
    public String code(Node node) {
        return StatementRendering.render(node);
    }

    @Override
    public String signature(Entity entity) {
        return switch (entity.kind().group()) {
            case TYPE -> entity.qualifiedName();
            case CALLABLE -> callable(entity);
            case FIELD -> field(entity, this::variable);
            case INITIALIZER -> isStatic(entity) ? "static initializer" : "initializer";
        };
    }

    @Override
    public String name(Entity entity) {
        if (entity.kind() == EntityKind.INITIALIZER) {
            return isStatic(entity) ? "static block" : "block";
        }
        return entity.name();
    }

    @Override
    public String variable(Node variable) {
        String type = declaredType(variable);
        return variable.name() + " : " + (type.isEmpty() ? UNTYPED : type);
    }

    @Override
    public String attributeAsWritten(Entity field) {
        return field(field, this::variableAsWritten);
    }

    private static String field(Entity field, Function<Node, String> variable) {
        if (field.kind() == EntityKind.ENUM_CONSTANT) {
            List<Node> arguments = field.node().children(Role.ARGUMENT);
            String list = arguments.stream().map(CodeRendering::render).collect(Collectors.joining(","));
            return arguments.isEmpty() ? field.name() : field.name() + '(' + list + ')';
        }
        return access(field) + ' ' + variable.apply(field.variable());
    }

    @Override
    public String type(Node type) {
        return withoutPackage(typeAsWritten(type));
    }

    @Override
    public String variableAsWritten(Node variable) {
        return variable.name() + " : " + writtenType(variable);
    }

    @Override
    public String typeAsWritten(Node type) {
        return CodeRendering.render(type);
    }

    @Override
    public String accessWord(Entity entity) {
        return access(entity);
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
                .map(parameter -> parameter.name() + ' ' + writtenType(parameter))
                .collect(Collectors.joining(", ")));
        text.append(')');
        if (callable.kind() != EntityKind.CONSTRUCTOR) {
            text.append(" : ").append(writtenType(node));
        }
        return text.toString();
    }

    /** The type of a declaration as written, dimensions after the name included; that of a constant is its enum. */
    static String writtenType(Node declaration) {
        if (declaration.is(NodeKind.ENUM_CONSTANT)) {
            return around(declaration).name();
        }
        Node holder = typeHolder(declaration);
        String type = holder.child(Role.TYPE).map(CodeRendering::render).orElse("");
        String arity = declaration.is(NodeKind.PARAMETER) || declaration.is(NodeKind.RECORD_COMPONENT)
                ? declaration.label()
                : "";
        return type + CodeRendering.dimensions(declaration) + arity;
    }

    /** The type of a declaration without the package of its outermost name: {@code Map.Entry<java.lang.String,X>}. */
    static String declaredType(Node declaration) {
        return withoutPackage(writtenType(declaration));
    }

    /** A package's words start with small letters, a type's do not; the dots of {@code int...} end no word. */
    static String withoutPackage(String type) {
        int start = 0;
        int dot = type.indexOf('.');
        while (dot > start
                && dot + 1 < type.length()
                && Character.isJavaIdentifierStart(type.charAt(dot + 1))
                && Character.isLowerCase(type.charAt(start))
                && isName(type, start, dot)) {
            start = dot + 1;
            dot = type.indexOf('.', start);
        }
        return type.substring(start);
    }

    private static boolean isName(String text, int start, int end) {
        return text.substring(start, end).chars().allMatch(Character::isJavaIdentifierPart);
    }

    /** A variable among several has its type in the declaration around it. */
    private static Node typeHolder(Node declaration) {
        return declaration.is(NodeKind.VARIABLE) ? around(declaration) : declaration;
    }

    /** The node around another: the nearest before it that reaches beyond it. */
    private static Node around(Node inner) {
        for (int index = inner.index() - 1; index >= 0; index--) {
            Node candidate = inner.tree().node(index);
            if (candidate.contains(inner)) {
                return candidate;
            }
        }
        return inner;
    }

    private static String parameterTypes(Node callable) {
        return callable.children(Role.PARAMETER).stream()
                .map(parameter -> simple(writtenType(parameter)))
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

    /** The word for the access of an entity, {@code package} where there is none. */
    static String access(Entity entity) {
        for (Node modifier : entity.node().children(Role.MODIFIER)) {
            if (modifier.is(NodeKind.MODIFIER) && ACCESS_WORDS.contains(modifier.label())) {
                return modifier.label();
            }
        }
        if (entity.kind() == EntityKind.RECORD_COMPONENT) {
            return "private";
        }
        return !entity.isType() && inInterface(entity) ? "public" : "package";
    }

    private static boolean inInterface(Entity entity) {
        return entity.owner()
                .map(owner -> owner.kind() == EntityKind.INTERFACE || owner.kind() == EntityKind.ANNOTATION_TYPE)
                .orElse(false);
    }

    private static boolean isAbstract(Entity callable) {
        return hasModifier(callable, "abstract");
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
