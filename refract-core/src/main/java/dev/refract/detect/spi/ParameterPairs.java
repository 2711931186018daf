package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Which parameter of a callable became which: by name, then by type and order.
 *
 * @param matched the parameters that are in both versions, in the order of the version before
 * @param removed the parameters that are only in the version before
 * @param added the parameters that are only in the version after
 */
public record ParameterPairs(List<Matched> matched, List<Node> removed, List<Node> added) {
    public ParameterPairs {
        matched = List.copyOf(matched);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
    }

    /** One parameter in both versions. */
    public record Matched(Node before, Node after) {}

    /** The parameters of a pair of callables. */
    public static ParameterPairs of(EntityPair callables) {
        List<Node> before = new ArrayList<>(Declared.parameters(callables.before()));
        List<Node> after = new ArrayList<>(Declared.parameters(callables.after()));
        List<Matched> matched = new ArrayList<>();
        pairUp(before, after, (left, right) -> left.name().equals(right.name()), matched);
        pairUp(before, after, ParameterPairs::sameType, matched);
        matched.sort(java.util.Comparator.comparingInt(pair -> pair.before().index()));
        return new ParameterPairs(matched, before, after);
    }

    private static boolean sameType(Node before, Node after) {
        return Declared.erasedType(before).equals(Declared.erasedType(after));
    }

    private static void pairUp(
            List<Node> before, List<Node> after, BiPredicate<Node, Node> same, List<Matched> matched) {
        before.removeIf(node -> {
            Optional<Node> partner =
                    after.stream().filter(other -> same.test(node, other)).findFirst();
            partner.ifPresent(other -> {
                after.remove(other);
                matched.add(new Matched(node, other));
            });
            return partner.isPresent();
        });
    }
}
