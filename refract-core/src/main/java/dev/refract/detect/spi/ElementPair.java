package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A declaration in two versions: an entity, or a parameter or local variable of one.
 *
 * @param element what sort of declaration it is
 * @param entities the entities that it is, or in which it stands
 * @param before its node in the version before
 * @param after its node in the version after
 */
public record ElementPair(Element element, EntityPair entities, Node before, Node after) {
    public ElementPair {
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(entities, "entities");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** The entity of the version before. */
    public Entity beforeEntity() {
        return entities.before();
    }

    /** The entity of the version after. */
    public Entity afterEntity() {
        return entities.after();
    }

    /** Whether there is anything to look at. */
    public boolean declarationsDiffer() {
        return !beforeHolder().sameCode(afterHolder());
    }

    /** The node of the version before that has the modifiers of the declaration. */
    public Node beforeHolder() {
        return Declared.holder(before);
    }

    /** The node of the version after that has the modifiers of the declaration. */
    public Node afterHolder() {
        return Declared.holder(after);
    }

    /**
     * Whether modifiers can tell anything: what a constant of an enum or a component of a record is, it is without words,
     * and the field counts nothing where a field became one of them.
     */
    public boolean canHaveModifiers() {
        return Stream.of(beforeEntity(), afterEntity())
                .map(Entity::kind)
                .noneMatch(kind -> kind == EntityKind.ENUM_CONSTANT || kind == EntityKind.RECORD_COMPONENT);
    }

    /**
     * A detection of the kind {@code <change>-<element>-<what>} with the names of the element in its sentence: those of
     * the version after, or of the version before for what was removed.
     */
    public Draft draft(String change, String what, Scene scene) {
        boolean removed = change.equals("remove");
        Entity entity = removed ? beforeEntity() : afterEntity();
        Draft draft = Draft.of(change + '-' + element.word() + '-' + what, scene)
                .evidence(entities)
                .value("class", entity.typeName());
        switch (element) {
            case CLASS -> {}
            case METHOD -> draft.value("method", scene.words().signature(entity));
            case ATTRIBUTE -> draft.value("member", attribute(scene, entity));
            case PARAMETER, VARIABLE ->
                draft.value(element.word(), scene.words().variable(removed ? before : after))
                        .member(entity);
        }
        return draft;
    }

    private static String attribute(Scene scene, Entity entity) {
        String word = entity.kind() == EntityKind.ENUM_CONSTANT ? "enum constant " : "attribute ";
        return word + scene.words().signature(entity);
    }

    /** Adds the declarations of both versions; {@code change} is what the field's records say: {@code added modifier}. */
    public Draft declarations(Draft draft, String change) {
        if (element != Element.PARAMETER && element != Element.VARIABLE) {
            return draft.before(beforeEntity(), "original " + element.word() + " declaration")
                    .after(afterEntity(), element.word() + " declaration with " + change);
        }
        return draft.beforeVariable(beforeEntity(), before, "original variable declaration")
                .afterVariable(afterEntity(), after, "variable declaration with " + change)
                .before(beforeEntity(), "original method declaration")
                .after(afterEntity(), "method declaration with " + change.replace(" ", " variable "));
    }
}
