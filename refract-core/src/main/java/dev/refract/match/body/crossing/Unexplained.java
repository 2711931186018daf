package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which statements of a callable say something that did not come there with what was found.
 *
 * @param code the callable
 * @param links what was found
 * @param nested the calls in it that may stand for more of what left
 */
record Unexplained(Code code, List<StatementLink> links, Set<Node> nested) {
    /**
     * How many there are.
     *
     * @param missing the statements that are in no link
     * @param known those that are known to be from a body
     */
    Trial.Missing of(List<Node> missing, Set<Node> known) {
        List<Node> statements = missing.stream()
                .filter(statement -> code.tells(statement) && !isGlue(statement) && !isOfAssigned(statement))
                .filter(statement -> nested.stream().noneMatch(statement::contains))
                .filter(statement -> !isExtractedVariable(statement))
                .toList();
        int shared = (int) statements.stream().filter(known::contains).count();
        return new Trial.Missing(statements.size(), statements.size() - shared);
    }

    /** A variable for more than a name that stood in a statement itself before. */
    private boolean isExtractedVariable(Node statement) {
        Optional<Node> variable = Parts.onlyVariable(statement);
        return variable.flatMap(only -> only.child(Role.INITIALIZER)).isPresent()
                && links.stream()
                        .flatMap(link -> link.replacements().stream())
                        .filter(exchange -> exchange.before()
                                .filter(node -> !node.is(NodeKind.NAME))
                                .isPresent())
                        .flatMap(exchange -> exchange.after().flatMap(code.body()::declaration).stream())
                        .anyMatch(variable.get()::equals);
    }

    /** Whether a statement returns the field that is given its value by one that came: {@code return connection;}. */
    private boolean isOfAssigned(Node statement) {
        return statement.is(NodeKind.RETURN)
                && statement
                        .child(Role.EXPRESSION)
                        .map(Parts::strip)
                        .filter(value -> value.is(NodeKind.NAME)
                                && links.stream().anyMatch(link -> isAssignedTo(value, link.after())))
                        .isPresent();
    }

    private static boolean isAssignedTo(Node field, Node statement) {
        return Parts.assignment(statement)
                .flatMap(assignment -> assignment.child(Role.LEFT))
                .map(Parts::strip)
                .filter(left -> left.is(NodeKind.NAME) && left.label().equals(field.label()))
                .isPresent();
    }

    /** What an extraction has to add: {@code return result;}. */
    private boolean isGlue(Node statement) {
        return statement.is(NodeKind.RETURN)
                && statement
                        .child(Role.EXPRESSION)
                        .flatMap(code.body()::declaration)
                        .isPresent();
    }
}
