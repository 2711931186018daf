package dev.refract.detect.signature;

import dev.refract.detect.spi.Causes;
import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.Declared;
import dev.refract.model.TypeResolution;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Change Return Type, Change Attribute Type and Change Parameter Type; consequences of a renamed class name their cause. */
public final class TypeChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (EntityPair pair : scene.pairs(EntityKind.Group.FIELD)) {
            attribute(scene, pair).ifPresent(detections::add);
        }
        for (EntityPair pair : scene.pairs(EntityKind.Group.CALLABLE)) {
            if (!pair.before().node().sameCode(pair.after().node())) {
                returned(scene, pair).ifPresent(detections::add);
                parameters(scene, pair, detections);
            }
        }
        return detections;
    }

    private static Optional<Detection> attribute(Scene scene, EntityPair pair) {
        Optional<Node> before = Declared.type(pair.before());
        Optional<Node> after = Declared.type(pair.after());
        if (before.isEmpty() || after.isEmpty() || same(pair, before.get(), after.get())) {
            return Optional.empty();
        }
        return Optional.of(Draft.of("change-attribute-type", scene)
                .evidence(pair)
                .value("before", scene.words().variable(pair.before().variable()))
                .value("after", scene.words().variable(pair.after().variable()))
                .value("class", pair.after().typeName())
                .beforeVariable(pair.before(), "original attribute declaration")
                .afterVariable(pair.after(), "changed-type attribute declaration")
                .explainsBefore(pair.before(), before.get())
                .explainsAfter(pair.after(), after.get())
                .cause(cause(scene, pair, before.get(), after.get()))
                .build());
    }

    private static Optional<Detection> returned(Scene scene, EntityPair pair) {
        Optional<Node> before = Declared.type(pair.before());
        Optional<Node> after = Declared.type(pair.after());
        if (before.isEmpty() || after.isEmpty() || sameType(before.get(), after.get())) {
            return Optional.empty();
        }
        return Optional.of(Draft.of("change-return-type", scene)
                .evidence(pair)
                .value("before", scene.words().type(before.get()))
                .value("after", scene.words().type(after.get()))
                .value("method", scene.words().signature(pair.after()))
                .value("class", pair.after().typeName())
                .beforePart(pair.before(), before.get(), "original return type")
                .before(pair.before(), "original method declaration")
                .afterPart(pair.after(), after.get(), "changed return type")
                .after(pair.after(), "method declaration with changed return type")
                .cause(cause(scene, pair, before.get(), after.get()))
                .build());
    }

    private static void parameters(Scene scene, EntityPair pair, List<Detection> detections) {
        for (ParameterPairs.Matched parameter : scene.parameters(pair).matched()) {
            Node before = parameter.before();
            Node after = parameter.after();
            Optional<Node> beforeType = before.child(Role.TYPE);
            Optional<Node> afterType = after.child(Role.TYPE);
            if (beforeType.isEmpty() || afterType.isEmpty() || sameDeclaredType(before, after)) {
                continue;
            }
            detections.add(Draft.of("change-parameter-type", scene)
                    .evidence(pair)
                    .value("before", scene.words().variable(before))
                    .value("after", scene.words().variable(after))
                    .value("member", "method " + scene.words().signature(pair.after()))
                    .value("class", pair.after().typeName())
                    .beforeParameter(pair.before(), before, "original variable declaration")
                    .afterParameter(pair.after(), after, "changed-type variable declaration")
                    .explainsBefore(pair.before(), beforeType.get())
                    .explainsAfter(pair.after(), afterType.get())
                    .cause(cause(scene, pair, beforeType.get(), afterType.get()))
                    .build());
        }
    }

    private static Optional<String> cause(Scene scene, EntityPair pair, Node before, Node after) {
        Causes causes = scene.causes();
        return causes.ofTypeChange(before, pair.before(), after, pair.after()).map(EntityPair::subject);
    }

    private static boolean same(EntityPair fields, Node before, Node after) {
        return sameType(before, after)
                && dimensions(fields.before().variable())
                        == dimensions(fields.after().variable());
    }

    private static boolean sameDeclaredType(Node before, Node after) {
        Node beforeType = before.child(Role.TYPE).orElse(before);
        Node afterType = after.child(Role.TYPE).orElse(after);
        return sameType(beforeType, afterType)
                && dimensions(before) == dimensions(after)
                && before.label().equals(after.label());
    }

    private static int dimensions(Node variable) {
        return variable.children(Role.DIMENSION).size();
    }

    /** A package in front of a name does not make it another type. */
    static boolean sameType(Node before, Node after) {
        if (before.sameCode(after)) {
            return true;
        }
        if (before.is(NodeKind.TYPE_NAME) && after.is(NodeKind.TYPE_NAME)) {
            String beforeName = TypeResolution.erasure(before);
            String afterName = TypeResolution.erasure(after);
            return sameName(beforeName, afterName);
        }
        List<Node> beforeChildren = before.children();
        List<Node> afterChildren = after.children();
        boolean alike = before.kind() == after.kind()
                && before.label().equals(after.label())
                && beforeChildren.size() == afterChildren.size()
                && !beforeChildren.isEmpty();
        for (int i = 0; alike && i < beforeChildren.size(); i++) {
            alike = sameType(beforeChildren.get(i), afterChildren.get(i));
        }
        return alike;
    }

    private static boolean sameName(String before, String after) {
        return before.equals(after) || before.endsWith('.' + after) || after.endsWith('.' + before);
    }
}
