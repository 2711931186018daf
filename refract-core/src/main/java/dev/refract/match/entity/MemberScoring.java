package dev.refract.match.entity;

import dev.refract.match.change.Exchanges;
import dev.refract.match.evidence.AssumedReferrers;
import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Names;
import dev.refract.match.evidence.Relation;
import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.Referrers;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.Map;

/** Weighs what speaks for two members being one, seen through the pairs so far. */
final class MemberScoring {
    /** Others that moved likewise, of which more say no more. */
    private static final int MANY = 3;
    /** Others that were renamed likewise, of which more say no more. */
    private static final int SOME = 2;
    /** Places of a name in a constructor that does nothing but keep its argument in a field of that name. */
    private static final int KEPT = 3;

    private final Mapping mapping;
    private final SharedReferrers referrers;
    private final Exchanges exchanges;
    private final Twins twins;
    private final MemberThresholds thresholds;
    private final Contents contents;
    private final Hierarchy hierarchy;
    private final AssumedReferrers assumed;
    private final MovedUses movedUses;
    private final Overriders overriders;
    private final OnlyNames onlyNames;
    private final NeighbourPlaces places;
    private final HeldMembers heldMembers;
    private final Map<String, Integer> moves = new HashMap<>();
    private final Map<String, Integer> renames = new HashMap<>();
    /** Counted where they are asked for. */
    private OpenFields openFields;

    /** Who uses the members of the two versions, and which names were exchanged where they are used. */
    record UseEvidence(SharedReferrers referrers, Exchanges exchanges) {}

    MemberScoring(Mapping mapping, UseEvidence uses, Twins twins, EntityThresholds all, Steps steps) {
        this.mapping = mapping;
        this.referrers = uses.referrers();
        this.exchanges = uses.exchanges();
        this.twins = twins;
        this.thresholds = all.members();
        this.contents = new Contents(Names.of(mapping)::translate, all.blind(), steps);
        this.hierarchy = new Hierarchy(mapping);
        this.assumed = new AssumedReferrers(referrers, mapping, steps);
        this.movedUses = new MovedUses(referrers, thresholds.amounts().use(), steps);
        this.overriders = new Overriders(mapping, steps);
        this.onlyNames = new OnlyNames(mapping, thresholds.amounts().letters());
        this.heldMembers = new HeldMembers(mapping);
        this.places = new NeighbourPlaces(mapping, uses, contents, thresholds.place());
        for (EntityPair pair : mapping.pairs()) {
            if (!pair.before().isType()) {
                moves.merge(owners(pair.before(), pair.after()), 1, Integer::sum);
            }
            if (!pair.sameName()) {
                renames.merge(names(pair.before(), pair.after()), 1, Integer::sum);
            }
        }
        twins.open(mapping).forEach(twin -> moves.merge(owners(twin.before(), twin.after()), 1, Integer::sum));
    }

    private static String owners(Entity before, Entity after) {
        return before.type().number() + ">" + after.type().number();
    }

    private static String names(Entity before, Entity after) {
        return before.name() + '>' + after.name();
    }

    MemberScore score(Entity before, Entity after) {
        MemberThresholds.Weights weights = thresholds.weights();
        Relation relation = relation(before.type(), after.type());
        boolean withCode = relation == Relation.STRANGER && wentWithCode(before, after);
        double content = content(before, after);
        double bodies = bodies(before, after, relation);
        boolean sameSignature = sameSignature(before, after);
        double shared = shared(before, after);
        EvidenceTally tally = new EvidenceTally(
                        thresholds.bound(relation, before.kind().group()))
                .add("similarity", withCode ? 1 : content, weights.content())
                .add("body", body(before, after, relation, bodies), weights.body())
                .add("references", shared, weights.references())
                .add("names", Words.likeness(before.name(), after.name()), weights.names())
                .add("signature", asNumber(sameSignature), weights.signature())
                .add("overriders", asNumber(overriders.agree(before, after)), weights.overriders());
        ofRenames(before, after, relation == Relation.SAME && shared == 0, tally);
        if (relation == Relation.SAME) {
            double place = places.evidence(before, after, sameSignature);
            tally.add("place", asNumber(place > 0), place);
        }
        if (relation == Relation.STRANGER) {
            MemberThresholds.Strangers strangers = thresholds.strangers();
            tally.add("common", common(before, after, bodies), strangers.common())
                    .add("called", onlyNames.telling(before, after), strangers.called());
        }
        boolean acceptable = relation == Relation.STRANGER
                ? betweenStrangers(before, after, shared > 0, withCode, tally)
                : betweenRelatives(before, after, tally);
        double points = acceptable && keepKind(before, after, bodies) ? tally.points() : Double.NEGATIVE_INFINITY;
        return new MemberScore(before, after, content, relation, points < 0 ? Map.of() : tally.evidence(), points);
    }

