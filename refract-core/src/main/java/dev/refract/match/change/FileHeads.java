package dev.refract.match.change;

import dev.refract.match.mapping.CodeChange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Compares what stands in a file outside of its types: package, imports, module. */
final class FileHeads {
    private final Mapping mapping;
    private final List<CodeChange> changes;
    private final Alignment alignment;

    private FileHeads(Mapping mapping, List<CodeChange> changes, Alignment alignment) {
        this.mapping = mapping;
        this.changes = changes;
        this.alignment = alignment;
    }

    static void compare(Mapping mapping, List<CodeChange> changes, Alignment alignment) {
        new FileHeads(mapping, changes, alignment).compare();
    }

    private void compare() {
        Map<SourceUnit, SourceUnit> partners = partners();
        Set<SourceUnit> paired = new HashSet<>(partners.values());
        for (SourceUnit before : mapping.before().units()) {
            SourceUnit after = partners.get(before);
            if (after == null) {
                heads(before).forEach(node -> changes.add(CodeChange.removed(before, node)));
            } else {
                compare(before, after);
            }
        }
        for (SourceUnit after : mapping.after().units()) {
            if (!paired.contains(after)) {
                heads(after).forEach(node -> changes.add(CodeChange.added(after, node)));
            }
        }
    }

    /**
     * Files stand for each other that have the same path, or else one of whose types became one of the other's, or else
     * the same name where the types of their folders went, as descriptions of packages have that were renamed, or else the
     * same name and the same text, as those have that moved with their folders.
     */
    private Map<SourceUnit, SourceUnit> partners() {
        Map<SourceUnit, SourceUnit> partners = new LinkedHashMap<>();
        Set<SourceUnit> taken = new HashSet<>();
        pairEqual(SourceUnit::path, SourceUnit::path, partners, taken);
        Map<String, String> folders = new HashMap<>();
        for (EntityPair pair : mapping.pairs()) {
            Entity before = pair.before();
            Entity after = pair.after();
            boolean top = before.owner().isEmpty() && after.owner().isEmpty();
            if (top && !partners.containsKey(before.unit()) && taken.add(after.unit())) {
                partners.put(before.unit(), after.unit());
                folders.putIfAbsent(before.unit().folder(), after.unit().folder());
            }
        }
        pairEqual(unit -> pathWithItsTypes(unit, folders), SourceUnit::path, partners, taken);
        pairEqual(NamedText::of, NamedText::of, partners, taken);
        return partners;
    }

    /** The path that a file without types has if it went where the types of its folder went. */
    private static String pathWithItsTypes(SourceUnit unit, Map<String, String> folders) {
        String folder = folders.get(unit.folder());
        boolean stays = folder == null || hasTypes(unit);
        return stays
                ? unit.path()
                : folder + unit.path().substring(unit.folder().length());
    }

    private static boolean hasTypes(SourceUnit unit) {
        return heads(unit).size() < unit.file().tree().root().children().size();
    }

    /** Pairs the files without a partner of which something is equal, one to one. */
    private void pairEqual(
            Function<SourceUnit, ?> ofBefore,
            Function<SourceUnit, ?> ofAfter,
            Map<SourceUnit, SourceUnit> partners,
            Set<SourceUnit> taken) {
        Map<Object, Deque<SourceUnit>> candidates = new HashMap<>();
        mapping.after().units().stream()
                .filter(unit -> !taken.contains(unit))
                .forEach(unit -> candidates
                        .computeIfAbsent(ofAfter.apply(unit), unused -> new ArrayDeque<>())
                        .add(unit));
        for (SourceUnit before : mapping.before().units()) {
            Deque<SourceUnit> rest = candidates.getOrDefault(ofBefore.apply(before), new ArrayDeque<>());
            if (!partners.containsKey(before) && !rest.isEmpty()) {
                taken.add(rest.peek());
                partners.put(before, rest.remove());
            }
        }
    }

    /** A module is a declaration too, but not an entity: nobody else looks at it. */
    private static List<Node> heads(SourceUnit unit) {
        return unit.file().tree().root().children().stream()
                .filter(node -> node.role() != Role.DECLARATION || node.is(NodeKind.MODULE))
                .toList();
    }

    private void compare(SourceUnit before, SourceUnit after) {
        List<Node> beforeImports = new ArrayList<>();
        List<Node> afterImports = new ArrayList<>();
        List<Node> beforeOthers = split(before, beforeImports);
        List<Node> afterOthers = split(after, afterImports);
        new TreeChanges(before, after, changes, alignment).compare(beforeOthers, afterOthers);
        Set<String> beforeLabels = labels(beforeImports);
        Set<String> afterLabels = labels(afterImports);
        beforeImports.stream()
                .filter(node -> !afterLabels.contains(node.label()))
                .forEach(node -> changes.add(CodeChange.removed(before, node)));
        afterImports.stream()
                .filter(node -> !beforeLabels.contains(node.label()))
                .forEach(node -> changes.add(CodeChange.added(after, node)));
    }

    /** The order of imports has no meaning, so they are compared as sets. */
    private static List<Node> split(SourceUnit unit, List<Node> imports) {
        List<Node> others = new ArrayList<>();
        heads(unit).forEach(node -> (node.is(NodeKind.IMPORT) ? imports : others).add(node));
        return others;
    }

    private static Set<String> labels(List<Node> imports) {
        Set<String> labels = new HashSet<>();
        imports.forEach(node -> labels.add(node.label()));
        return labels;
    }

    /** What a file is called in its folder, and what stands in it. */
    private record NamedText(String name, int tokens, int shape) {
        static NamedText of(SourceUnit unit) {
            Node root = unit.file().tree().root();
            return new NamedText(unit.baseName(), root.exactHash(), root.shapeHash());
        }
    }
}
