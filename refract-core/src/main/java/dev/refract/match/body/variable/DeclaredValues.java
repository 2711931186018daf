package dev.refract.match.body.variable;

import dev.refract.match.body.code.Parts;
import dev.refract.match.body.statement.CallRules;
import dev.refract.match.body.statement.CompositeStatements;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Variables that linked statements declare with the same value, or with values that are made alike, such as {@code
 * open(file)} and {@code read(file)}, or {@code new Reader(file)} and {@code new Scanner(file)}; and what clauses catch that do
 * the same.
 */
final class DeclaredValues {
    private final Set<NodePair> same = new HashSet<>();
    private final Set<NodePair> unlike = new HashSet<>();
    private final Set<NodePair> alike = new HashSet<>();
    private final Set<NodePair> handed = new HashSet<>();

    /** Notes the variables that two statements declare. */
    void note(StatementLink link) {
        List<Node> left = declared(link.before());
        List<Node> right = declared(link.after());
        for (int i = 0; i < left.size() && left.size() == right.size(); i++) {
            note(link, left.get(i), right.get(i));
        }
    }

    /** The only variable of a declaration, those of resources, and what a clause catches. */
    private static List<Node> declared(Node statement) {
        return switch (statement.kind()) {
            case LOCAL_VARIABLE -> Parts.onlyVariable(statement).stream().toList();
            case TRY ->
                statement.children(Role.RESOURCE).stream()
                        .flatMap(resource -> Parts.onlyVariable(resource).stream())
                        .toList();
            case CATCH -> statement.children(Role.PARAMETER);
            default -> List.of();
        };
    }

    private void note(StatementLink link, Node variable, Node other) {
        Optional<Node> value = value(variable);
        Optional<Node> another = value(other);
        NodePair variables = new NodePair(variable, other);
        if (link.replacements().isEmpty() || isClauseOfSame(link)) {
            same.add(variables);
        } else if (value.isPresent() && another.isPresent()) {
            Set<NodePair> equal = new HashSet<>(link.equal());
            if (equal.contains(new NodePair(beside(value.get(), another.get()), beside(another.get(), value.get())))) {
                same.add(variables);
                return;
            }
            unlike.add(variables);
            if (link.rule().equals(CallRules.WRAPPED)) {
                handed.add(variables);
            } else if (isMadeOfSame(value.get(), equal) && areAlike(value.get(), another.get(), equal)) {
                alike.add(variables);
            }
        }
    }

    /** Whether two clauses are one for what they do: it is done to what both catch, whatever its name and type. */
    private static boolean isClauseOfSame(StatementLink link) {
        return link.before().is(NodeKind.CATCH) && !link.rule().equals(CompositeStatements.LAST_CLAUSE);
    }

    private static Optional<Node> value(Node variable) {
        return variable.child(Role.INITIALIZER).map(Parts::strip);
    }

    /** An expression without its cast, where another one that may be the same has none. */
    static Node beside(Node expression, Node other) {
        return other.is(NodeKind.CAST) ? expression : Parts.cast(expression).orElse(expression);
    }

    /** Whether a part of a value is in the other one, too: more than the name of what is called. */
    private static boolean isMadeOfSame(Node value, Set<NodePair> equal) {
        return equal.stream()
                .map(NodePair::before)
                .anyMatch(part -> part.role() != Role.NAME && part.role() != Role.TYPE && value.contains(part));
    }

    private static boolean areAlike(Node expression, Node another, Set<NodePair> equal) {
        Node value = Parts.strip(expression);
        Node other = Parts.strip(another);
        if (equal.contains(new NodePair(value, other))) {
            return true;
        }
        if (value.kind() != other.kind()) {
            return false;
        }
        return switch (value.kind()) {
            case TYPE_LITERAL -> true;
            case CAST -> isSameType(value, other, equal) && areAllAlike(value, other, Role.EXPRESSION, equal);
            case NEW -> areArgumentsAlike(value, other, equal);
            case CALL -> areCallsAlike(value, other, equal);
            default -> false;
        };
    }

    private static boolean isSameType(Node cast, Node other, Set<NodePair> equal) {
        Optional<Node> type = cast.child(Role.TYPE);
        Optional<Node> another = other.child(Role.TYPE);
        return type.isPresent()
                && another.isPresent()
                && (equal.contains(new NodePair(type.get(), another.get()))
                        || differInBrackets(type.get(), another.get())
                                && generic(type.get()).sameCode(generic(another.get())));
    }

    /** Whether one type has something in brackets, and the other has not. */
    private static boolean differInBrackets(Node type, Node other) {
        return type.is(NodeKind.PARAMETERIZED_TYPE) != other.is(NodeKind.PARAMETERIZED_TYPE);
    }

    /** A type without what is in its brackets. */
    private static Node generic(Node type) {
        return type.is(NodeKind.PARAMETERIZED_TYPE) ? type.child(Role.TYPE).orElse(type) : type;
    }

    private static boolean areCallsAlike(Node value, Node other, Set<NodePair> equal) {
        if (!areAllAlike(value, other, Role.RECEIVER, equal)) {
            return false;
        }
        if (!value.name().equals(other.name())) {
            return areArgumentsAlike(value, other, equal);
        }
        int arguments = value.children(Role.ARGUMENT).size();
        return arguments == other.children(Role.ARGUMENT).size()
                && 2 * alike(value, other, Role.ARGUMENT, equal) >= arguments;
    }

    private static boolean areArgumentsAlike(Node value, Node other, Set<NodePair> equal) {
        return value.child(Role.ARGUMENT).isPresent() && areAllAlike(value, other, Role.ARGUMENT, equal);
    }

    private static boolean areAllAlike(Node value, Node other, Role role, Set<NodePair> equal) {
        int parts = value.children(role).size();
        return parts == other.children(role).size() && alike(value, other, role, equal) == parts;
    }

    private static int alike(Node value, Node other, Role role, Set<NodePair> equal) {
        List<Node> parts = value.children(role);
        List<Node> others = other.children(role);
        int alike = 0;
        for (int i = 0; i < parts.size(); i++) {
            alike += areAlike(parts.get(i), others.get(i), equal) ? 1 : 0;
        }
        return alike;
    }

    /** Whether two variables are declared with the same value. */
    boolean areSame(Node before, Node after) {
        return same.contains(new NodePair(before, after));
    }

    /** Whether two variables are declared with values that are not the same. */
    boolean areOther(Node before, Node after) {
        return unlike.contains(new NodePair(before, after));
    }

    /** Whether two variables are declared with values that are made alike. */
    boolean areAlike(Node before, Node after) {
        return alike.contains(new NodePair(before, after));
    }

    /** Whether one of two variables is declared with what is handed to what makes the other. */
    boolean isHanded(Node before, Node after) {
        return handed.contains(new NodePair(before, after));
    }
}
