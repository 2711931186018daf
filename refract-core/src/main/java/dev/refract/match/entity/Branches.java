package dev.refract.match.entity;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;

/** The branches between which a method chooses: the cases of a switch, or the two sides of a conditional statement. */
final class Branches {
    private final List<List<Node>> found = new ArrayList<>();

    private Branches() {}

    /** The statements of each branch, without the jump out of a case. */
    static List<List<Node>> of(Entity method) {
        Branches branches = new Branches();
        method.body().ifPresent(body -> body.children().forEach(branches::add));
        return branches.found;
    }

    private void add(Node statement) {
        if (statement.is(NodeKind.SWITCH)) {
            cases(statement);
        } else if (statement.is(NodeKind.IF)) {
            statement.child(Role.ELSE).ifPresent(other -> sides(statement, other));
        }
    }

    private void sides(Node conditional, Node other) {
        conditional.child(Role.THEN).map(List::of).ifPresent(found::add);
        if (other.is(NodeKind.IF)) {
            add(other);
        } else {
            found.add(List.of(other));
        }
    }

    private void cases(Node choice) {
        List<Node> branch = new ArrayList<>();
        for (Node statement : choice.children(Role.STATEMENT)) {
            if (!statement.is(NodeKind.SWITCH_CASE) && !statement.is(NodeKind.BREAK)) {
                branch.add(statement);
            } else if (!branch.isEmpty()) {
                found.add(branch);
                branch = new ArrayList<>();
            }
        }
        if (!branch.isEmpty()) {
            found.add(branch);
        }
    }
}
