package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A callable to be looked at.
 *
 * @param alone whether no other one may be meant by the call
 * @param reached whether the call stands in the body, or in code that left it
 * @param through the callable that the call is all of, if it is
 */
record Visit(Entity callee, List<Node> sites, Code caller, boolean alone, boolean reached, Optional<HandedOn> through) {
    /** The callable with what was found in it, and the one that the call is all of, if that has nothing else. */
    List<Crossings.Found> found(BodyMapping body, Set<Fragment> regained) {
        List<Crossings.Found> found = new ArrayList<>();
        found.add(new Crossings.Found(callee, sites, body, regained));
        through.filter(shorter -> shorter.isShortFor(callee, sites))
                .map(shorter -> new Crossings.Found(shorter.callable(), shorter.calls(), shorter.body(body), Set.of()))
                .ifPresent(found::add);
        return found;
    }

    /** Whether it is what an object does that is created. */
    boolean isOfCreated() {
        return Arguments.isOfCreated(callee.node(), sites.get(0));
    }

    /** The callable itself, where it does nothing but call another one. */
    Optional<HandedOn> handedOn(Trial trial) {
        return trial.soleCall().map(statement -> new HandedOn(callee, sites, statement));
    }

    /** Whether it is of another type than a caller. */
    boolean leavesTypeOf(Entity caller) {
        return callee.type() != caller.type();
    }
}
