package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.Optional;
import java.util.function.Function;

/**
 * The callables that a type had and has. One of a subtype that is declared as such a callable overrides it, so it is none of
 * the others of the type that went there, unless it has their code: beside {@code put(long)}, which stays above, a new
 * {@code put(long)} below is not {@code put(double)}.
 *
 * @param alike from how much code on two members are one whatever they are called
 */
record KeptSignatures(Mapping mapping, double alike) {
    /** Whether a member that is declared otherwise in a subtype merely overrides there, or overrode, what stays above. */
    boolean isOverriding(MemberScore score) {
        Entity before = score.before();
        Entity after = score.after();
        return score.content() < alike
                && !Declared.signature(before).equals(Declared.signature(after))
                && (mapping.ofBefore(before.type())
                                .filter(types -> hasKept(types.after(), after, mapping::ofAfter))
                                .isPresent()
                        || mapping.ofAfter(after.type())
                                .filter(types -> hasKept(types.before(), before, mapping::ofBefore))
                                .isPresent());
    }

    private static boolean hasKept(Entity type, Entity callable, Function<Entity, Optional<EntityPair>> pairOf) {
        String signature = Declared.signature(callable);
        return type.members(EntityKind.Group.CALLABLE).stream()
                .anyMatch(other -> Declared.signature(other).equals(signature)
                        && pairOf.apply(other).isPresent());
    }
}
