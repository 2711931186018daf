package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Parts;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Tells overloads of equal arity apart by the arguments whose type is written: variables, literals, creations, casts; and
 * by lambdas, which take as many arguments as they are given where the parameter is called.
 */
final class Overloads {
    private final Node declaration;
    /** Few calls are of overloads that their numbers of arguments do not tell apart. */
    private LocalScopes scopes;

    private Overloads(Node declaration) {
        this.declaration = declaration;
    }

    /** For the calls in a declaration. */
    static Overloads in(Node declaration) {
        return new Overloads(declaration);
    }

    /** The callables that fit the arguments best; all where nothing tells. */
    List<Entity> choose(List<Entity> callables, Node call) {
        if (callables.size() < 2) {
            return callables;
        }
        if (scopes == null) {
            scopes = LocalScopes.of(declaration);
        }
        List<Node> arguments = call.children(Role.ARGUMENT);
        int best = callables.stream()
                .mapToInt(callable -> fitting(callable, arguments))
                .max()
                .orElse(0);
        return callables.stream()
                .filter(callable -> fitting(callable, arguments) == best)
                .toList();
    }

    private int fitting(Entity callable, List<Node> arguments) {
        List<Node> parameters = Declared.parameters(callable);
        int fitting = 0;
        for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
            String type = Declared.erasedType(parameters.get(i));
            boolean fits = typeOf(arguments.get(i)).filter(type::equals).isPresent()
                    || isCalledLike(arguments.get(i), parameters.get(i), callable.node());
            fitting += fits ? 1 : 0;
        }
        return fitting;
    }

    /** Whether a callable calls what a parameter holds with as many arguments as the lambda takes that is passed. */
    private static boolean isCalledLike(Node argument, Node parameter, Node callable) {
        Node function = Parts.strip(argument);
        if (!function.is(NodeKind.LAMBDA)) {
            return false;
        }
        int taken = function.children(Role.PARAMETER).size();
        List<Node> calls = new ArrayList<>();
        callable.forEachBelow(node -> {
            boolean ofParameter = node.is(NodeKind.CALL)
                    && node.child(Role.RECEIVER)
                            .filter(receiver -> receiver.is(NodeKind.NAME)
                                    && receiver.label().equals(parameter.name()))
                            .isPresent();
            if (ofParameter && node.children(Role.ARGUMENT).size() == taken) {
                calls.add(node);
            }
        });
        return !calls.isEmpty();
    }

    private Optional<String> typeOf(Node argument) {
        Node expression = Parts.strip(argument);
        return switch (expression.kind()) {
            case NAME -> scopes.declaration(expression).flatMap(this::declared);
            case NEW, CAST ->
                expression.child(Role.TYPE).map(TypeNames::erasure).map(Declared::simpleName);
            case STRING, TEXT_BLOCK -> Optional.of("String");
            case CHARACTER -> Optional.of("char");
            case BOOLEAN -> Optional.of("boolean");
            case NUMBER -> Optional.of(numberType(expression.label()));
            default -> Optional.empty();
        };
    }

    /** The type of a number as it is written: {@code 1L}, {@code 0x1F}, {@code 1.5f}, {@code 2e3}. */
    private static String numberType(String number) {
        String lower = number.toLowerCase(Locale.ROOT);
        boolean hexadecimal = lower.startsWith("0x");
        if (lower.endsWith("l")) {
            return "long";
        }
        if (lower.endsWith("f") && (!hexadecimal || lower.contains("p"))) {
            return "float";
        }
        boolean exact =
                hexadecimal ? !lower.contains("p") : lower.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'd');
        return exact ? "int" : "double";
    }

    private Optional<String> declared(Node variable) {
        return variable.child(Role.TYPE).isPresent()
                ? Optional.of(Declared.erasedType(variable))
                : scopes.type(variable).map(TypeNames::erasure).map(Declared::simpleName);
    }
}
