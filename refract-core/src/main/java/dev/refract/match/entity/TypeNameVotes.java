package dev.refract.match.entity;

import dev.refract.match.mapping.CodeChange;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Names of types that were exchanged for others in matched code: a rename has to reach all references
 * (RefactoringMiner 2.0, section 4.5).
 */
final class TypeNameVotes {
    /** Places at which a name must have been exchanged: once may be chance. */
    private static final int RECURRING = 2;

    private final Map<String, Map<String, Integer>> exchanged = new HashMap<>();
    private final Map<String, Integer> gone = new HashMap<>();
    private final Map<String, Integer> come = new HashMap<>();

    private TypeNameVotes() {}

    static TypeNameVotes of(List<CodeChange> changes) {
        TypeNameVotes votes = new TypeNameVotes();
        for (CodeChange change : changes) {
            if (change.before().isPresent() && change.after().isPresent()) {
                votes.vote(change.before().get(), change.after().get());
            }
        }
        return votes;
    }

    private void vote(Node before, Node after) {
        boolean names = namesType(before) && namesType(after);
        if (names) {
            String from = Declared.simpleName(before.label());
            String to = Declared.simpleName(after.label());
            exchanged.computeIfAbsent(from, unused -> new TreeMap<>()).merge(to, 1, Integer::sum);
            gone.merge(from, 1, Integer::sum);
            come.merge(to, 1, Integer::sum);
        }
    }

    /** A type where only types can stand, or a name that may be one, as in {@code Type.CONSTANT}. */
    private static boolean namesType(Node node) {
        return node.is(NodeKind.TYPE_NAME)
                || node.is(NodeKind.NAME) && Character.isUpperCase(node.label().charAt(0));
    }

    /** How well all exchanges of the two names agree that the one stands for the other, from 0 to 1. */
    double agreement(Entity before, Entity after) {
        int places = exchanged.getOrDefault(before.name(), Map.of()).getOrDefault(after.name(), 0);
        int most = Math.max(gone.getOrDefault(before.name(), 0), come.getOrDefault(after.name(), 0));
        return places < RECURRING ? 0 : (double) places / most;
    }

    /** The names that stand where the name of a type stood, each at enough places. */
    Set<String> newNames(Entity before) {
        Set<String> names = new TreeSet<>();
        exchanged.getOrDefault(before.name(), Map.of()).forEach((name, places) -> {
            if (places >= RECURRING) {
                names.add(name);
            }
        });
        return names;
    }
}
