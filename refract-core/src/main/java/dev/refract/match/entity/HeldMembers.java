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
 * Tells members that went into an object which another member holds or answers now, or came out of one: {@code List<Item> items}
 * is none that became {@code Content content}, where the new type {@code Content} has {@code List<Item> items}.
 */
final class HeldMembers {
    private final Mapping mapping;

    HeldMembers(Mapping mapping) {
        this.mapping = mapping;
    }

    /** Whether the object of one of the two has the other in it, and is of a type that is only in its version. */
    boolean areHeld(Entity before, Entity after) {
        return !Declared.typeName(before).equals(Declared.typeName(after))
                && (holds(after, before, mapping.after(), mapping::ofAfter)
                        || holds(before, after, mapping.before(), mapping::ofBefore));
    }

    private static boolean holds(
            Entity holder, Entity member, CodeModel model, Function<Entity, Optional<EntityPair>> pair) {
        return model.resolution().ofValue(Declared.typeName(holder), holder).stream()
                .filter(type -> pair.apply(type).isEmpty())
                .flatMap(type -> type.members().stream())
                .anyMatch(held -> isSame(held, member));
    }

    private static boolean isSame(Entity held, Entity member) {
        return held.kind() == member.kind()
                && held.name().equals(member.name())
                && declaration(held).equals(declaration(member));
    }

    private static String declaration(Entity member) {
        return member.kind() == EntityKind.METHOD
                ? Declared.typeName(member) + Declared.parameterTypes(member)
                : Declared.writtenType(member);
    }
}
