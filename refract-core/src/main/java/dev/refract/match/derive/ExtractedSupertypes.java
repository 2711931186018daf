package dev.refract.match.derive;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.reference.TypeNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * New types that types of the version before now extend or implement, and which declare what those had (RefactoringMiner
 * 2.0, Table 4, Extract Superclass and Extract Interface).
 */
final class ExtractedSupertypes {
    private ExtractedSupertypes() {}

    static List<Derivation> in(MembersByTypes moves) {
        Map<Entity, List<EntityPair>> below = below(moves);
        List<Derivation> derivations = new ArrayList<>();
        below.forEach((supertype, subtypes) -> {
            List<EntityPair> gave = subtypes.stream()
                    .filter(pair -> gave(pair, supertype, moves))
                    .toList();
            // What a class inherits it need not declare, while an interface is a promise that each keeps by itself.
            boolean all = supertype.kind() != EntityKind.INTERFACE && !gave.isEmpty();
            (all ? subtypes : gave)
                    .forEach(pair -> derivations.add(new Derivation(
                            Derivation.Kind.SUPERTYPE,
                            new EntityPair(pair.before(), supertype, "members-of-a-new-supertype"))));
        });
        return derivations;
    }

    /** The types of the version before that are now directly below a new one, by that; what is created of one declares none. */
    private static Map<Entity, List<EntityPair>> below(MembersByTypes moves) {
        Set<Entity> added = new HashSet<>(moves.added());
        Map<Entity, List<EntityPair>> below = new LinkedHashMap<>();
        for (EntityPair pair :
                added.isEmpty() ? List.<EntityPair>of() : moves.mapping().pairs()) {
            if (pair.before().isType() && pair.before().nesting() != Nesting.ANONYMOUS) {
                moves.mapping().after().resolution().supertypes(pair.after()).stream()
                        .filter(added::contains)
                        .forEach(supertype -> below.computeIfAbsent(supertype, unused -> new ArrayList<>())
                                .add(pair));
            }
        }
        return below;
    }

    /** Whether the supertype has a member of the type, or the signature of one, or does its duty to a third. */
    private static boolean gave(EntityPair pair, Entity supertype, MembersByTypes moves) {
        return !isNamed(supertype, pair.before())
                && !cameFromAbove(supertype, pair, moves)
                && (!moves.between(pair.before(), supertype).isEmpty()
                        || declaresLike(supertype, pair, moves.mapping())
                        || standsBetween(supertype, pair, moves.mapping()));
    }

    /** Whether the supertype has its members from what stood above the type and is gone: that was not extracted. */
    private static boolean cameFromAbove(Entity supertype, EntityPair pair, MembersByTypes moves) {
        return moves.mapping().before().resolution().supertypes(pair.before()).stream()
                .anyMatch(above -> moves.mapping().ofBefore(above).isEmpty()
                        && !moves.between(above, supertype).isEmpty());
    }

    /** Whether a type was below one of that name already, which is not at hand: then that one only came to another place. */
    private static boolean isNamed(Entity supertype, Entity type) {
        return names(type).stream().map(Declared::simpleName).anyMatch(supertype.name()::equals);
    }

    private static boolean declaresLike(Entity supertype, EntityPair pair, Mapping mapping) {
        Set<String> signatures = new HashSet<>();
        pair.before().methods().forEach(method -> signatures.add(signature(method)));
        pair.after().methods().stream()
                .filter(method -> mapping.ofAfter(method).isPresent())
                .forEach(method -> signatures.add(signature(method)));
        return supertype.methods().stream().anyMatch(method -> signatures.contains(signature(method)));
    }

    /**
     * Whether a class, or an interface without members of its own, is below what the type had been directly below and is no
     * more.
     */
    private static boolean standsBetween(Entity supertype, EntityPair pair, Mapping mapping) {
        if (supertype.kind() == EntityKind.INTERFACE && !supertype.members().isEmpty()) {
            return false;
        }
        Set<String> given = names(pair.before());
        given.removeAll(names(pair.after()));
        given.retainAll(names(supertype));
        return given.stream().anyMatch(name -> areOne(name, pair.before(), supertype, mapping));
    }

    /** Whether a name of what a type is below means the same above another one, as far as it is at hand. */
    private static boolean areOne(String name, Entity type, Entity other, Mapping mapping) {
        Optional<Entity> above = above(name, type, mapping.before());
        Optional<Entity> aboveOther = above(name, other, mapping.after());
        return above.isEmpty()
                ? aboveOther.isEmpty()
                : above.flatMap(mapping::ofBefore)
                        .map(EntityPair::after)
                        .filter(partner -> aboveOther.filter(partner::equals).isPresent())
                        .isPresent();
    }

    private static Optional<Entity> above(String name, Entity type, CodeModel model) {
        return model.resolution().supertypes(type).stream()
                .filter(above -> above.name().equals(Declared.simpleName(name)))
                .findFirst();
    }

    private static Set<String> names(Entity type) {
        return Declared.supertypes(type).stream().map(TypeNames::erasure).collect(Collectors.toSet());
    }

    private static String signature(Entity method) {
        return method.name() + ' ' + Declared.parameters(method).size();
    }
}
