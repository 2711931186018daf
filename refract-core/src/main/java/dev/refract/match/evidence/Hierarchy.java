package dev.refract.match.evidence;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.Supertypes;
import dev.refract.model.reference.TypeNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which type stands above which, across the two versions. */
public final class Hierarchy {
    private final Mapping mapping;
    private final Supertypes formerly;
    private final Supertypes now;
    private final Map<Entity, List<String>> names = new HashMap<>();

    public Hierarchy(Mapping mapping) {
        this.mapping = mapping;
        this.formerly = new Supertypes(mapping.before().resolution());
        this.now = new Supertypes(mapping.after().resolution());
    }

    /** Whether a type of the version after is, in either version, a supertype of one of the version before. */
    public boolean isUp(Entity before, Entity after) {
        return mapping.ofAfter(after)
                        .filter(pair -> formerly.isAbove(pair.before(), before))
                        .isPresent()
                || isNowBelow(before, after);
    }

    /** Whether a type of the version after is, in either version, a subtype of one of the version before. */
    public boolean isDown(Entity before, Entity after) {
        return mapping.ofAfter(after)
                        .filter(pair -> formerly.isAbove(before, pair.before()))
                        .isPresent()
                || isNowAbove(before, after);
    }

    /** Whether, in the version after, what a type of the version before became stands below one of the version after. */
    public boolean isNowBelow(Entity before, Entity after) {
        return mapping.ofBefore(before)
                .filter(pair -> now.isAbove(after, pair.after()))
                .isPresent();
    }

    /** Whether, in the version after, what a type of the version before became stands above one of the version after. */
    public boolean isNowAbove(Entity before, Entity after) {
        return mapping.ofBefore(before)
                .filter(pair -> now.isAbove(pair.after(), after))
                .isPresent();
    }

    /** Whether one type of the version before stood above another. */
    public boolean wasAbove(Entity type, Entity subtype) {
        return formerly.isAbove(type, subtype);
    }

    /** Whether one type of the version after stands above another. */
    public boolean isAbove(Entity type, Entity subtype) {
        return now.isAbove(type, subtype);
    }

    /** Whether two types extend or implement the same type, of the set or from elsewhere. */
    public boolean areSiblings(Entity before, Entity after) {
        List<String> names = supertypeNames(after);
        boolean sameNames = supertypeNames(before).stream().anyMatch(names::contains);
        List<Entity> supertypes = now.of(after);
        return sameNames
                || formerly.of(before).stream()
                        .anyMatch(left -> supertypes.stream().anyMatch(right -> mapping.arePaired(left, right)));
    }

    private List<String> supertypeNames(Entity type) {
        return names.computeIfAbsent(
                type,
                some -> Declared.supertypes(some).stream()
                        .map(TypeNames::erasure)
                        .toList());
    }
}
