package dev.refract.detect.variable;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Local;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.FieldExchange;
import dev.refract.match.mapping.LocalField;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.function.BiConsumer;

/** Replace Variable With Attribute, Replace Attribute With Variable and Parameterize Attribute. */
public final class VariablesAndFields implements Detector {
    private static final String BEFORE = "original variable declaration";
    private static final String AFTER = "renamed variable declaration";

    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().bodies().fields().stream()
                .map(exchange -> Exchange.of(exchange, scene).detection())
                .toList();
    }

    /**
     * A field in the place of a variable, or the other way.
     *
     * @param variable the variable, and the member in which it stands
     * @param field the field
     * @param user the member that names the field
     */
    private record Exchange(FieldExchange found, Local variable, Entity field, Entity user, Scene scene) {
        static Exchange of(FieldExchange found, Scene scene) {
            EntityPair callables = found.callables();
            LocalField variable = found.variable();
            boolean became = variable.becameField();
            Local local = Local.in(became ? callables.before() : callables.after(), variable.local());
            Local use = Local.in(became ? callables.after() : callables.before(), variable.use());
            return new Exchange(found, local, found.field(), use.member(), scene);
        }

        Detection detection() {
            return found.variable().becameField() ? became() : left();
        }

        private Detection became() {
            Draft draft = draft("replace-variable-with-attribute", user)
                    .member(user)
                    .value("before", scene.words().variable(variable.declaration()))
                    .value("after", scene.words().variable(field.variable()))
                    .beforeVariable(variable.member(), variable.declaration(), BEFORE)
                    .afterVariable(field, AFTER);
            boolean isNew = scene.mapping().ofAfter(field).isEmpty();
            return explained(draft, draft::explainsBefore, draft::explainsAfter, isNew);
        }

        private Detection left() {
            Entity member = variable.member();
            Draft draft = variable.isParameter()
                    ? draft("parameterize-attribute", member)
                            .value("method", scene.words().signature(member))
                    : draft("replace-attribute-with-variable", member).member(member);
            draft.value("before", scene.words().variable(field.variable()))
                    .value("after", scene.words().variable(variable.declaration()))
                    .beforeVariable(field, BEFORE)
                    .afterVariable(member, variable.declaration(), AFTER);
            boolean isGone = scene.mapping().ofBefore(field).isEmpty();
            return explained(draft, draft::explainsAfter, draft::explainsBefore, isGone);
        }

        private Draft draft(String kind, Entity member) {
            return Draft.of(kind, scene)
                    .evidence(found.callables())
                    .detail("places", Integer.toString(found.variable().votes()))
                    .value("class", member.typeName());
        }

        /** Explains the declarations, and the places that are written in another way than before. */
        private Detection explained(
                Draft draft, BiConsumer<Entity, Node> near, BiConsumer<Entity, Node> far, boolean fieldIsInOne) {
            draft.mentions(
                    scene.mentions().of(variable, found.variable().becameField(), user, field),
                    "statement referencing the renamed variable");
            Node declaration = variable.declaration();
            near.accept(variable.member(), Declared.holder(declaration));
            if (fieldIsInOne) {
                far.accept(field, field.own());
            }
            boolean sameName = declaration.name().equals(field.name());
            scene.uses().names(variable.member(), declaration).stream()
                    .filter(name -> !sameName)
                    .forEach(name -> near.accept(variable.member(), name));
            scene.uses().fields(user, field.name()).stream()
                    .filter(use -> !sameName || !use.isLeaf())
                    .forEach(use -> far.accept(user, use));
            return draft.build();
        }
    }
}
