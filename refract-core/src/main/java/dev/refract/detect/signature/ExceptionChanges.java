package dev.refract.detect.signature;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Add, Remove and Change Thrown Exception Type: where some types went and others came, one change for all of them
 * together.
 */
public final class ExceptionChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (EntityPair pair : scene.pairs(EntityKind.Group.CALLABLE)) {
            if (!pair.sameCode()) {
                compare(scene, pair, detections);
            }
        }
        return detections;
    }

    private static void compare(Scene scene, EntityPair pair, List<Detection> detections) {
        List<Node> removed = new ArrayList<>(Declared.thrown(pair.before()));
        List<Node> added = new ArrayList<>(Declared.thrown(pair.after()));
        removed.removeIf(type -> added.removeIf(other -> DeclaredType.sameType(type, other)));
        removed.removeIf(type -> added.removeIf(other -> onlyMoved(scene, pair, type, other)));
        if (!removed.isEmpty() && !added.isEmpty()) {
            detections.add(changed(scene, pair, removed, added));
            return;
        }
        for (Node type : added) {
            detections.add(named("add-thrown-exception-type", scene, pair.after(), type)
                    .evidence(pair)
                    .before(pair.before(), "original method declaration")
                    .afterPart(pair.after(), type, "added thrown exception type")
                    .after(pair.after(), "method declaration with added thrown exception type")
                    .build());
        }
        for (Node type : removed) {
            detections.add(named("remove-thrown-exception-type", scene, pair.before(), type)
                    .evidence(pair)
                    .beforePart(pair.before(), type, "removed thrown exception type")
                    .before(pair.before(), "original method declaration")
                    .after(pair.after(), "method declaration with removed thrown exception type")
                    .build());
        }
    }

    private static boolean onlyMoved(Scene scene, EntityPair pair, Node before, Node after) {
        return DeclaredType.sameButForPackages(before, after)
                && scene.causes()
                        .ofTypeChange(before, pair.before(), after, pair.after())
                        .isPresent();
    }

    private static Draft named(String kind, Scene scene, Entity callable, Node type) {
        return Draft.of(kind, scene)
                .value("exception", scene.words().type(type))
                .value("method", scene.words().signature(callable))
                .value("class", callable.typeName());
    }

    private static Detection changed(Scene scene, EntityPair pair, List<Node> removed, List<Node> added) {
        Draft draft = Draft.of("change-thrown-exception-type", scene)
                .evidence(pair)
                .value("before", list(scene, removed))
                .value("after", list(scene, added))
                .value("method", scene.words().signature(pair.after()))
                .value("class", pair.after().typeName())
                .cause(cause(scene, pair, removed, added));
        removed.forEach(type -> draft.beforePart(pair.before(), type, "original exception type"));
        added.forEach(type -> draft.afterPart(pair.after(), type, "changed exception type"));
        return draft.before(pair.before(), "original method declaration")
                .after(pair.after(), "method declaration with changed thrown exception type")
                .build();
    }

    private static Optional<String> cause(Scene scene, EntityPair pair, List<Node> removed, List<Node> added) {
        if (removed.size() != 1 || added.size() != 1) {
            return Optional.empty();
        }
        return scene.causes()
                .ofTypeChange(removed.get(0), pair.before(), added.get(0), pair.after())
                .map(EntityPair::subject);
    }

    private static String list(Scene scene, List<Node> types) {
        String list = types.stream().map(scene.words()::type).collect(Collectors.joining(", "));
        return types.size() == 1 ? list : '[' + list + ']';
    }
}
