package dev.refract.match.entity;

import dev.refract.match.mapping.Change;
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
final class Votes {
    /** Places at which a name must have been exchanged: once may be chance. */
    private static final int RECURRING = 2;

    private final Map<String, Map<String, Integer>> exchanged;

    private Votes(Map<String, Map<String, Integer>> exchanged) {
        this.exchanged = exchanged;
    }

    static Votes of(List<Change> changes) {
        Map<String, Map<String, Integer>> exchanged = new HashMap<>();
        for (Change change : changes) {
            if (change.before().isPresent() && change.after().isPresent()) {
                vote(change.before().get(), change.after().get(), exchanged);
            }
        }
        return new Votes(exchanged);
    }

    private static void vote(Node before, Node after, Map<String, Map<String, Integer>> exchanged) {
        boolean names = namesType(before) && namesType(after);
        if (names) {
            exchanged
                    .computeIfAbsent(Declared.simpleName(before.label()), unused -> new TreeMap<>())
                    .merge(Declared.simpleName(after.label()), 1, Integer::sum);
        }
    }

    /** A type where only types can stand, or a name that may be one, as in {@code Type.CONSTANT}. */
    private static boolean namesType(Node node) {
        return node.is(NodeKind.TYPE_NAME)
                || node.is(NodeKind.NAME) && Character.isUpperCase(node.label().charAt(0));
    }

    boolean forRename(Entity before, Entity after) {
        return newNames(before).contains(after.name());
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