    /** Whether two members may be one: a method and a constructor only in one class, whose constructors do not call the method. */
    boolean mayBeOne(Entity before, Entity after) {
        Referrers callers = isMethod(before) ? referrers.before() : referrers.after();
        return !MemberCandidates.areMethodAndConstructor(before, after)
                || mapping.arePaired(before.type(), after.type())
                        && !isPartOfConstructors(isMethod(before) ? before : after, callers);
    }

    private static boolean isMethod(Entity entity) {
        return entity.kind() == EntityKind.METHOD;
    }

    /** Whether none of the two is a constructor and the other a method that makes the object, but for one with its code. */
    private boolean keepKind(Entity before, Entity after, double bodies) {
        return !MemberCandidates.areMethodAndConstructor(before, after)
                || !makesSomething(isMethod(before) ? before : after)
                || bodies >= thresholds.strangers().contained();
    }

    /** What the constructors call is a part of them. */
    private static boolean isPartOfConstructors(Entity method, Referrers callers) {
        return callers.to(method).keySet().stream()
                .anyMatch(caller -> caller.kind() == EntityKind.CONSTRUCTOR && caller.type() == method.type());
    }

    /** What gives something back makes the object itself, and rather calls a constructor than it is one. */
    private static boolean makesSomething(Entity method) {
        return method.node().hasBelow(node -> node.is(NodeKind.RETURN) && !node.isLeaf());
    }

    /** Constants that are nothing but other names are as alike as the code is in which the one stands for the other. */
    private double content(Entity before, Entity after) {
        double content = contents.similarity(before, after);
        return isBare(before) && isBare(after)
                ? Math.max(content, exchanges.agreement(before.name(), after.name()))
                : content;
    }

    private static boolean isBare(Entity member) {
        return member.kind() == EntityKind.ENUM_CONSTANT
                && member.node().children().stream().allMatch(child -> child.role() == Role.NAME);
    }

    /** How alike two bodies are; in one owner it does not matter whether one of them writes {@code this.}. */
    private double bodies(Entity before, Entity after, Relation relation) {
        return relation == Relation.SAME && contents.differInThisAlone(before, after)
                ? 1
                : contents.bodySimilarity(before, after);
    }

    /**
     * Of methods that alone are declared as they are, what is in both counts, not what is in one: a test that goes to
     * another class finds there what it had to prepare.
     */
    private double body(Entity before, Entity after, Relation relation, double similarity) {
        return relation == Relation.STRANGER && twins.areMethods(before, after)
                ? contents.bodyContainment(before, after)
                : similarity;
    }

    private double shared(Entity before, Entity after) {
        boolean renamedField = before.kind().group() == EntityKind.Group.FIELD
                && !before.name().equals(after.name())
                && sameSignature(before, after);
        return referrers.share(before, after, mapping) + (renamedField ? assumed.share(before, after) : 0);
    }

    private Relation relation(Entity before, Entity after) {
        if (mapping.arePaired(before, after)) {
            return Relation.SAME;
        }
        boolean related = hierarchy.isUp(before, after) || hierarchy.isDown(before, after);
        return related ? Relation.RELATIVE : Relation.STRANGER;
    }

    private static boolean sameSignature(Entity before, Entity after) {
        return before.isCallable()
                ? Declared.parameterTypes(before).equals(Declared.parameterTypes(after))
                : Declared.writtenType(before).equals(Declared.writtenType(after));
    }

    private void ofRenames(Entity before, Entity after, boolean mayBeStrange, EvidenceTally tally) {
        if (before.name().equals(after.name())) {
            return;
        }
        int others = othersOf(renames.getOrDefault(names(before, after), 0), before, after);
        double agreement = exchanges.agreement(before.name(), after.name());
        tally.add(
                        "exchanges",
                        mayBeReplaced(before, after) ? agreement / 2 : agreement,
                        thresholds.weights().exchanges())
                .add(
                        "likewise",
                        (double) Math.min(others, SOME) / SOME,
                        thresholds.weights().likewise());
        if (mayBeStrange && before.isCallable()) {
            tally.add("strange", referrers.strange(before, after, mapping), -thresholds.strangeCallers());
        }
    }

    /**
     * Where a field of another type and another name stands, without a word in common, it may as well have taken the other's
     * place, if that may have become yet another.
     */
    private boolean mayBeReplaced(Entity before, Entity after) {
        return before.kind().group() == EntityKind.Group.FIELD
                && !sameSignature(before, after)
                && Words.similarity(before.name(), after.name()) == 0
                && !haveRelatedTypes(before, after)
                && !(exchanges.count(before.name(), after.name()) > KEPT
                        && openFields().areOnly(before, after));
    }

    /** Whether the names of two types have a word in common; an array holds several of its own type. */
    private static boolean haveRelatedTypes(Entity before, Entity after) {
        String type = Declared.typeName(before);
        String other = Declared.typeName(after);
        return !type.equals(other) && Words.similarity(type, other) > 0;
    }

