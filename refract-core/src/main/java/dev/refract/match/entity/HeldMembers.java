package dev.refract.match.entity;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Tells members that went into an object which another member holds or answers now, or came out of one: {@code List<Item> items}
 * is none that became {@code Content content}, where the new type {@code Content} has {@code List<Item> items}.
 */
final class HeldMembers {
    private static final String RULE = "held-by-a-field-of-its-name";

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

    /**
     * Adds to the mapping the fields that went into an object which a field of their name holds now, and those that came out of
     * one: {@code String name} stays as {@code Name name}, and is in the new type {@code Name} as well.
     */
    void derive() {
        List<Derivation> found = new ArrayList<>();
        for (EntityPair pair : mapping.pairs()) {
            if (isKept(pair)) {
                held(pair.after(), pair.before(), mapping.after(), mapping::ofAfter)
                        .filter(held -> mapping.ofAfter(held).isEmpty())
                        .map(held -> new EntityPair(pair.before(), held, RULE))
                        .findFirst()
                        .ifPresent(moved -> found.add(new Derivation(Derivation.Kind.SPREAD, moved)));
                held(pair.before(), pair.after(), mapping.before(), mapping::ofBefore)
                        .filter(held -> mapping.ofBefore(held).isEmpty())
                        .map(held -> new EntityPair(held, pair.after(), RULE))
                        .findFirst()
                        .ifPresent(moved -> found.add(new Derivation(Derivation.Kind.UNITED, moved)));
            }
        }
        found.forEach(mapping::add);
    }

    private static boolean isKept(EntityPair pair) {
        return pair.before().kind() == EntityKind.FIELD
                && pair.after().kind() == EntityKind.FIELD
                && pair.sameName()
                && !Declared.typeName(pair.before()).equals(Declared.typeName(pair.after()));
    }

    private static boolean holds(
            Entity holder, Entity member, CodeModel model, Function<Entity, Optional<EntityPair>> pair) {
        return held(holder, member, model, pair).findAny().isPresent();
    }

    /** What the object of one member has that is declared as another, if it is of a type that is only in its version. */
    private static Stream<Entity> held(
            Entity holder, Entity member, CodeModel model, Function<Entity, Optional<EntityPair>> pair) {
        return model.resolution().ofValue(Declared.typeName(holder), holder).stream()
                .filter(type -> pair.apply(type).isEmpty())
                .flatMap(type -> type.members().stream())
                .filter(held -> isSame(held, member));
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
