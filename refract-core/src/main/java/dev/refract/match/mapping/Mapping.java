package dev.refract.match.mapping;

import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which entity became which: one-to-one, in both directions. */
public final class Mapping {
    private final CodeModel before;
    private final CodeModel after;
    private final EntityPair[] byBefore;
    private final EntityPair[] byAfter;
    private final List<EntityPair> pairs = new ArrayList<>();
    private final List<Derivation> derivations = new ArrayList<>();

    /** An empty mapping between two versions; the matcher fills it. */
    public Mapping(CodeModel before, CodeModel after) {
        this.before = before;
        this.after = after;
        this.byBefore = new EntityPair[before.entities().size()];
        this.byAfter = new EntityPair[after.entities().size()];
    }

    /** Adds a pair; false where one of the two has a partner already. */
    public boolean add(EntityPair pair) {
        if (!isFree(pair.before(), pair.after())) {
            return false;
        }
        byBefore[pair.before().number()] = pair;
        byAfter[pair.after().number()] = pair;
        pairs.add(pair);
        return true;
    }

    /** Takes a pair back, with the pairs of all that is declared in its entities. */
    public void remove(EntityPair pair) {
        if (byBefore[pair.before().number()] == pair) {
            byBefore[pair.before().number()] = null;
            byAfter[pair.after().number()] = null;
            pairs.remove(pair);
            pair.before().members().forEach(member -> ofBefore(member).ifPresent(this::remove));
        }
    }

    /** Adds what pairs cannot say. */
    public void add(Derivation derivation) {
        derivations.add(derivation);
    }

    /** Whether neither of the two has a partner. */
    public boolean isFree(Entity beforeEntity, Entity afterEntity) {
        return byBefore[beforeEntity.number()] == null && byAfter[afterEntity.number()] == null;
    }

    /** This mapping with more pairs, in an object of its own. */
    public Mapping with(List<EntityPair> more) {
        Mapping copy = new Mapping(before, after);
        pairs.forEach(copy::add);
        more.forEach(copy::add);
        return copy;
    }

    /** Whether the two are one. */
    public boolean arePaired(Entity beforeEntity, Entity afterEntity) {
        EntityPair pair = byBefore[beforeEntity.number()];
        return pair != null && pair.after() == afterEntity;
    }

    /** The version before the change. */
    public CodeModel before() {
        return before;
    }

    /** The version after the change. */
    public CodeModel after() {
        return after;
    }

    /** All pairs, in the order in which they were found. */
    public List<EntityPair> pairs() {
        return Collections.unmodifiableList(pairs);
    }

    /** What pairs cannot say, in the order in which it was found. */
    public List<Derivation> derivations() {
        return Collections.unmodifiableList(derivations);
    }

    /** The pairs, and after them the derived counterparts. */
    public List<EntityPair> allPairs() {
        List<EntityPair> all = new ArrayList<>(pairs);
        all.addAll(counterparts());
        return all;
    }

    /** The pairs of the derivations in which both are one thing. */
    public List<EntityPair> counterparts() {
        return derivations.stream()
                .filter(derivation -> derivation.kind().isCounterpart())
                .map(Derivation::pair)
                .toList();
    }

    /** The pair of an entity of the version before. */
    public Optional<EntityPair> ofBefore(Entity entity) {
        return Optional.ofNullable(byBefore[entity.number()]);
    }

    /** The pair of an entity of the version after. */
    public Optional<EntityPair> ofAfter(Entity entity) {
        return Optional.ofNullable(byAfter[entity.number()]);
    }

    /** Entities of the version before that are in the version after in no way. */
    public List<Entity> removed() {
        Set<Entity> derived = counterparts().stream().map(EntityPair::before).collect(Collectors.toSet());
        return before.entities().stream()
                .filter(entity -> byBefore[entity.number()] == null && !derived.contains(entity))
                .toList();
    }

    /** Entities of the version after that come from none of the version before. */
    public List<Entity> added() {
        Set<Entity> derived = counterparts().stream().map(EntityPair::after).collect(Collectors.toSet());
        return after.entities().stream()
                .filter(entity -> byAfter[entity.number()] == null && !derived.contains(entity))
                .toList();
    }
}
