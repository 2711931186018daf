package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Reads the names of types of the version before through the pairs known so far. */
public final class RenamedTypes {
    private final CodeModel before;
    private final Map<Entity, String> newNames = new HashMap<>();
    private final Map<String, Integer> simpleNames = new HashMap<>();

    RenamedTypes(CodeModel before) {
        this.before = before;
    }

    /** What the pairs of a mapping tell. */
    public static RenamedTypes of(Mapping mapping) {
        RenamedTypes renamed = new RenamedTypes(mapping.before());
        mapping.pairs().forEach(renamed::add);
        return renamed;
    }

    void add(EntityPair pair) {
        if (pair.before().isType() && !pair.sameName()) {
            newNames.put(pair.before(), pair.after().name());
            simpleNames.merge(pair.before().name(), 1, Integer::sum);
        }
    }

    /** Parameter types of a callable of the version before, in the names of the version after. */
    String parameterTypes(Entity callable) {
        if (newNames.isEmpty()) {
            return Declared.parameterTypes(callable);
        }
        StringJoiner types = new StringJoiner(",");
        Declared.parameters(callable)
                .forEach(parameter -> types.add(newName(Declared.writtenType(parameter), callable)));
        return types.toString();
    }

    /**
     * The simple name of a type as it is after the change; that of the name itself where it was not renamed.
     *
     * @param type the name as it is written at the place: {@code Cart.Item}
     */
    String newName(String type, Entity place) {
        int dimension = type.indexOf('[');
        String name = dimension < 0 ? type : type.substring(0, dimension);
        if (!simpleNames.containsKey(Declared.simpleName(name))) {
            return Declared.simpleName(type);
        }
        return before.resolution()
                .resolve(name, place)
                .map(newNames::get)
                .map(newName -> dimension < 0 ? newName : newName + type.substring(dimension))
                .orElse(Declared.simpleName(type));
    }
}
