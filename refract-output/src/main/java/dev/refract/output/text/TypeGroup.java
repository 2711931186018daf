package dev.refract.output.text;

import dev.refract.finding.mapping.Difference;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A type of both versions, or of one, with what became of its members. */
final class TypeGroup {
    private MappedPair type;
    private EntityReference alone;
    private final List<MappedPair> members = new ArrayList<>();
    private final List<EntityReference> removed = new ArrayList<>();
    private final List<EntityReference> added = new ArrayList<>();

    /** The pair of types; empty where the type is only in one version, or is left out itself. */
    Optional<MappedPair> type() {
        return Optional.ofNullable(type);
    }

    /** The type that is only in one version. */
    Optional<EntityReference> alone() {
        return Optional.ofNullable(alone);
    }

    List<MappedPair> members() {
        return members;
    }

    List<EntityReference> removed() {
        return removed;
    }

    List<EntityReference> added() {
        return added;
    }

    void add(MappedPair pair) {
        if (pair.after().kind().isType()) {
            type = pair;
        } else {
            members.add(pair);
        }
    }

    void addRemoved(EntityReference entity) {
        addAlone(entity, removed);
    }

    void addAdded(EntityReference entity) {
        addAlone(entity, added);
    }

    private void addAlone(EntityReference entity, List<EntityReference> others) {
        if (entity.kind().isType()) {
            alone = entity;
        } else {
            others.add(entity);
        }
    }

    /** In what the two entities themselves differ; what is in a type has lines of its own. */
    static Set<Difference> own(MappedPair pair) {
        Set<Difference> own = EnumSet.noneOf(Difference.class);
        own.addAll(pair.differences());
        own.remove(Difference.MEMBERS);
        return own;
    }
}
