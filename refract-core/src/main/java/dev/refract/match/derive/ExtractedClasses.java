package dev.refract.match.derive;

import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.List;

/**
 * New classes that took members from one that stays, that uses them now, and that stands neither above nor below them
 * (RefactoringMiner 2.0, Table 4, Extract Class).
 */
final class ExtractedClasses {
    private final MembersByTypes moves;
    private final Mapping mapping;
    private final Hierarchy hierarchy;
    private final Uses uses;

    private ExtractedClasses(MembersByTypes moves) {
        this.moves = moves;
        this.mapping = moves.mapping();
        this.hierarchy = new Hierarchy(mapping);
        this.uses = new Uses(mapping);
    }

    static List<Derivation> in(MembersByTypes moves) {
        return new ExtractedClasses(moves).find();
    }

    private List<Derivation> find() {
        List<Derivation> derivations = new ArrayList<>();
        for (Entity type : moves.added()) {
            if (type.kind() != EntityKind.INTERFACE) {
                moves.into(type).forEach((origin, members) -> {
                    if (isExtracted(origin, type)) {
                        derivations.add(new Derivation(
                                Derivation.Kind.EXTRACTED, new EntityPair(origin, type, "members-of-a-new-class")));
                    }
                });
            }
        }
        return derivations;
    }

    private boolean isExtracted(Entity origin, Entity type) {
        boolean inLine = hierarchy.isNowAbove(origin, type) || hierarchy.isNowBelow(origin, type);
        return !inLine
                && mapping.ofBefore(origin)
                        .filter(pair -> areRelated(pair.after(), type) || isSoleOrigin(pair, type))
                        .isPresent();
    }

    private boolean areRelated(Entity origin, Entity type) {
        boolean nested = type.owner().filter(owner -> owner == origin).isPresent();
        return nested || uses.namesHereOrAbove(origin, type);
    }

    /** Tests are shared out among classes that do not use each other: then all comes from one that is what it was. */
    private boolean isSoleOrigin(EntityPair origin, Entity type) {
        boolean stays = origin.before().qualifiedName().equals(origin.after().qualifiedName());
        return stays
                && moves.into(type).size() == 1
                && moves.between(origin.before(), type).stream().anyMatch(EntityPair::sameName);
    }
}
