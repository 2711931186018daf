package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Optional;

/** The expressions that statements are made around: abstraction (RefactoringMiner 2.0, section 3.2). */
public final class Cores {
    private Cores() {}

    /** The expression that is computed, returned, assigned or thrown; empty for what is made around none. */
    public static Optional<Node> of(Node statement) {
        return switch (statement.kind()) {
            case EXPRESSION_STATEMENT -> statement.child(Role.EXPRESSION).map(Cores::assigned);
            case RETURN, YIELD, THROW -> statement.child(Role.EXPRESSION).map(Parts::strip);
            case LOCAL_VARIABLE ->
                statement
                        .child(Role.FRAGMENT)
                        .flatMap(variable -> variable.child(Role.INITIALIZER))
                        .map(Parts::strip);
            default -> Optional.empty();
        };
    }

    /** The expression that a statement is made around, or the statement itself. */
    public static Node orSelf(Node statement) {
        return of(statement).orElse(statement);
    }

    private static Node assigned(Node expression) {
        Node stripped = Parts.strip(expression);
        return stripped.is(NodeKind.ASSIGNMENT)
                ? stripped.child(Role.RIGHT).map(Parts::strip).orElse(stripped)
                : stripped;
    }
}
