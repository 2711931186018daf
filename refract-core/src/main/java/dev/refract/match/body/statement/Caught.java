package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.Set;

/** How what one {@code try} catches is to what another one does; of those that catch nothing, what they do at their ends. */
enum Caught {
    /** Both catch something, and the same, or do the same at their ends. */
    SAME,
    /** Both catch and end nothing, or something in common; or they are no such statements. */
    SIMILAR,
    /** Nothing in common. */
    OTHER;

    /** Compares two statements. */
    static Caught of(Fragment statement, Code before, Fragment other, Code after) {
        Set<Integer> types = types(statement, before);
        Set<Integer> others = types(other, after);
        if (types.equals(others)) {
            return types.isEmpty() ? SIMILAR : SAME;
        }
        types.retainAll(others);
        return types.isEmpty() ? OTHER : SIMILAR;
    }

    /**
     * The exceptions that a clause catches, or the clauses of a {@code try}, or what is done at its end where it has none;
     * nothing of other statements.
     */
    static Set<Integer> types(Fragment statement, Code code) {
        Set<Integer> types = new HashSet<>();
        if (statement.node().is(NodeKind.CATCH)) {
            addTypes(statement.node(), code, types);
        } else if (statement.node().is(NodeKind.TRY)) {
            statement.node().children(Role.CATCH).forEach(clause -> addTypes(clause, code, types));
            if (types.isEmpty()) {
                statement
                        .node()
                        .child(Role.FINALLY)
                        .ifPresent(last -> last.children().forEach(end -> types.add(code.of(end))));
            }
        }
        return types;
    }

    private static void addTypes(Node clause, Code code, Set<Integer> types) {
        clause.child(Role.PARAMETER)
                .flatMap(parameter -> parameter.child(Role.TYPE))
                .ifPresent(type -> {
                    if (type.is(NodeKind.UNION_TYPE)) {
                        type.children(Role.TYPE).forEach(one -> types.add(code.of(one)));
                    } else {
                        types.add(code.of(type));
                    }
                });
    }
}
