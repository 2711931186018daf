package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which packages became which: a package is changed whose folder is gone, some of whose types moved to a package whose
 * folder is new (RefactoringMiner 2.0, Table 4, Change Package). Packages that end alike are one change, named by where
 * they differ.
 */
public final class PackagePairs {
    private final List<Change> changes;

    private PackagePairs(List<Change> changes) {
        this.changes = List.copyOf(changes);
    }

    /**
     * Packages that became others.
     *
     * @param before names of the packages before, without the common last words
     * @param after names of the packages after, without them
     * @param types the types at top level that moved
     */
    public record Change(List<String> before, List<String> after, List<EntityPair> types) {
        public Change {
            before = List.copyOf(before);
            after = List.copyOf(after);
            types = List.copyOf(types);
            if (before.isEmpty() || after.isEmpty() || types.isEmpty()) {
                throw new IllegalArgumentException("a package change without a side");
            }
        }

        /** Key of the change among the subjects and causes of findings. */
        public String subject() {
            return "package " + before + " > " + after;
        }
    }

    /** The package changes of a mapping. */
    public static PackagePairs of(Mapping mapping) {
        Map<String, Map<String, List<EntityPair>>> moves = new TreeMap<>();
        for (EntityPair pair : mapping.pairs()) {
            if (changesPackage(mapping, pair)) {
                String[] names = withoutCommonEnd(
                        pair.before().packageName(), pair.after().packageName(), '.');
                moves.computeIfAbsent(names[0], unused -> new TreeMap<>())
                        .computeIfAbsent(names[1], unused -> new ArrayList<>())
                        .add(pair);
            }
        }
        return new PackagePairs(grouped(moves));
    }

    /** All changes, sorted by name. */
    public List<Change> changes() {
        return changes;
    }

    /** The change with which a type moved. */
    public Optional<Change> changeOf(EntityPair type) {
        Objects.requireNonNull(type, "type");
        return changes.stream().filter(change -> change.types().contains(type)).findFirst();
    }

    /** Two paths without the last words that they have in common. */
    public static String[] withoutCommonEnd(String before, String after, char separator) {
        String left = before;
        String right = after;
        while (!left.isEmpty() && !right.isEmpty() && last(left, separator).equals(last(right, separator))) {
            left = withoutLast(left, separator);
            right = withoutLast(right, separator);
        }
        return new String[] {left, right};
    }

    /** Whether a type left a folder that is gone for one that is new, without the folders below that they share. */
    private static boolean changesPackage(Mapping mapping, EntityPair pair) {
        boolean topLevelTypes = pair.before().isType()
                && pair.before().owner().isEmpty()
                && pair.after().owner().isEmpty();
        if (!topLevelTypes || pair.before().packageName().equals(pair.after().packageName())) {
            return false;
        }
        String[] folders = withoutCommonEnd(
                pair.before().unit().folder(), pair.after().unit().folder(), '/');
        String[] names =
                withoutCommonEnd(pair.before().packageName(), pair.after().packageName(), '.');
        return !names[0].isEmpty()
                && !names[1].isEmpty()
                && !mapping.after().folders().contains(folders[0])
                && !mapping.before().folders().contains(folders[1]);
    }

    /** A package that became several is split; several that became one are merged. */
    private static List<Change> grouped(Map<String, Map<String, List<EntityPair>>> moves) {
        Map<String, Integer> sources = new TreeMap<>();
        moves.values().forEach(targets -> targets.keySet().forEach(target -> sources.merge(target, 1, Integer::sum)));
        Map<String, Map<String, List<EntityPair>>> merged = new TreeMap<>();
        List<Change> changes = new ArrayList<>();
        moves.forEach((before, targets) -> {
            if (targets.size() > 1) {
                List<EntityPair> types =
                        targets.values().stream().flatMap(List::stream).toList();
                changes.add(new Change(List.of(before), List.copyOf(targets.keySet()), types));
            } else {
                targets.forEach((after, types) ->
                        merged.computeIfAbsent(after, unused -> new TreeMap<>()).put(before, types));
            }
        });
        merged.forEach((after, origins) -> {
            List<EntityPair> types =
                    origins.values().stream().flatMap(List::stream).toList();
            changes.add(new Change(List.copyOf(new TreeSet<>(origins.keySet())), List.of(after), types));
        });
        return changes;
    }

    private static String last(String path, char separator) {
        return path.substring(path.lastIndexOf(separator) + 1);
    }

    private static String withoutLast(String path, char separator) {
        return path.substring(0, Math.max(0, path.lastIndexOf(separator)));
    }
}
