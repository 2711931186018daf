package dev.refract.detect.type;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Extract Superclass, Extract Interface, Extract Subclass, Extract Class, Collapse Hierarchy, Merge and Split Class. */
public final class DerivedTypes implements Detector {
    private static final Comparator<EntityPair> BY_NAMES = Comparator.comparing(
                    (EntityPair pair) -> pair.before().qualifiedName())
            .thenComparing(pair -> pair.after().qualifiedName());

    @Override
    public List<Detection> detect(Scene scene) {
        TypeHeads heads = TypeHeads.of(scene.mapping());
        List<Detection> detections = new ArrayList<>();
        grouped(scene, Derivation.Kind.SUPERTYPE, EntityPair::after)
                .forEach((type, origins) -> detections.add(supertype(scene, heads, type, origins)));
        for (EntityPair pair : pairs(scene, Derivation.Kind.SUBTYPE)) {
            detections.add(extracted(scene, heads, pair, "extract-subclass"));
        }
        for (EntityPair pair : pairs(scene, Derivation.Kind.EXTRACTED)) {
            detections.add(extracted(scene, heads, pair, "extract-class"));
        }
        for (EntityPair pair : pairs(scene, Derivation.Kind.COLLAPSED)) {
            detections.add(collapsed(scene, heads, pair));
        }
        grouped(scene, Derivation.Kind.MERGED, EntityPair::after)
                .forEach((type, origins) -> detections.add(merged(scene, heads, type, origins)));
        grouped(scene, Derivation.Kind.SPLIT, EntityPair::before)
                .forEach((type, parts) -> detections.add(split(scene, heads, type, parts)));
        return detections;
    }

    private static List<EntityPair> pairs(Scene scene, Derivation.Kind kind) {
        return scene.mapping().derivations().stream()
                .filter(derivation -> derivation.kind() == kind)
                .map(Derivation::pair)
                .filter(pair -> pair.before().isType())
                .toList();
    }

    private static Map<Entity, List<EntityPair>> grouped(
            Scene scene, Derivation.Kind kind, Function<EntityPair, Entity> key) {
        return pairs(scene, kind).stream()
                .sorted(BY_NAMES)
                .collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    private static Detection supertype(Scene scene, TypeHeads heads, Entity type, List<EntityPair> origins) {
        boolean isInterface = type.kind() == EntityKind.INTERFACE;
        Draft draft = Draft.of(isInterface ? "extract-interface" : "extract-superclass", scene)
                .evidence(origins.get(0))
                .value("after", scene.words().signature(type))
                .value("before", names(scene, origins, EntityPair::before));
        for (EntityPair origin : origins) {
            Entity after = successor(scene.mapping(), origin.before());
            draft.before(origin.before(), "original sub-type declaration")
                    .after(after, "sub-type declaration after extraction");
            head(after, type).forEach(node -> draft.explainsAfter(after, node));
        }
        heads.explainNew(draft, type, origins.get(0).before());
        return draft.after(type, "extracted super-type declaration").build();
    }

    private static List<Node> head(Entity type, Entity supertype) {
        return Declared.supertypes(type).stream()
                .filter(node -> Declared.simpleName(TypeNames.erasure(node)).equals(supertype.name()))
                .toList();
    }

    private static Detection extracted(Scene scene, TypeHeads heads, EntityPair pair, String kind) {
        Draft draft = Draft.of(kind, scene)
                .evidence(pair)
                .value("before", scene.words().signature(pair.before()))
                .value("after", scene.words().signature(pair.after()))
                .before(pair.before(), "original type declaration")
                .after(successor(scene.mapping(), pair.before()), "type declaration after extraction")
                .after(pair.after(), "extracted type declaration");
        for (EntityPair member : scene.mapping().allPairs()) {
            boolean taken = member.before()
                            .owner()
                            .filter(pair.before()::equals)
                            .isPresent()
                    && member.after().owner().filter(pair.after()::equals).isPresent();
            if (taken && !member.before().isType()) {
                String word = member.before().kind().group() == EntityKind.Group.FIELD ? "attribute" : "method";
                draft.before(member.before(), "original " + word + " declaration")
                        .after(member.after(), "extracted " + word + " declaration");
            }
        }
        heads.explainNew(draft, pair.after(), pair.before());
        return draft.build();
    }

    private static Detection collapsed(Scene scene, TypeHeads heads, EntityPair pair) {
        Draft draft = Draft.of("collapse-hierarchy", scene)
                .evidence(pair)
                .value("before", scene.words().signature(pair.before()))
                .value("after", scene.words().signature(pair.after()))
                .before(pair.before(), "collapsed class")
                .after(pair.after(), "superclass after collapse");
        heads.explainGone(draft, pair.before(), pair.after());
        return draft.build();
    }

    private static Detection merged(Scene scene, TypeHeads heads, Entity type, List<EntityPair> origins) {
        Draft draft = Draft.of("merge-class", scene)
                .evidence(origins.get(0))
                .value("before", names(scene, origins, EntityPair::before))
                .value("after", scene.words().signature(type));
        origins.forEach(origin -> {
            draft.before(origin.before(), "merged type declaration");
            heads.explainGone(draft, origin.before(), type);
        });
        heads.explainNew(draft, type, origins.get(0).before());
        return draft.after(type, "new type declaration").build();
    }

    private static Detection split(Scene scene, TypeHeads heads, Entity type, List<EntityPair> parts) {
        Draft draft = Draft.of("split-class", scene)
                .evidence(parts.get(0))
                .value("before", scene.words().signature(type))
                .value("after", names(scene, parts, EntityPair::after))
                .before(type, "original type declaration");
        heads.explainGone(draft, type, parts.get(0).after());
        parts.forEach(part -> {
            draft.after(part.after(), "split type declaration");
            heads.explainNew(draft, part.after(), type);
        });
        return draft.build();
    }

    private static String names(Scene scene, List<EntityPair> pairs, Function<EntityPair, Entity> side) {
        return pairs.stream()
                .map(pair -> scene.words().signature(side.apply(pair)))
                .collect(Collectors.joining(", "));
    }

    private static Entity successor(Mapping mapping, Entity before) {
        return mapping.ofBefore(before).orElseThrow().after();
    }
}
