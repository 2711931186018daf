package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tells fields that went into an object which another field holds now, or came out of one: {@code List<Item> items} is none that
 * became {@code Content content}, where the new type {@code Content} has {@code List<Item> items}.
 */
final class HeldFields {
    private final Mapping mapping;

    HeldFields(Mapping mapping) {
        this.mapping = mapping;
    }

    /** Whether the object of one of the two fields has the other in it, and is of a type that is only in its version. */
    boolean areHeld(Entity before, Entity after) {
        return before.kind().group() == EntityKind.Group.FIELD
                && (holds(after, before, mapping.after(), mapping::ofAfter)
                        || holds(before, after, mapping.before(), mapping::ofBefore));
    }

    private static boolean holds(
            Entity holder, Entity field, CodeModel model, Function<Entity, Optional<EntityPair>> pair) {
        return model.resolution().ofValue(Declared.typeName(holder), holder).stream()
                .filter(type -> pair.apply(type).isEmpty())
                .flatMap(type -> type.members().stream())
                .anyMatch(member -> isSame(member, field));
    }

    private static boolean isSame(Entity member, Entity field) {
        return member.kind().group() == EntityKind.Group.FIELD
                && member.name().equals(field.name())
                && Declared.writtenType(member).equals(Declared.writtenType(field));
    }
}
