package dev.refract.match.change;

import dev.refract.match.mapping.Change;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares what stands in a file outside of its types: package, imports, module. */
final class FileHeads {
    private final Mapping mapping;
    private final List<Change> changes;
    private final Steps steps;

    private FileHeads(Mapping mapping, List<Change> changes, Steps steps) {
        this.mapping = mapping;
        this.changes = changes;
        this.steps = steps;
    }

    static void compare(Mapping mapping, List<Change> changes, Steps steps) {
        new FileHeads(mapping, changes, steps).compare();
    }

    private void compare() {
        Map<SourceUnit, SourceUnit> partners = partners();
        Set<SourceUnit> paired = new HashSet<>(partners.values());
        for (SourceUnit before : mapping.before().units()) {
            SourceUnit after = partners.get(before);
            if (after == null) {
                heads(before).forEach(node -> changes.add(Change.removed(before, node)));
            } else {
                compare(before, after);
            }
        }
        for (SourceUnit after : mapping.after().units()) {
            if (!paired.contains(after)) {
                heads(after).forEach(node -> changes.add(Change.added(after, node)));
            }
        }
    }

    /** Files stand for each other that have the same path, or else one of whose types became one of the other's. */
    private Map<SourceUnit, SourceUnit> partners() {
        Map<String, SourceUnit> afterByPath = new HashMap<>();
        mapping.after().units().forEach(unit -> afterByPath.put(unit.path(), unit));
        Map<SourceUnit, SourceUnit> partners = new LinkedHashMap<>();
        Set<SourceUnit> taken = new HashSet<>();
        for (SourceUnit before : mapping.before().units()) {
            SourceUnit after = afterByPath.get(before.path());
            if (after != null && taken.add(after)) {
                partners.put(before, after);
            }
        }
        for (EntityPair pair : mapping.pairs()) {
            Entity before = pair.before();
            Entity after = pair.after();
            boolean top = before.owner().isEmpty() && after.owner().isEmpty();
            if (top && !partners.containsKey(before.unit()) && taken.add(after.unit())) {
                partners.put(before.unit(), after.unit());
            }
        }
        return partners;
    }

    private static List<Node> heads(SourceUnit unit) {
        return unit.file().tree().root().children().stream()
                .filter(node -> node.role() != Role.DECLARATION)
                .toList();
    }

    private void compare(SourceUnit before, SourceUnit after) {
        List<Node> beforeImports = new ArrayList<>();
        List<Node> afterImports = new ArrayList<>();
        List<Node> beforeOthers = split(before, beforeImports);
        List<Node> afterOthers = split(after, afterImports);
        new TreeChanges(before, after, changes, steps).compare(beforeOthers, afterOthers);
        Set<String> beforeLabels = labels(beforeImports);
        Set<String> afterLabels = labels(afterImports);
        beforeImports.stream()
                .filter(node -> !afterLabels.contains(node.label()))
                .forEach(node -> changes.add(Change.removed(before, node)));
        afterImports.stream()
                .filter(node -> !beforeLabels.contains(node.label()))
                .forEach(node -> changes.add(Change.added(after, node)));
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
}
