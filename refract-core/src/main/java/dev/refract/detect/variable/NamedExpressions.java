package dev.refract.detect.variable;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.RecastPlace;
import dev.refract.detect.spi.Scene;
import dev.refract.detect.spi.VariableUses;
import dev.refract.match.mapping.Recast;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Extract Variable and Inline Variable: expressions that got a name, or lost it. */
public final class NamedExpressions implements Detector {
    /** A local variable; one of a pattern is written as a parameter. */
    private static final Set<NodeKind> VARIABLES = EnumSet.of(NodeKind.VARIABLE, NodeKind.PARAMETER);

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        VariableUses uses = scene.uses();
        Set<Node> told = new HashSet<>();
        for (RecastPlace place : scene.recasts()) {
            Recast recast = place.recast();
            if (recast.form() == Recast.Form.NAMED_EXPRESSION) {
                boolean inlined = VARIABLES.contains(recast.before().get(0).kind());
                // Also what was extracted from a body is compared with it.
                if (told.add((inlined ? recast.before() : recast.after()).get(0))) {
                    detections.add(inlined ? inlined(scene, uses, place) : extracted(scene, uses, place));
                }
            }
        }
        return detections;
    }

    private static Detection extracted(Scene scene, VariableUses uses, RecastPlace place) {
        Entity before = place.members().before();
        Entity after = place.members().after();
        Node variable = place.recast().after().get(0);
        Draft draft = draft("extract-variable", scene, variable, after);
        for (Node expression : place.recast().before()) {
            draft.beforeInStatement(before, expression, "statement with the initializer of the extracted variable");
        }
        draft.afterVariable(after, variable, "extracted variable declaration");
        own(scene, variable, List.of(Declared.holder(variable))).forEach(holder -> draft.explainsAfter(after, holder));
        if (!declares(place.recast().before().get(0))) {
            own(scene, variable, uses.names(after, variable))
                    .forEach(name -> draft.explainsAfter(after, given(variable, name)));
            own(scene, variable, uses.firstOfStatements(after, variable))
                    .forEach(name ->
                            draft.afterInStatement(after, name, "statement with the name of the extracted variable"));
        }
        return draft.build();
    }

    private static Detection inlined(Scene scene, VariableUses uses, RecastPlace place) {
        Entity before = place.members().before();
        Entity after = place.members().after();
        Node variable = place.recast().before().get(0);
        Draft draft = draft("inline-variable", scene, variable, before)
                .beforeVariable(before, variable, "inlined variable declaration");
        own(scene, variable, List.of(Declared.holder(variable)))
                .forEach(holder -> draft.explainsBefore(before, holder));
        if (!declares(place.recast().after().get(0))) {
            own(scene, variable, uses.names(before, variable))
                    .forEach(name -> draft.explainsBefore(before, given(variable, name)));
            own(scene, variable, uses.firstOfStatements(before, variable))
                    .forEach(name ->
                            draft.beforeInStatement(before, name, "statement with the name of the inlined variable"));
        }
        for (Node expression : place.recast().after()) {
            draft.afterInStatement(after, expression, "statement with the initializer of the inlined variable");
        }
        return draft.build();
    }

    /** Those places of a variable that did not go with it to another callable. */
    private static Stream<Node> own(Scene scene, Node variable, List<Node> places) {
        return places.stream().filter(place -> !scene.isElsewhere(variable, place));
    }

    /** Whether the variable itself is declared in the code, by a pattern, so that its uses are what they were. */
    private static boolean declares(Node code) {
        return code.child(Role.PATTERN).isPresent();
    }

    /** The statement that gives a variable its value, where the declaration does not; else the name. */
    private static Node given(Node variable, Node name) {
        boolean declaredWithValue = variable.child(Role.INITIALIZER)
                .filter(value -> !value.is(NodeKind.NULL))
                .isPresent();
        return declaredWithValue || name.role() != Role.LEFT
                ? name
                : name.parent()
                        .filter(assignment -> assignment.is(NodeKind.ASSIGNMENT))
                        .flatMap(Node::parent)
                        .filter(statement -> statement.is(NodeKind.EXPRESSION_STATEMENT))
                        .orElse(name);
    }

    private static Draft draft(String kind, Scene scene, Node variable, Entity member) {
        return Draft.of(kind, scene)
                .rule("named-expression")
                .value("variable", scene.words().variable(variable))
                .member(member)
                .value("class", member.typeName());
    }
}
