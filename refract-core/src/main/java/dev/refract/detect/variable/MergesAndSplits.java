package dev.refract.detect.variable;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.detect.spi.VariableUses;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Regrouped;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Merge and Split, of parameters, variables and attributes. */
public final class MergesAndSplits implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        VariableUses uses = scene.uses();
        return scene.matching().regrouped().stream()
                .map(group -> group.around().before().isType()
                        ? new Fields(scene, group, uses).detection()
                        : new Locals(scene, group, uses).detection())
                .toList();
    }

    private static Draft draft(Scene scene, Regrouped group, String what) {
        return Draft.of((group.isMerge() ? "merge-" : "split-") + what, scene)
                .evidence(group.around())
                .value("before", scene.words().variables(group.before()))
                .value("after", scene.words().variables(group.after()))
                .value("class", group.around().after().typeName());
    }

    private static String beforeRole(Regrouped group, String what) {
        return (group.isMerge() ? "merged " : "original ") + what + " declaration";
    }

    private static String afterRole(Regrouped group, String what) {
        return (group.isMerge() ? "new " : "split ") + what + " declaration";
    }

    /** The name, with what it is asked for: {@code point.x()}; or the statement that stores it: {@code this.point = point;}. */
    private static Node asked(Node name) {
        return name.parent()
                .filter(parent -> name.role() == Role.RECEIVER
                        && parent.children(Role.ARGUMENT).isEmpty())
                .or(() -> storing(name))
                .orElse(name);
    }

    private static Optional<Node> storing(Node name) {
        return name.parent()
                .filter(parent -> parent.is(NodeKind.ASSIGNMENT) && name.role() == Role.RIGHT)
                .flatMap(Node::parent)
                .filter(statement -> statement.is(NodeKind.EXPRESSION_STATEMENT));
    }

    /** Parameters and local variables of a callable. */
    private record Locals(Scene scene, Regrouped group, VariableUses uses) {
        Detection detection() {
            Entity before = group.around().before();
            Entity after = group.around().after();
            Draft draft = areParameters()
                    ? draft(scene, group, "parameter")
                            .value("method", scene.words().signature(after))
                    : draft(scene, group, "variable").member(after);
            for (Node variable : group.before()) {
                draft.beforeVariable(before, variable, beforeRole(group, "variable"))
                        .explainsBefore(before, Declared.holder(variable));
                uses.names(before, variable).forEach(name -> draft.explainsBefore(before, asked(name)));
            }
            for (Node variable : group.after()) {
                draft.afterVariable(after, variable, afterRole(group, "variable"))
                        .explainsAfter(after, Declared.holder(variable));
                uses.names(after, variable).forEach(name -> draft.explainsAfter(after, asked(name)));
            }
            return draft.before(before, "original method declaration")
                    .after(
                            after,
                            group.isMerge()
                                    ? "method declaration with merged variables"
                                    : "method declaration with split variable")
                    .build();
        }

        private boolean areParameters() {
            return Stream.of(group.before(), group.after())
                    .flatMap(List::stream)
                    .allMatch(declaration -> declaration.role() == Role.PARAMETER);
        }
    }

    /** Fields of a class. */
    private record Fields(Scene scene, Regrouped group, VariableUses uses) {
        Detection detection() {
            Draft draft = draft(scene, group, "attribute");
            for (Entity field : declared(group.around().before(), group.before())) {
                draft.beforeVariable(field, beforeRole(group, "attribute")).explainsBefore(field, field.own());
                users().forEach(user -> uses.fields(user.before(), field.name())
                        .forEach(name -> draft.explainsBefore(user.before(), asked(name))));
            }
            for (Entity field : declared(group.around().after(), group.after())) {
                draft.afterVariable(field, afterRole(group, "attribute")).explainsAfter(field, field.own());
                users().forEach(user -> uses.fields(user.after(), field.name())
                        .forEach(name -> draft.explainsAfter(user.after(), asked(name))));
            }
            return draft.build();
        }

        private Stream<EntityPair> users() {
            return scene.bodies().keySet().stream()
                    .filter(members -> members.before().type() == group.around().before()
                            && members.after().type() == group.around().after());
        }

        private static List<Entity> declared(Entity type, List<Node> variables) {
            return type.members(EntityKind.Group.FIELD).stream()
                    .filter(field -> variables.contains(field.variable()))
                    .toList();
        }
    }
}
