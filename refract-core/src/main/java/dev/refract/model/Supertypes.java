package dev.refract.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What types of a version extend and implement, directly or not, as far as it is in the set. Each is resolved once. */
public final class Supertypes {
    private final TypeResolution resolution;
    private final Map<Entity, List<Entity>> known = new HashMap<>();

    /** The supertypes that a resolution finds. */
    public Supertypes(TypeResolution resolution) {
        this.resolution = Objects.requireNonNull(resolution, "resolution");
    }

    /** The types that a type extends and implements itself. */
    public List<Entity> of(Entity type) {
        return known.computeIfAbsent(type, resolution::supertypes);
    }

    /** All types that stand above a type, the nearest first. */
    public Set<Entity> above(Entity type) {
        Set<Entity> above = new LinkedHashSet<>();
        Deque<Entity> open = new ArrayDeque<>(of(type));
        while (!open.isEmpty()) {
            Entity next = open.pop();
            if (above.add(next)) {
                open.addAll(of(next));
            }
        }
        return above;
    }

    /** Whether one type stands above another. */
    public boolean isAbove(Entity supertype, Entity subtype) {
        return above(subtype).contains(supertype);
    }
}
