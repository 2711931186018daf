package dev.refract.match.derive;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.List;

/**
 * Types that are gone and whose members went up into the type that they extended or implemented. A method that the
 * supertype only declared, and that now has the very body of the subtype, went up too.
 */
final class CollapsedTypes {
    private CollapsedTypes() {}

    static List<Derivation> in(MembersByTypes moves) {
        Mapping mapping = moves.mapping();
        List<Derivation> derivations = new ArrayList<>();
        for (Entity subtype : moves.removed()) {
            for (Entity supertype : mapping.before().resolution().supertypes(subtype)) {
                mapping.ofBefore(supertype)
                        .filter(pair -> wentUp(subtype, pair, moves))
                        .ifPresent(pair -> derivations.add(new Derivation(
                                Derivation.Kind.COLLAPSED,
                                new EntityPair(subtype, pair.after(), "members-in-the-supertype"))));
            }
        }
        return derivations;
    }

    private static boolean wentUp(Entity subtype, EntityPair supertypes, MembersByTypes moves) {
        return moves.between(subtype, supertypes.after()).stream().anyMatch(EntityPair::sameName)
                || PassedBodies.exist(subtype, supertypes.after(), supertypes.before());
    }
}
