package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Variable;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which local variable became which, by the votes and by the values that they are declared with. */
final class DecidedVariables {
    private final VoteTally tally;
    private final DeclaredValues values;
    private final List<VariablePair> ranked = new ArrayList<>();
    private final List<VariablePair> kept = new ArrayList<>();

    private DecidedVariables(VoteTally tally, DeclaredValues values) {
        this.tally = tally;
        this.values = values;
    }

    /** The pairs that most places of both variables speak for, the strongest first; then variables that kept their names. */
    static List<VariablePair> of(VoteTally tally, DeclaredValues values) {
        DecidedVariables variables = new DecidedVariables(tally, values);
        tally.forEach(variables::add);
        return variables.decided();
    }

    private void add(Ballot ballot, VoteCount count) {
        if (!ballot.isOfLocals()) {
            return;
        }
        VariablePair pair = ballot.asPair(count.all());
        if (count.declared() == 0 && isOneMadeOfTheOther(pair)) {
            return;
        }
        boolean told = tally.isMost(ballot) && isTold(ballot, count);
        if (told || isDeclaredAlone(ballot, count)) {
            ranked.add(pair);
        } else if (pair.sameName()) {
            kept.add(pair);
        }
    }

    private List<VariablePair> decided() {
        ranked.removeIf(pair -> !LoopVariables.mayBeOne(pair));
        ranked.sort(Comparator.comparing(this::isReuse)
                .thenComparing(Comparator.comparingInt(VariablePair::votes).reversed()));
        kept.sort(Comparator.comparingInt(VariablePair::votes).reversed());
        ranked.addAll(kept);
        return KeptNames.respected(
                withoutRivals(ranked), tally.bodyBefore(), tally.bodyAfter(), this::isDeclaredOtherwise);
    }

    private boolean isReuse(VariablePair pair) {
        return tally.isReuse(ballot(pair));
    }

    private static Ballot ballot(VariablePair pair) {
        return new Ballot(Variable.local(pair.before()), Variable.local(pair.after()));
    }

    /** Whether nothing but the declarations speaks for two variables, and these give them other values. */
    private boolean isDeclaredOtherwise(VariablePair pair) {
        return tally.count(ballot(pair)).used() == 0 && values.areOther(pair.before(), pair.after());
    }

    /** Whether more than the declarations speaks for two variables, or these are alike, if only as they are made. */
    private boolean isTold(Ballot ballot, VoteCount count) {
        VariablePair pair = ballot.asPair(count.all());
        return count.used() > 0
                || values.areSame(pair.before(), pair.after())
                || isAlike(pair)
                || (isAround(pair, count) || values.areAlike(pair.before(), pair.after()))
                        && tally.isWithoutRival(ballot);
    }

    /** Whether expressions that use one variable stand for those that use the other, and neither is made of the other. */
    private boolean isAround(VariablePair pair, VoteCount count) {
        return count.around() > 0 && !values.isHanded(pair.before(), pair.after());
    }

    /**
     * Whether two variables of one type are declared with the same value and stand in place of no others, however their uses
     * were arranged anew: {@code other.size == size} and {@code size == that.size}.
     */
    private boolean isDeclaredAlone(Ballot ballot, VoteCount count) {
        VariablePair pair = ballot.asPair(count.all());
        return count.declared() > 0
                && values.areSame(pair.before(), pair.after())
                && isAlike(pair)
                && tally.isWithoutRival(ballot);
    }

    /** Where the declarations alone speak for two variables, they need one name or one type, as far as types are stated. */
    private boolean isAlike(VariablePair pair) {
        Optional<Node> type = tally.bodyBefore().type(pair.before());
        Optional<Node> other = tally.bodyAfter().type(pair.after());
        if (pair.sameName()) {
            return true;
        }
        return type.isEmpty() || other.isEmpty()
                ? isAmongAsMany(pair)
                : type.get().sameCode(other.get());
    }

    /** Whether two parameters, if they are such, stand among as many others: of more or fewer, any may be the one. */
    private static boolean isAmongAsMany(VariablePair pair) {
        return siblings(pair.before()) == siblings(pair.after());
    }

    private static int siblings(Node variable) {
        return variable.role() != Role.PARAMETER
                ? 0
                : variable.parent()
                        .map(holder -> holder.children(Role.PARAMETER).size())
                        .orElse(0);
    }

    /** Whether a variable is declared with the one that it seems to have become, which so still is there. */
    private boolean isOneMadeOfTheOther(VariablePair pair) {
        return !pair.sameName()
                && (isMadeOf(pair.after(), pair.before().name(), tally.bodyAfter())
                        || isMadeOf(pair.before(), pair.after().name(), tally.bodyBefore()));
    }

    private static boolean isMadeOf(Node variable, String name, Body body) {
        List<Node> uses = new ArrayList<>();
        variable.forEachBelow(node -> {
            if (node.is(NodeKind.NAME) && node.label().equals(name)) {
                body.declaration(node).ifPresent(uses::add);
            }
        });
        return !uses.isEmpty();
    }

    private static List<VariablePair> withoutRivals(List<VariablePair> ranked) {
        Set<Node> taken = new HashSet<>();
        List<VariablePair> decided = new ArrayList<>();
        for (VariablePair pair : ranked) {
            if (!taken.contains(pair.before()) && !taken.contains(pair.after())) {
                taken.add(pair.before());
                taken.add(pair.after());
                decided.add(pair);
            }
        }
        return decided;
    }
}
