package dev.refract.match.body.code;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Names of entities that were renamed, by their new name: code that names an entity is not another code since the entity
 * has another name. A new name that another entity had before, or that two entities got, is read as it is, but for that of a
 * field where it is at hand: there nothing else is meant by it.
 */
public final class RenamedWords {
    /** Every name is read as it is. */
    public static final RenamedWords NONE = new RenamedWords(Map.of(), field -> Optional.empty());

    private final Map<String, String> words;
    private final Function<Entity, Optional<EntityPair>> origins;
    /** What the fields of types are read as, by the types. */
    private final Map<Entity, Map<String, String>> fields = new HashMap<>();

    private RenamedWords(Map<String, String> words, Function<Entity, Optional<EntityPair>> origins) {
        this.words = words;
        this.origins = origins;
    }

    /** The old names by the new ones. */
    public static RenamedWords of(Mapping mapping) {
        Map<String, String> words = new HashMap<>();
        Set<String> unclear = new HashSet<>();
        mapping.before().entities().forEach(entity -> unclear.add(entity.name()));
        for (EntityPair pair : mapping.pairs()) {
            String after = pair.after().name();
            if (!pair.sameName() && !unclear.contains(after)) {
                String known = words.putIfAbsent(after, pair.before().name());
                if (known != null && !known.equals(pair.before().name())) {
                    unclear.add(after);
                    words.remove(after);
                }
            }
        }
        return new RenamedWords(words, mapping::ofAfter);
    }

    /** What a name is read as. */
    String word(String name) {
        return words.getOrDefault(name, name);
    }

    /** What the names of the fields are read as that are at hand in a declaration: those of its type and of the types around. */
    Map<String, String> fields(Entity declaration) {
        return this == NONE ? Map.of() : fields.computeIfAbsent(declaration.type(), this::ofType);
    }

    private Map<String, String> ofType(Entity type) {
        Map<String, String> names = new HashMap<>();
        for (Optional<Entity> around = Optional.of(type);
                around.isPresent();
                around = around.get().owner()) {
            around.get()
                    .members(EntityKind.Group.FIELD)
                    .forEach(field -> names.putIfAbsent(field.name(), origin(field)));
        }
        return names;
    }

    private String origin(Entity field) {
        return origins.apply(field).map(pair -> pair.before().name()).orElse(field.name());
    }
}
