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

/**
 * Change Return, Attribute, Parameter and Variable Type, by types as written; consequences of a renamed class name their
 * cause.
 */
public final class TypeChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (EntityPair pair : scene.pairs(EntityKind.Group.FIELD)) {
            if (!pair.sameCode()) {
                attribute(scene, pair).ifPresent(detections::add);
            }
        }
        for (EntityPair pair : scene.pairs(EntityKind.Group.CALLABLE)) {
            if (!pair.sameCode()) {
                returned(scene, pair).ifPresent(detections::add);
                parameters(scene, pair, detections);
            }
        }
        for (LocalPair variables : scene.variables()) {
            if (variables.areLocal() || variables.becameAnother()) {
                variable(scene, variables).ifPresent(detections::add);
            }
        }
        for (LocalPair handed : scene.handedParameters()) {
            parameter(scene, handed.callables(), handed.before(), handed.after())
                    .ifPresent(detections::add);
        }
        return detections;
    }

    private static Optional<Detection> variable(Scene scene, LocalPair variables) {
        Node before = variables.before();
        Node after = variables.after();
        return change(scene, variables.members(), DeclaredType.of(before), DeclaredType.of(after))
                .map(change -> change.declared("change-variable-type", before, after));
    }

    private static Optional<Detection> attribute(Scene scene, EntityPair pair) {
        return change(scene, pair, DeclaredType.of(pair.before()), DeclaredType.of(pair.after()))
                .map(change -> change.draft("change-attribute-type")
                        .value("before", change.words(pair.before().variable()))
                        .value("after", change.words(pair.after().variable()))
                        .beforeVariable(pair.before(), "original attribute declaration")
                        .afterVariable(pair.after(), "changed-type attribute declaration")
                        .build());
    }

    private static Optional<Detection> returned(Scene scene, EntityPair pair) {
        return change(scene, pair, DeclaredType.of(pair.before()), DeclaredType.of(pair.after()))
                .map(change -> change.draft("change-return-type")
                        .value("before", change.words(change.before))
                        .value("after", change.words(change.after))
                        .value("method", scene.words().signature(pair.after()))
                        .beforePart(pair.before(), change.before.type(), "original return type")
                        .before(pair.before(), "original method declaration")
                        .afterPart(pair.after(), change.after.type(), "changed return type")
                        .after(pair.after(), "method declaration with changed return type")
                        .build());
    }

    private static void parameters(Scene scene, EntityPair pair, List<Detection> detections) {
        for (ParameterPairs.Matched parameter : scene.parameters(pair).matched()) {
            parameter(scene, pair, parameter.before(), parameter.after()).ifPresent(detections::add);
        }
    }

    private static Optional<Detection> parameter(Scene scene, EntityPair pair, Node before, Node after) {
        return change(scene, pair, DeclaredType.of(before), DeclaredType.of(after))
                .map(change -> change.declared("change-parameter-type", before, after));
    }

    private static Optional<Change> change(
            Scene scene, EntityPair pair, Optional<DeclaredType> before, Optional<DeclaredType> after) {
        return before.isPresent() && after.isPresent() && !before.get().sameAsWritten(after.get())
                ? Optional.of(new Change(scene, pair, before.get(), after.get()))
                : Optional.empty();
    }

    /** Two types of one declaration that differ as written. */
    private record Change(Scene scene, EntityPair pair, DeclaredType before, DeclaredType after) {
        Draft draft(String kind) {
            Draft draft = Draft.of(kind, scene)
                    .evidence(pair)
                    .value("class", pair.after().typeName())
                    .cause(cause().map(EntityPair::subject));
            before.nodes().forEach(node -> draft.explainsBefore(pair.before(), node));
            after.nodes().forEach(node -> draft.explainsAfter(pair.after(), node));
            return draft;
        }

        /** The type whose new name alone makes the two differ. */
        private Optional<EntityPair> cause() {
            return before.sameShape(after)
                    ? scene.causes().ofTypeChange(before.element(), pair.before(), after.element(), pair.after())
                    : Optional.empty();
        }

        Detection declared(String kind, Node beforeVariable, Node afterVariable) {
            return draft(kind)
                    .value("before", words(beforeVariable))
                    .value("after", words(afterVariable))
                    .member(pair.after())
                    .beforeVariable(pair.before(), beforeVariable, "original variable declaration")
                    .afterVariable(pair.after(), afterVariable, "changed-type variable declaration")
                    .mentions(
                            scene.mentions().of(pair, beforeVariable, afterVariable),
                            "statement referencing the variable with changed type")
                    .build();
        }

        String words(Node variable) {
            return differsInPackage()
                    ? scene.words().variableAsWritten(variable)
                    : scene.words().variable(variable);
        }

        String words(DeclaredType type) {
            return differsInPackage()
                    ? scene.words().typeAsWritten(type.type())
                    : scene.words().type(type.type());
        }

        /** Then a sentence without packages would say that a type became itself. */
        private boolean differsInPackage() {
            return before.sameShape(after) && DeclaredType.sameButForPackages(before.element(), after.element());
        }
    }
}
