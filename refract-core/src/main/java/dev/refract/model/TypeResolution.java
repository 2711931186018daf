package dev.refract.model;

import java.util.List;
import java.util.Optional;

/**
 * Who is meant by the name of a type, as far as syntax tells: the types of the enclosing scopes and of their supertypes,
 * imports, the same package, imports of whole packages. Only types of the set are found. What a type inherits is read
 * without regard to access.
 */
public final class TypeResolution {
    private final CodeModel model;

    TypeResolution(CodeModel model) {
        this.model = model;
    }

    /** The type of the set that this name means at this place; empty for type parameters and types from elsewhere. */
    public Optional<Entity> resolve(String name, Entity place) {
        return new TypeLookup(model).inside(place, name);
    }

    /** The supertypes of a type that are in the set. */
    public List<Entity> supertypes(Entity type) {
        return new TypeLookup(model).supertypes(type).toList();
    }
}
