package dev.refract.detect.form;

import dev.refract.detect.spi.CodeLink;
import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.Replacement;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;

/** Replace Generic With Diamond: the type arguments of a creation were left to the compiler. */
public final class DiamondCreations implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (CodeLink place : scene.links()) {
            place.link().replacements().stream()
                    .filter(DiamondCreations::isDiamond)
                    .forEach(types -> detections.add(detection(place, types, scene)));
        }
        return detections;
    }

    private static boolean isDiamond(Replacement types) {
        return types.exchange()
                .filter(pair -> hasArguments(pair.before()) && isEmpty(pair.after()))
                .flatMap(pair -> pair.after().parent())
                .filter(around -> around.is(NodeKind.NEW))
                .isPresent();
    }

    private static boolean hasArguments(Node type) {
        return type.is(NodeKind.PARAMETERIZED_TYPE)
                && type.child(Role.TYPE_ARGUMENT).isPresent();
    }

    private static boolean isEmpty(Node type) {
        return type.is(NodeKind.PARAMETERIZED_TYPE)
                && type.child(Role.TYPE_ARGUMENT).isEmpty();
    }

    private static Detection detection(CodeLink place, Replacement types, Scene scene) {
        Node before = types.before().orElseThrow();
        Node after = types.after().orElseThrow();
        Entity source = place.before(before);
        Entity target = place.after(after);
        return Draft.of("replace-generic-with-diamond", scene)
                .rule(place.link().rule())
                .value("before", scene.words().type(before))
                .value("after", scene.words().type(after))
                .member(target)
                .value("class", target.typeName())
                .beforeStatement(source, before.parent().orElse(before), "original creation")
                .explainsBefore(source, before)
                .before(source, "original method declaration")
                .afterStatement(target, after.parent().orElse(after), "creation with diamond operator")
                .explainsAfter(target, after)
                .after(target, "method declaration with diamond operator")
                .build();
    }
}
