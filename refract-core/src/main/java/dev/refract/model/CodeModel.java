package dev.refract.model;

import dev.refract.model.file.Declaration;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One version of a code base, as far as its files take part: all entities, and who is meant by a name. */
public final class CodeModel {
    private final List<SourceUnit> units;
    private final Set<String> folders;
    private final List<Entity> entities = new ArrayList<>();
    private final List<Entity> types = new ArrayList<>();
    private final Map<String, List<Entity>> typesByName = new HashMap<>();
    private final Map<String, List<Entity>> typesBySimpleName = new HashMap<>();
    private final Map<String, List<Entity>> membersByName = new HashMap<>();
    private final TypeResolution resolution;

    private CodeModel(List<SourceUnit> units, Set<String> folders) {
        this.units = List.copyOf(units);
        this.folders = Set.copyOf(folders);
        this.resolution = new TypeResolution(this);
    }

    /**
     * The model of these files.
     *
     * @param units the files
     * @param folders the folders that exist in this version, see {@link dev.refract.source.SourceSet}
     */
    public static CodeModel of(List<SourceUnit> units, Set<String> folders) {
        CodeModel model = new CodeModel(units, folders);
        for (SourceUnit unit : model.units) {
            unit.file().types().forEach(type -> model.add(unit, type, null));
        }
        return model;
    }

    private void add(SourceUnit unit, Declaration declaration, Entity owner) {
        Entity entity = new Entity(entities.size(), unit, declaration, owner);
        entities.add(entity);
        if (owner != null) {
            owner.add(entity);
        }
        if (entity.isType()) {
            types.add(entity);
            typesByName
                    .computeIfAbsent(entity.qualifiedName(), name -> new ArrayList<>())
                    .add(entity);
            typesBySimpleName
                    .computeIfAbsent(entity.name(), name -> new ArrayList<>())
                    .add(entity);
        } else if (entity.kind().group() != EntityKind.Group.INITIALIZER) {
            membersByName
                    .computeIfAbsent(entity.name(), name -> new ArrayList<>())
                    .add(entity);
        }
        declaration.members().forEach(member -> add(unit, member, entity));
    }

    /** The files. */
    public List<SourceUnit> units() {
        return units;
    }

    /** The folders that exist in this version, at least among those of the files of both versions. */
    public Set<String> folders() {
        return folders;
    }

    /** All entities; the place in the list is the entity's number. */
    public List<Entity> entities() {
        return Collections.unmodifiableList(entities);
    }

    /** All types, nested, local and anonymous ones too. */
    public List<Entity> types() {
        return Collections.unmodifiableList(types);
    }

    /** The types with this qualified name; several where several source roots have one. */
    public List<Entity> typesNamed(String qualifiedName) {
        return typesByName.getOrDefault(qualifiedName, List.of());
    }

    /** The types with this simple name. */
    public List<Entity> typesWithSimpleName(String simpleName) {
        return typesBySimpleName.getOrDefault(simpleName, List.of());
    }

    /** The callables and fields with this name. */
    public List<Entity> membersNamed(String name) {
        return membersByName.getOrDefault(name, List.of());
    }

    /** Who is meant by the names of types. */
    public TypeResolution resolution() {
        return resolution;
    }
}
