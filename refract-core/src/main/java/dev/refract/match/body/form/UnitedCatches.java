package dev.refract.match.body.form;

import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds clauses of a {@code try} that became one for all of their exceptions: {@code catch (A e) { x(e); } catch (B e) {
 * x(e); }} and {@code catch (A | B e) { x(e); }}.
 */
final class UnitedCatches {
    private final Sides sides;

    UnitedCatches(Sides sides) {
        this.sides = sides;
    }

    /** Finds them: several clauses on the near side, one on the far side. */
    List<Recast> find() {
        List<Recast> found = new ArrayList<>();
        for (Fragment clause : sides.mirrored().changedStatements()) {
            Set<Integer> united = exceptions(clause.node());
            if (united.size() > 1) {
                clauses(united).stream()
                        .filter(clauses -> clauses.size() > 1)
                        .findFirst()
                        .ifPresent(clauses ->
                                found.add(sides.recast(Recast.Form.UNITED_CATCH, clauses, List.of(clause.node()))));
            }
        }
        return found;
    }

    /** The clauses for some of these exceptions, for each {@code try}. */
    private List<List<Node>> clauses(Set<Integer> exceptions) {
        Map<Optional<Fragment>, List<Node>> clauses = new LinkedHashMap<>();
        for (Fragment statement : sides.changedStatements()) {
            type(statement.node())
                    .filter(type -> exceptions.contains(sides.near().of(type)))
                    .ifPresent(type -> clauses.computeIfAbsent(statement.parent(), unused -> new ArrayList<>())
                            .add(statement.node()));
        }
        return List.copyOf(clauses.values());
    }

    private Set<Integer> exceptions(Node clause) {
        Set<Integer> exceptions = new HashSet<>();
        type(clause)
                .filter(type -> type.is(NodeKind.UNION_TYPE))
                .ifPresent(union -> union.children(Role.TYPE)
                        .forEach(type -> exceptions.add(sides.far().of(type))));
        return exceptions;
    }

    private static Optional<Node> type(Node clause) {
        return clause.is(NodeKind.CATCH)
                ? clause.child(Role.PARAMETER).flatMap(parameter -> parameter.child(Role.TYPE))
                : Optional.empty();
    }
}
