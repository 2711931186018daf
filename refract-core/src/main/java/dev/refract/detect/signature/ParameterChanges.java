package dev.refract.detect.signature;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.Declared;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Add, Remove and Reorder Parameter. */
public final class ParameterChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        Set<Node> turned = scene.turnedParameters();
        for (EntityPair pair : scene.pairs(EntityKind.Group.CALLABLE)) {
            if (!pair.sameCode()) {
                compare(scene, pair, turned, detections);
            }
        }
        return detections;
    }

    private static void compare(Scene scene, EntityPair pair, Set<Node> turned, List<Detection> detections) {
        ParameterPairs parameters = scene.parameters(pair);
        parameters.added().stream()
                .filter(parameter -> !turned.contains(parameter))
                .forEach(parameter -> detections.add(added(scene, pair, parameter)));
        parameters.removed().stream()
                .filter(parameter -> !turned.contains(parameter))
                .forEach(parameter -> detections.add(removed(scene, pair, parameter)));
        if (reordered(parameters)) {
            detections.add(reordered(scene, pair));
        }
    }

    private static Detection added(Scene scene, EntityPair pair, Node parameter) {
        return Draft.of("add-parameter", scene)
                .evidence(pair)
                .value("parameter", scene.words().variable(parameter))
                .value("method", scene.words().signature(pair.after()))
                .value("class", pair.after().typeName())
                .before(pair.before(), "original method declaration")
                .afterVariable(pair.after(), parameter, "added parameter")
                .after(pair.after(), "method declaration with added parameter")
                .explainsAfter(pair.after(), parameter)
                .build();
    }

    private static Detection removed(Scene scene, EntityPair pair, Node parameter) {
        return Draft.of("remove-parameter", scene)
                .evidence(pair)
                .value("parameter", scene.words().variable(parameter))
                .value("method", scene.words().signature(pair.before()))
                .value("class", pair.before().typeName())
                .beforeVariable(pair.before(), parameter, "removed parameter")
                .before(pair.before(), "original method declaration")
                .after(pair.after(), "method declaration with removed parameter")
                .explainsBefore(pair.before(), parameter)
                .build();
    }

    private static boolean reordered(ParameterPairs parameters) {
        int last = -1;
        boolean sameNames = true;
        boolean inOrder = true;
        for (ParameterPairs.Matched matched : parameters.matched()) {
            sameNames &= matched.before().name().equals(matched.after().name());
            inOrder &= matched.after().index() > last;
            last = matched.after().index();
        }
        return sameNames && !inOrder;
    }

    private static Detection reordered(Scene scene, EntityPair pair) {
        List<Node> before = Declared.parameters(pair.before());
        List<Node> after = Declared.parameters(pair.after());
        Draft draft = Draft.of("reorder-parameter", scene)
                .evidence(pair)
                .value("before", scene.words().variables(before))
                .value("after", scene.words().variables(after))
                .value("method", scene.words().signature(pair.after()))
                .value("class", pair.after().typeName());
        before.forEach(parameter -> draft.beforeVariable(pair.before(), parameter, "original parameter declaration")
                .explainsBefore(pair.before(), parameter));
        after.forEach(parameter -> draft.afterVariable(pair.after(), parameter, "reordered parameter declaration")
                .explainsAfter(pair.after(), parameter));
        return draft.before(pair.before(), "original method declaration")
                .after(pair.after(), "method declaration with reordered parameters")
                .build();
    }
}
