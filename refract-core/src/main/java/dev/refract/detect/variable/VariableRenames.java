package dev.refract.detect.variable;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.LocalPair;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Rename Variable and Rename Parameter, and Parameterize Variable and Localize Parameter where the one became the other
 * (RefactoringMiner 2.0, section 4.3).
 */
public final class VariableRenames implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        Naming naming = new Naming(scene);
        for (LocalPair pair : scene.variables()) {
            kind(pair)
                    .ifPresent(
                            kind -> detections.add(naming.renamed(kind, pair.members(), pair.before(), pair.after())));
        }
        for (EntityPair callables : scene.pairs(EntityKind.Group.CALLABLE)) {
            for (ParameterPairs.Matched pair : scene.parameters(callables).matched()) {
                if (!pair.before().name().equals(pair.after().name())) {
                    detections.add(naming.renamed("rename-parameter", callables, pair.before(), pair.after()));
                }
            }
        }
        for (LocalPair pair : scene.handedParameters()) {
            detections.add(naming.renamed("rename-parameter", pair.callables(), pair.before(), pair.after()));
        }
        return detections;
    }

    /** What became of a variable; parameters of callables that are a pair are found there. */
    private static Optional<String> kind(LocalPair pair) {
        if (pair.becameAnother()) {
            return Optional.of(pair.afterLocal().isParameter() ? "parameterize-variable" : "localize-parameter");
        }
        return pair.areLocal() && !pair.sameName() ? Optional.of("rename-variable") : Optional.empty();
    }

    /** Puts detections together. */
    private record Naming(Scene scene) {
        Detection renamed(String kind, EntityPair members, Node before, Node after) {
            Draft draft = Draft.of(kind, scene)
                    .evidence(members)
                    .value("before", scene.words().variable(before))
                    .value("after", scene.words().variable(after))
                    .value("class", members.after().typeName())
                    .beforeVariable(members.before(), before, "original variable declaration")
                    .afterVariable(members.after(), after, "renamed variable declaration")
                    .mentions(
                            scene.mentions().of(members, before, after), "statement referencing the renamed variable");
            if (becameAnother(kind)) {
                draft.value("method", scene.words().signature(members.after()));
            } else {
                draft.member(members.after());
            }
            boolean crossed = members.rule().equals(Crossing.RULE);
            if (!crossed || !scene.stays(before)) {
                explain(kind, members.before(), before, after, draft::explainsBefore);
            }
            if (!crossed || !scene.stays(after)) {
                explain(kind, members.after(), after, before, draft::explainsAfter);
            }
            return draft.build();
        }

        /** What is explained of the one version; nothing where the variable stays beside the one of the other callable. */
        private void explain(String kind, Entity member, Node variable, Node other, BiConsumer<Entity, Node> explains) {
            if (becameAnother(kind)) {
                explains.accept(member, Declared.holder(variable));
            }
            if (!variable.name().equals(other.name())) {
                scene.uses().names(member, variable).forEach(name -> explains.accept(member, withNegation(name)));
            }
        }

        /** The name, with its negation: one variable may say the opposite of the other. */
        private static Node withNegation(Node name) {
            return name.parent()
                    .filter(parent ->
                            parent.is(NodeKind.PREFIX) && parent.label().equals("!"))
                    .orElse(name);
        }

        /** Where the sentence of a kind has the word for a method itself. */
        private static boolean becameAnother(String kind) {
            return !kind.startsWith("rename");
        }
    }
}
