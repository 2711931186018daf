package dev.refract.detect.signature;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.LocalPair;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Change Return, Attribute, Parameter and Variable Type; consequences of a renamed class name their cause. */
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
        for (LocalPair variables : scene.variables()) {
            if (variables.areLocal() || variables.becameAnother()) {
                variable(scene, variables).ifPresent(detections::add);
            }
        }
        return detections;
    }

    private static Optional<Detection> variable(Scene scene, LocalPair variables) {
        EntityPair members = variables.members();
        Node before = variables.before();
        Node after = variables.after();
        return change(scene, members, DeclaredType.of(before), DeclaredType.of(after))
                .map(change ->
                        declared(draft("change-variable-type", scene, members, change), scene, members, before, after));
    }

    private static Optional<Detection> attribute(Scene scene, EntityPair pair) {
        return change(scene, pair, DeclaredType.of(pair.before()), DeclaredType.of(pair.after()))
                .map(change -> draft("change-attribute-type", scene, pair, change)
                        .value("before", scene.words().variable(pair.before().variable()))
                        .value("after", scene.words().variable(pair.after().variable()))
                        .beforeVariable(pair.before(), "original attribute declaration")
                        .afterVariable(pair.after(), "changed-type attribute declaration")
                        .build());
    }

    private static Optional<Detection> returned(Scene scene, EntityPair pair) {
        return change(scene, pair, DeclaredType.of(pair.before()), DeclaredType.of(pair.after()))
                .map(change -> draft("change-return-type", scene, pair, change)
                        .value("before", scene.words().type(change.before.type()))
                        .value("after", scene.words().type(change.after.type()))
                        .value("method", scene.words().signature(pair.after()))
                        .beforePart(pair.before(), change.before.type(), "original return type")
                        .before(pair.before(), "original method declaration")
                        .afterPart(pair.after(), change.after.type(), "changed return type")
                        .after(pair.after(), "method declaration with changed return type")
                        .build());
    }

    private static void parameters(Scene scene, EntityPair pair, List<Detection> detections) {
        for (ParameterPairs.Matched parameter : scene.parameters(pair).matched()) {
            Node before = parameter.before();
            Node after = parameter.after();
            change(scene, pair, DeclaredType.of(before), DeclaredType.of(after))
                    .map(change ->
                            declared(draft("change-parameter-type", scene, pair, change), scene, pair, before, after))
                    .ifPresent(detections::add);
        }
    }

    private static Detection declared(Draft draft, Scene scene, EntityPair pair, Node before, Node after) {
        return draft.value("before", scene.words().variable(before))
                .value("after", scene.words().variable(after))
                .value("member", "method " + scene.words().signature(pair.after()))
                .beforeVariable(pair.before(), before, "original variable declaration")
                .afterVariable(pair.after(), after, "changed-type variable declaration")
                .build();
    }

    /**
     * Two types of one declaration that differ.
     *
     * @param cause the type whose new name alone makes them differ
     */
    private record Change(DeclaredType before, DeclaredType after, Optional<EntityPair> cause) {
        static Change of(Scene scene, EntityPair pair, DeclaredType before, DeclaredType after) {
            Optional<EntityPair> cause = before.sameShape(after)
                    ? scene.causes().ofTypeChange(before.element(), pair.before(), after.element(), pair.after())
                    : Optional.empty();
            return new Change(before, after, cause);
        }

        /** A type that moved and is written with its package is the type that it was. */
        boolean onlyMoved() {
            return cause.isPresent() && DeclaredType.sameButForPackages(before.element(), after.element());
        }
    }

    private static Optional<Change> change(
            Scene scene, EntityPair pair, Optional<DeclaredType> before, Optional<DeclaredType> after) {
        return before.isPresent() && after.isPresent() && !before.get().same(after.get())
                ? Optional.of(Change.of(scene, pair, before.get(), after.get())).filter(change -> !change.onlyMoved())
                : Optional.empty();
    }

    private static Draft draft(String kind, Scene scene, EntityPair pair, Change change) {
        Draft draft = Draft.of(kind, scene)
                .evidence(pair)
                .value("class", pair.after().typeName())
                .cause(change.cause.map(EntityPair::subject));
        change.before.nodes().forEach(node -> draft.explainsBefore(pair.before(), node));
        change.after.nodes().forEach(node -> draft.explainsAfter(pair.after(), node));
        return draft;
    }
}