    private OpenFields openFields() {
        if (openFields == null) {
            openFields = new OpenFields(mapping);
        }
        return openFields;
    }

    private boolean betweenRelatives(Entity before, Entity after, EvidenceTally tally) {
        return tally.points() < 0 || !heldMembers.areHeld(before, after);
    }

    /** Counts what speaks for members of strangers; false where nothing relates or tells them and they are small. */
    private boolean betweenStrangers(
            Entity before, Entity after, boolean sharedReferrers, boolean withCode, EvidenceTally tally) {
        MemberThresholds.Strangers strangers = thresholds.strangers();
        int others = movedLikewise(before, after);
        boolean nested = areNested(before.type(), after.type());
        boolean used = nested || withCode || uses(before.type(), after.type());
        int nodes = Math.min(before.own().size(), after.own().size());
        boolean related = used || sharedReferrers || others > 0 || twins.areOthersDeclared(before, after);
        if (!related && !isTelling(before, after, nodes)) {
            return false;
        }
        tally.add("neighbours", (double) Math.min(others, MANY) / MANY, strangers.neighbours())
                .add("use", asNumber(used), strangers.use())
                .add("nested", asNumber(nested && before.isCallable()), strangers.nested())
                .add("cousins", withCode ? 0 : cousins(before, after, nodes), -strangers.cousins());
        return true;
    }

    private boolean isTelling(Entity before, Entity after, int nodes) {
        return nodes >= thresholds.strangers().telling() || isTold(before, after);
    }

    /**
     * Whether a field is told by its name, and is declared as it was; names of numbers are given over and over: {@code
     * serialVersionUID}.
     */
    private boolean isTold(Entity before, Entity after) {
        return twins.areFields(before, after)
                && onlyNames.telling(before, after) > 0
                && before.variable()
                        .child(Role.INITIALIZER)
                        .filter(MemberScoring::isNumber)
                        .isEmpty();
    }

    private static boolean isNumber(Node value) {
        return value.is(NodeKind.NUMBER) || value.is(NodeKind.PREFIX);
    }

    /** How much code the bodies of two callables have in common, whatever else is in them. */
    private double common(Entity before, Entity after, double similarity) {
        if (!before.isCallable() || before.body().isEmpty() || after.body().isEmpty()) {
            return 0;
        }
        double mean = (before.body().get().size() + after.body().get().size()) / 2.0;
        return thresholds.amounts().common().logarithm(1 + mean * similarity);
    }

    /**
     * Whether a field that none else in the change is declared like has code that used it beside it again: then its
     * modifiers and annotations, which are those of the other owner's fields, say nothing.
     */
    private boolean wentWithCode(Entity before, Entity after) {
        return twins.areFields(before, after) && movedUses.have(before, after);
    }

    /**
     * How small members are that owners with a common supertype have; nothing where they alone are declared as they are
     * and most of the one is in the other, or both only declare a method, or a field is told by its name.
     */
    private double cousins(Entity before, Entity after, int nodes) {
        boolean siblings = hierarchy.areSiblings(before.type(), after.type());
        boolean told = twins.areMethods(before, after)
                && (before.body().isEmpty()
                        || contents.bodyContainment(before, after)
                                >= thresholds.strangers().contained());
        return siblings && !told && !isTold(before, after)
                ? Math.max(
                        0,
                        1
                                - Math.log(1.0 + nodes)
                                        / Math.log(thresholds.amounts().large()))
                : 0;
    }

    private static double asNumber(boolean holds) {
        return holds ? 1 : 0;
    }

    /** Whether the one type stands in what the other is. */
    private boolean areNested(Entity before, Entity after) {
        return before.owner().filter(owner -> mapping.arePaired(owner, after)).isPresent()
                || after.owner()
                        .filter(owner -> mapping.arePaired(before, owner))
                        .isPresent();
    }

    /** How many others moved between the same owners, or may have. */
    private int movedLikewise(Entity before, Entity after) {
        int others = othersOf(moves.getOrDefault(owners(before, after), 0), before, after);
        return others - (twins.areOpen(before, after, mapping) ? 1 : 0);
    }

    /** A pair does not speak for itself. */
    private int othersOf(int count, Entity before, Entity after) {
        return count - (mapping.arePaired(before, after) ? 1 : 0);
    }

    /** Whether the type that lost the member now uses the type that has it, or the latter used the former before. */
    private boolean uses(Entity before, Entity after) {
        boolean now = mapping.ofBefore(before)
                .filter(pair -> refers(referrers.after().to(after), pair.after()))
                .isPresent();
        return now
                || mapping.ofAfter(after)
                        .filter(pair -> refers(referrers.before().to(before), pair.before()))
                        .isPresent();
    }

    private static boolean refers(Map<Entity, Integer> all, Entity type) {
        return all.keySet().stream().anyMatch(referrer -> referrer.type() == type);
    }
}
