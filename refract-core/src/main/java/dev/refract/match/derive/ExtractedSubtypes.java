package dev.refract.match.derive;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.List;

/**
 * New types below one that was there before and that gave members, or the bodies of members, to them (RefactoringMiner
 * 2.0, Table 4, Extract Subclass).
 */
final class ExtractedSubtypes {
    private ExtractedSubtypes() {}

    static List<Derivation> in(MembersByTypes moves) {
        Mapping mapping = moves.mapping();
        List<Derivation> derivations = new ArrayList<>();
        for (Entity subtype : moves.added()) {
            for (Entity supertype : mapping.after().resolution().supertypes(subtype)) {
                mapping.ofAfter(supertype)
                        .filter(pair -> gaveMembers(moves.between(pair.before(), subtype))
                                || PassedBodies.exist(pair.before(), subtype, pair.after()))
                        .ifPresent(pair -> derivations.add(new Derivation(
                                Derivation.Kind.SUBTYPE,
                                new EntityPair(pair.before(), subtype, "members-of-a-new-subtype"))));
            }
        }
        return derivations;
    }

    /** A member that got another name was rewritten for the new type rather than pushed down. */
    private static boolean gaveMembers(List<EntityPair> members) {
        return members.stream().anyMatch(EntityPair::sameName);
    }
}
