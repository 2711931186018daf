package dev.refract.output.text;

import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sorts the entities of a mapping by the types that they are, or are in; by place. */
final class TypeGroups {
    /** Several source roots may have types of the same name. */
    private record Key(String file, String container) {
        static Key of(EntityReference entity) {
            return new Key(entity.file(), entity.container());
        }
    }

    private final Map<Key, Key> partners = new HashMap<>();
    private final Map<Key, TypeGroup> paired = new LinkedHashMap<>();
    private final Map<Key, TypeGroup> removed = new LinkedHashMap<>();
    private final Map<Key, TypeGroup> added = new LinkedHashMap<>();

    private TypeGroups() {}

    static TypeGroups of(EntityMapping mapping) {
        TypeGroups groups = new TypeGroups();
        mapping.added().stream().filter(entity -> entity.kind().isType()).forEach(groups::addAdded);
        mapping.removed().stream().filter(entity -> entity.kind().isType()).forEach(groups::addRemoved);
        mapping.pairs().forEach(groups::add);
        mapping.added().stream().filter(entity -> !entity.kind().isType()).forEach(groups::addAdded);
        mapping.removed().stream().filter(entity -> !entity.kind().isType()).forEach(groups::addRemoved);
        return groups;
    }

    /** The types of both versions, and those of one that members of others moved to. */
    List<TypeGroup> paired() {
        return List.copyOf(paired.values());
    }

    /** The types of the version before only. */
    List<TypeGroup> removed() {
        return List.copyOf(removed.values());
    }

    /** The types of the version after only. */
    List<TypeGroup> added() {
        return List.copyOf(added.values());
    }

    private void add(MappedPair pair) {
        Key after = Key.of(pair.after());
        if (pair.after().kind().isType()) {
            partners.put(Key.of(pair.before()), after);
        }
        paired.computeIfAbsent(after, key -> new TypeGroup()).add(pair);
    }

    private void addAdded(EntityReference entity) {
        Key key = Key.of(entity);
        boolean alone = entity.kind().isType() || added.containsKey(key);
        (alone ? added : paired).computeIfAbsent(key, unused -> new TypeGroup()).addAdded(entity);
    }

    private void addRemoved(EntityReference entity) {
        Key key = Key.of(entity);
        boolean alone = entity.kind().isType() || removed.containsKey(key);
        Key group = alone ? key : partners.getOrDefault(key, key);
        (alone ? removed : paired)
                .computeIfAbsent(group, unused -> new TypeGroup())
                .addRemoved(entity);
    }
}
