package dev.refract.detect.variable;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;

/** Merge Parameter and Split Parameter. */
public final class RegroupedParameters implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        VariableUses uses = new VariableUses();
        List<Detection> detections = new ArrayList<>();
        for (EntityPair callables : scene.pairs(EntityKind.Group.CALLABLE)) {
            for (ParameterPairs.Regrouped parameters :
                    scene.parameters(callables).regrouped()) {
                Draft draft = parameters.isMerge()
                        ? draft("merge-parameter", scene, callables, parameters)
                        : draft("split-parameter", scene, callables, parameters);
                explain(draft, callables, parameters, uses);
                detections.add(draft.build());
            }
        }
        return detections;
    }

    private static Draft draft(String kind, Scene scene, EntityPair callables, ParameterPairs.Regrouped parameters) {
        Draft draft = Draft.of(kind, scene)
                .evidence(callables)
                .value("before", scene.words().variables(parameters.before()))
                .value("after", scene.words().variables(parameters.after()))
                .value("method", scene.words().signature(callables.after()))
                .value("class", callables.after().typeName());
        boolean merge = parameters.isMerge();
        String beforeRole = merge ? "merged variable declaration" : "original variable declaration";
        String afterRole = merge ? "new variable declaration" : "split variable declaration";
        parameters.before().forEach(parameter -> draft.beforeVariable(callables.before(), parameter, beforeRole));
        parameters.after().forEach(parameter -> draft.afterVariable(callables.after(), parameter, afterRole));
        return draft.before(callables.before(), "original method declaration")
                .after(
                        callables.after(),
                        merge ? "method declaration with merged variables" : "method declaration with split variable");
    }

    private static void explain(
            Draft draft, EntityPair callables, ParameterPairs.Regrouped parameters, VariableUses uses) {
        for (Node parameter : parameters.before()) {
            draft.explainsBefore(callables.before(), parameter);
            uses.names(callables.before(), parameter)
                    .forEach(name -> draft.explainsBefore(callables.before(), asked(name)));
        }
        for (Node parameter : parameters.after()) {
            draft.explainsAfter(callables.after(), parameter);
            uses.names(callables.after(), parameter)
                    .forEach(name -> draft.explainsAfter(callables.after(), asked(name)));
        }
    }

    /** The name, with what it is asked for: {@code point.x()}. */
    private static Node asked(Node name) {
        return name.parent()
                .filter(parent -> name.role() == Role.RECEIVER
                        && parent.children(Role.ARGUMENT).isEmpty())
                .orElse(name);
    }
}
