package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds loops that became loops of another kind: {@code for (int i = 0; i < all.length; i++) x(all[i]);} and {@code for (T
 * t : all) x(t);}. They are linked by what they do; they have to go through the same, or as long as the same holds.
 */
final class OtherLoops {
    private final Sides sides;

    OtherLoops(Sides sides) {
        this.sides = sides;
    }

    /** Finds them. */
    List<Recast> find() {
        List<Recast> found = new ArrayList<>();
        for (Fragment loop : sides.changedStatements()) {
            if (loop.node().kind().isLoop()) {
                sides.partner(loop)
                        .filter(other -> isOther(loop.node(), other.node()))
                        .ifPresent(other -> found.add(
                                sides.recast(Recast.Form.OTHER_LOOP, List.of(loop.node()), List.of(other.node()))));
            }
        }
        return found;
    }

    private boolean isOther(Node loop, Node other) {
        if (loop.kind() == other.kind() || !other.kind().isLoop()) {
            return false;
        }
        Set<Integer> driven = drives(loop, sides.near());
        driven.retainAll(drives(other, sides.far()));
        return !driven.isEmpty();
    }

    /** Numbers of what tells a loop when to go on: its condition and what that is about, or what it goes through. */
    private static Set<Integer> drives(Node loop, Code code) {
        Set<Integer> drives = new HashSet<>();
        loop.child(Role.EXPRESSION).ifPresent(source -> drives.add(code.of(source)));
        loop.child(Role.CONDITION).ifPresent(condition -> addParts(condition, code, drives));
        loop.children(Role.INITIALIZER).forEach(start -> addParts(start, code, drives));
        loop.child(Role.CONDITION).ifPresent(condition -> addStarts(condition, code, drives));
        return drives;
    }

    /** Adds what the variables started with that a condition asks: {@code all} of {@code it = all.iterator()}. */
    private static void addStarts(Node condition, Code code, Set<Integer> drives) {
        code.body().names(condition).stream()
                .flatMap(name -> code.body().declaration(name).stream())
                .flatMap(variable -> variable.child(Role.INITIALIZER).stream())
                .forEach(start -> addParts(start, code, drives));
    }

    /** Adds the numbers of code and its parts, of those that tell something. */
    static void addParts(Node node, Code code, Set<Integer> parts) {
        if (code.tells(node)) {
            parts.add(code.of(node));
        }
        code.body().parts(node).forEach(part -> addParts(part, code, parts));
    }
}
