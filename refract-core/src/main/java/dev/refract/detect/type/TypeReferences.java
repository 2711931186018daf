package dev.refract.detect.type;

import dev.refract.detect.spi.Places;
import dev.refract.detect.spi.Scene;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.CodeChange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The changes that follow from a type's new name or place: references, imports, package lines, its own name. */
final class TypeReferences {
    private final Map<EntityPair, List<SourceRange>> explained = new HashMap<>();
    private final Map<String, List<EntityPair>> beforeNames = new HashMap<>();
    private final Map<String, List<EntityPair>> afterNames = new HashMap<>();
    private final Map<SourceUnit, EntityPair> byBeforeUnit = new HashMap<>();
    private final Map<SourceUnit, EntityPair> byAfterUnit = new HashMap<>();
    /** A type that went from one package to another, for files without types. */
    private final Map<List<String>, EntityPair> byPackages = new HashMap<>();
    /** A type of each file, as the place from which its names are resolved. */
    private final Map<SourceUnit, Entity> places = new HashMap<>();

    private TypeReferences() {}

    static TypeReferences of(Scene scene) {
        TypeReferences references = new TypeReferences();
        if (!scene.causes().isEmpty()) {
            references.indexTypes(scene);
            scene.matching().changes().forEach(change -> references.add(scene, change));
        }
        return references;
    }

    List<SourceRange> explainedBy(EntityPair pair) {
        return explained.getOrDefault(pair, List.of());
    }

    private void indexTypes(Scene scene) {
        scene.mapping().before().types().forEach(type -> places.putIfAbsent(type.unit(), type));
        scene.mapping().after().types().forEach(type -> places.putIfAbsent(type.unit(), type));
        for (EntityPair pair : scene.pairs(EntityKind.Group.TYPE)) {
            if (pair.before().qualifiedName().equals(pair.after().qualifiedName())) {
                continue;
            }
            EntityPair origin = scene.causes().origin(pair);
            beforeNames
                    .computeIfAbsent(pair.before().qualifiedName(), unused -> new ArrayList<>())
                    .add(origin);
            afterNames
                    .computeIfAbsent(pair.after().qualifiedName(), unused -> new ArrayList<>())
                    .add(origin);
            if (pair.before().owner().isEmpty()) {
                byBeforeUnit.putIfAbsent(pair.before().unit(), pair);
                byAfterUnit.putIfAbsent(pair.after().unit(), pair);
                byPackages.putIfAbsent(
                        List.of(pair.before().packageName(), pair.after().packageName()), pair);
            }
        }
    }

    private void add(Scene scene, CodeChange change) {
        Optional<Node> before = change.before();
        Optional<Node> after = change.after();
        if (before.isPresent() && after.isPresent()) {
            replaced(scene, change, before.get(), after.get());
        } else if (before.isPresent() && before.get().is(NodeKind.IMPORT)) {
            imported(beforeNames, before.get())
                    .ifPresent(pair -> explain(pair, change.beforeUnit(), before, Side.BEFORE));
        } else if (after.isPresent() && after.get().is(NodeKind.IMPORT)) {
            imported(afterNames, after.get()).ifPresent(pair -> explain(pair, change.afterUnit(), after, Side.AFTER));
        } else {
            before.filter(node -> node.is(NodeKind.PACKAGE))
                    .map(node -> byBeforeUnit.get(change.beforeUnit().orElseThrow()))
                    .ifPresent(pair -> explain(pair, change.beforeUnit(), before, Side.BEFORE));
            after.filter(node -> node.is(NodeKind.PACKAGE))
                    .map(node -> byAfterUnit.get(change.afterUnit().orElseThrow()))
                    .ifPresent(pair -> explain(pair, change.afterUnit(), after, Side.AFTER));
        }
    }

    private void replaced(Scene scene, CodeChange change, Node before, Node after) {
        if (before.is(NodeKind.PACKAGE)) {
            Optional.ofNullable(byBeforeUnit.get(change.beforeUnit().orElseThrow()))
                    .or(() -> withItsTypes(change))
                    .ifPresent(pair -> explainBoth(pair, change));
        } else if (before.is(NodeKind.TYPE_NAME) || before.is(NodeKind.NAME)) {
            Entity beforePlace = places.get(change.beforeUnit().orElseThrow());
            Entity afterPlace = places.get(change.afterUnit().orElseThrow());
            if (beforePlace != null && afterPlace != null) {
                scene.causes()
                        .ofName(before.label(), beforePlace, after.label(), afterPlace)
                        .ifPresent(pair -> explainBoth(pair, change));
            }
        }
    }

    private Optional<EntityPair> withItsTypes(CodeChange change) {
        return Optional.ofNullable(byPackages.get(Stream.of(change.beforeUnit(), change.afterUnit())
                .map(unit -> unit.orElseThrow().file().packageName())
                .toList()));
    }

    private static Optional<EntityPair> imported(Map<String, List<EntityPair>> names, Node node) {
        String name = node.label();
        name = name.startsWith("static ") ? name.substring("static ".length()) : name;
        for (String part = name; !part.isEmpty(); part = part.substring(0, Math.max(0, part.lastIndexOf('.')))) {
            List<EntityPair> pairs = names.get(part);
            if (pairs != null) {
                return Optional.of(pairs.get(0));
            }
        }
        return Optional.empty();
    }

    private void explainBoth(EntityPair pair, CodeChange change) {
        explain(pair, change.beforeUnit(), change.before(), Side.BEFORE);
        explain(pair, change.afterUnit(), change.after(), Side.AFTER);
    }

    private void explain(EntityPair pair, Optional<SourceUnit> unit, Optional<Node> node, Side side) {
        if (unit.isPresent() && node.isPresent()) {
            explained.computeIfAbsent(pair, unused -> new ArrayList<>()).add(Places.of(unit.get(), node.get(), side));
        }
    }
}
