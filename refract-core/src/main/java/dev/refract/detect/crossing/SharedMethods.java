package dev.refract.detect.crossing;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Merge Method and Split Method. */
public final class SharedMethods implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        grouped(scene, Derivation.Kind.MERGED, EntityPair::after)
                .forEach((method, pairs) -> detections.add(merged(scene, method, side(pairs, EntityPair::before))));
        grouped(scene, Derivation.Kind.SPLIT, EntityPair::before)
                .forEach((method, pairs) -> detections.add(split(scene, method, side(pairs, EntityPair::after))));
        return detections;
    }

    private static Map<Entity, List<EntityPair>> grouped(
            Scene scene, Derivation.Kind kind, Function<EntityPair, Entity> key) {
        return scene.mapping().derivations().stream()
                .filter(derivation -> derivation.kind() == kind)
                .map(Derivation::pair)
                .filter(pair -> pair.before().isCallable())
                .collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    private static List<Entity> side(List<EntityPair> pairs, Function<EntityPair, Entity> side) {
        return pairs.stream().map(side).toList();
    }

    private static Detection merged(Scene scene, Entity method, List<Entity> origins) {
        Draft draft = draft("merge-method", scene)
                .value("before", names(scene, origins))
                .value("after", scene.words().signature(method))
                .value("class", method.typeName());
        origins.forEach(
                origin -> draft.before(origin, "merged method declaration").explainsBefore(origin, origin.node()));
        return draft.after(method, "new method declaration")
                .explainsAfter(method, method.node())
                .build();
    }

    private static Detection split(Scene scene, Entity method, List<Entity> parts) {
        Draft draft = draft("split-method", scene)
                .value("before", scene.words().signature(method))
                .value("after", names(scene, parts))
                .value("class", parts.get(0).typeName())
                .before(method, "original method declaration")
                .explainsBefore(method, method.node());
        parts.forEach(part -> draft.after(part, "split method declaration").explainsAfter(part, part.node()));
        return draft.build();
    }

    private static Draft draft(String kind, Scene scene) {
        return Draft.of(kind, scene).rule("statements-of-several-methods");
    }

    private static String names(Scene scene, List<Entity> methods) {
        return methods.stream().map(method -> scene.words().signature(method)).collect(Collectors.joining(", "));
    }
}
