package dev.refract.model;

import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who is meant by the name of a type, as far as syntax tells: the types of the enclosing scopes and of their supertypes,
 * imports, the same package, imports of whole packages. Only types of the set are found. What a type inherits is read
 * without regard to access.
 */
public final class TypeResolution {
    private final CodeModel model;
    // Asked for the same names again and again; a model may be used by several threads.
    private final Map<Question, Optional<Entity>> answers = new ConcurrentHashMap<>();
    private final Map<Entity, List<Entity>> supertypes = new ConcurrentHashMap<>();

    TypeResolution(CodeModel model) {
        this.model = model;
    }

    /** A name in a scope. */
    private record Question(String name, Entity scope) {}

    /** The type of the set that this name means at this place; empty for type parameters and types from elsewhere. */
    public Optional<Entity> resolve(String name, Entity place) {
        return answers.computeIfAbsent(
                new Question(name, scope(place)),
                question -> new TypeLookup(model).inside(question.scope, question.name));
    }

    /** The place, or the type around it where the place declares no types of its own. */
    private static Entity scope(Entity place) {
        boolean declaresTypes = place.isType()
                || !place.members().isEmpty()
                || !place.node().children(Role.TYPE_PARAMETER).isEmpty();
        return declaresTypes ? place : place.type();
    }

    /** The type of the set that a value has whose type is written so: that of the bound, where it is a type parameter. */
    public Optional<Entity> ofValue(String name, Entity place) {
        TypeLookup lookup = new TypeLookup(model);
        return lookup.inside(place, name).or(() -> lookup.bound(name, place));
    }

    /** The supertypes of a type that are in the set. */
    public List<Entity> supertypes(Entity type) {
        return supertypes.computeIfAbsent(
                type, some -> new TypeLookup(model).supertypes(some).toList());
    }
}
