package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Variable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** The votes of two bodies, counted beside all places of their variables. */
final class VoteTally {
    private final Map<Ballot, VoteCount> votes = new LinkedHashMap<>();
    /** Variables before that are given another value where one after is declared with it. */
    private final Set<Ballot> reusedBefore = new LinkedHashSet<>();
    /** Variables after that are given another value where one before is declared with it. */
    private final Set<Ballot> reusedAfter = new LinkedHashSet<>();

    private final Body bodyBefore;
    private final Body bodyAfter;
    private final VariablePlaces before;
    private final VariablePlaces after;

    VoteTally(Body bodyBefore, Body bodyAfter) {
        this.bodyBefore = bodyBefore;
        this.bodyAfter = bodyAfter;
        this.before = new VariablePlaces(bodyBefore);
        this.after = new VariablePlaces(bodyAfter);
    }

    Body bodyBefore() {
        return bodyBefore;
    }

    Body bodyAfter() {
        return bodyAfter;
    }

    /** The places of the variables before, in the statements that have a vote. */
    VariablePlaces before() {
        return before;
    }

    /** The places of the variables after, in the statements that have a vote. */
    VariablePlaces after() {
        return after;
    }

    void add(Ballot ballot, VoteCount more) {
        votes.merge(ballot, more, VoteCount::plus);
    }

    /** A variable before is given another value where one after is declared with it. */
    void noteReuseBefore(Ballot ballot) {
        reusedBefore.add(ballot);
    }

    /** A variable after is given another value where one before is declared with it. */
    void noteReuseAfter(Ballot ballot) {
        reusedAfter.add(ballot);
    }

    /** What speaks for two variables that have votes. */
    VoteCount count(Ballot ballot) {
        return votes.get(ballot);
    }

    void forEach(BiConsumer<Ballot, VoteCount> reader) {
        votes.forEach(reader);
    }

    boolean isReuse(Ballot ballot) {
        return reusedBefore.contains(ballot) || reusedAfter.contains(ballot);
    }

    /**
     * Whether most places of both speak for two variables that have votes. Of two places one is enough where the other
     * variable has no place but that, and one of them no declaration among the statements that could speak for it.
     */
    boolean isMost(Ballot ballot) {
        VoteCount count = votes.get(ballot);
        int ofBefore = before.count(ballot.before()) - reuses(ballot, reusedBefore, Ballot::before);
        int ofAfter = after.count(ballot.after()) - reuses(ballot, reusedAfter, Ballot::after);
        int all = count.all();
        boolean isOneOfTwo = count.used() == 1 && all == 1 && ofBefore + ofAfter == 3;
        return 2 * all > ofBefore && 2 * all > ofAfter
                || isOneOfTwo
                        && ballot.isDeclaredOutside()
                        && isWithoutRival(ballot)
                        && ballot.isOfRelated(bodyBefore, bodyAfter);
    }

    /** Places of a variable since it was given the value of another one: they say nothing of what it was until then. */
    private int reuses(Ballot ballot, Set<Ballot> reused, Function<Ballot, Variable> side) {
        return reused.stream()
                .filter(other -> !other.equals(ballot) && side.apply(other).equals(side.apply(ballot)))
                .filter(votes::containsKey)
                .mapToInt(other -> votes.get(other).all() + 1)
                .sum();
    }

    /** Whether neither of two variables is asked in place of a third: one that is asked in place of several holds them all. */
    boolean isWithoutRival(Ballot ballot) {
        return votes.keySet().stream()
                .allMatch(other ->
                        other.before().equals(ballot.before()) == other.after().equals(ballot.after()));
    }
}
