package dev.refract.match.evidence;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.reference.TypeNames;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which type stands above which, across the two versions. */
public final class Hierarchy {
    private final Mapping mapping;
    private final Map<Entity, List<Entity>> supertypes = new HashMap<>();
    private final Map<Entity, List<String>> names = new HashMap<>();

    public Hierarchy(Mapping mapping) {
        this.mapping = mapping;
    }

    /** Whether a type of the version after is, in either version, a supertype of one of the version before. */
    public boolean isUp(Entity before, Entity after) {
        return mapping.ofAfter(after)
                        .filter(pair -> isSupertype(pair.before(), before, mapping.before()))
                        .isPresent()
                || isNowBelow(before, after);
    }

    /** Whether a type of the version after is, in either version, a subtype of one of the version before. */
    public boolean isDown(Entity before, Entity after) {
        return mapping.ofAfter(after)
                        .filter(pair -> isSupertype(before, pair.before(), mapping.before()))
                        .isPresent()
                || isNowAbove(before, after);
    }

    /** Whether, in the version after, what a type of the version before became stands below one of the version after. */
    public boolean isNowBelow(Entity before, Entity after) {
        return mapping.ofBefore(before)
                .filter(pair -> isSupertype(after, pair.after(), mapping.after()))
                .isPresent();
    }

    /** Whether, in the version after, what a type of the version before became stands above one of the version after. */
    public boolean isNowAbove(Entity before, Entity after) {
        return mapping.ofBefore(before)
                .filter(pair -> isSupertype(pair.after(), after, mapping.after()))
                .isPresent();
    }

    /** Whether two types extend or implement the same type, of the set or from elsewhere. */
    public boolean areSiblings(Entity before, Entity after) {
        List<String> names = supertypeNames(after);
        boolean sameNames = supertypeNames(before).stream().anyMatch(names::contains);
        List<Entity> supertypes = supertypes(after, mapping.after());
        return sameNames
                || supertypes(before, mapping.before()).stream()
                        .anyMatch(left -> supertypes.stream().anyMatch(right -> mapping.arePaired(left, right)));
    }

    private List<String> supertypeNames(Entity type) {
        return names.computeIfAbsent(
                type,
                some -> Declared.supertypes(some).stream()
                        .map(TypeNames::erasure)
                        .toList());
    }

    private List<Entity> supertypes(Entity type, CodeModel model) {
        return supertypes.computeIfAbsent(type, model.resolution()::supertypes);
    }

    private boolean isSupertype(Entity supertype, Entity subtype, CodeModel model) {
        Deque<Entity> open = new ArrayDeque<>(supertypes(subtype, model));
        Set<Entity> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Entity type = open.pop();
            if (type == supertype) {
                return true;
            }
            if (seen.add(type)) {
                open.addAll(supertypes(type, model));
            }
        }
        return false;
    }
}
