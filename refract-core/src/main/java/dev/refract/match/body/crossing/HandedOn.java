package dev.refract.match.body.crossing;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;

/**
 * A callable that does nothing but call another one: {@code void fill() { fill(ALL); }}.
 *
 * @param callable the callable
 * @param calls where it is called itself
 * @param statement its only statement
 */
record HandedOn(Entity callable, List<Node> calls, Node statement) {
    /** Whether it calls another one of its name, with something in place of what it is not given. */
    boolean isShortFor(Entity other, List<Node> sites) {
        return callable.type() == other.type()
                && callable.name().equals(other.name())
                && statement.contains(sites.get(0));
    }

    /** The code that its statement stands for, which is in the one that it calls. */
    BodyMapping body(BodyMapping called) {
        List<StatementLink> links = called.links().stream()
                .map(StatementLink::before)
                .map(code -> new StatementLink(
                        code, statement, "replaced-by-call", List.of(), List.of(Replacement.of(code, statement))))
                .toList();
        return new BodyMapping(links, List.of(), List.of(), List.of(), List.of(), List.of());
    }
}
