package dev.refract.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
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

    /** Whether one type stands above another. */
    public boolean isAbove(Entity supertype, Entity subtype) {
        Deque<Entity> open = new ArrayDeque<>(of(subtype));
        Set<Entity> seen = new HashSet<>();
        while (!open.isEmpty()) {
            Entity type = open.pop();
            if (type == supertype) {
                return true;
            }
            if (seen.add(type)) {
                open.addAll(of(type));
            }
        }
        return false;
    }
}
