package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.List;

/**
 * Whether all that a callable has in common with a body is what a call gave it: {@code store.load(ids)} and {@code
 * index.names(ids, range)} are two calls that are given the same, and none of the two came from the other.
 *
 * @param callable the declaration that is called
 * @param code its code, with the arguments of the call
 */
record SharedArgument(Node callable, Code code) {
    /** Whether it is all that some links hold together. */
    boolean isAllOf(List<StatementLink> links) {
        return !links.isEmpty() && links.stream().allMatch(this::isAllOf);
    }

    private boolean isAllOf(StatementLink link) {
        List<NodePair> equal = link.equal();
        return !link.replacements().isEmpty()
                && equal.size() == 1
                && isParameter(equal.get(0).after())
                && Parts.areOtherCalls(Cores.orSelf(link.before()), Cores.orSelf(link.after()));
    }

    private boolean isParameter(Node part) {
        return code.body()
                .declaration(part)
                .filter(declared -> declared.role() == Role.PARAMETER)
                .flatMap(Node::parent)
                .filter(callable::equals)
                .isPresent();
    }
}
