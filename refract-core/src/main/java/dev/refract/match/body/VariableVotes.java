package dev.refract.match.body;

import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.LocalField;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Places at which one variable stands for another. All places have a vote, and a variable is the one for which most of
 * them speak: a rename reaches all references, a coincidence does not (RefactoringMiner 2.0, section 4.3).
 */
final class VariableVotes {
    private final Map<Ballot, Votes> votes = new LinkedHashMap<>();
    private final DeclaredValues values = new DeclaredValues();
    /** Variables before that are given another value where one after is declared with it. */
    private final Set<Ballot> reusedBefore = new LinkedHashSet<>();
    /** Variables after that are given another value where one before is declared with it. */
    private final Set<Ballot> reusedAfter = new LinkedHashSet<>();

    private final VariablePlaces before;
    private final VariablePlaces after;
    private final Code beforeCode;
    private final Code afterCode;

    VariableVotes(Code beforeCode, Code afterCode) {
        this.beforeCode = beforeCode;
        this.afterCode = afterCode;
        this.before = new VariablePlaces(beforeCode.body());
        this.after = new VariablePlaces(afterCode.body());
    }

    /**
     * The votes of declarations, of uses, and of expressions that use one for those that use the other, as {@code found.get()}
     * for {@code found}, which say nothing without a declaration.
     */
    private record Votes(int declared, int used, int around) {
        private static final Votes DECLARED = new Votes(VariablePlaces.DECLARATION, 0, 0);
        private static final Votes USED = new Votes(0, 1, 0);
        private static final Votes AROUND = new Votes(0, 0, 1);

        int all() {
            return declared + used + (declared > 0 ? around : 0);
        }

        Votes plus(Votes other) {
            return new Votes(declared + other.declared, used + other.used, around + other.around);
        }
    }

    /** One variable for another. */
    private record Ballot(Variable before, Variable after) {
        VariablePair asPair(int votes) {
            return new VariablePair(
                    before.declaration().orElseThrow(), after.declaration().orElseThrow(), votes);
        }
    }

    /** Counts the places in two statements that are equal but for variables. */
    void add(Node beforeStatement, Node afterStatement) {
        before.add(beforeStatement);
        after.add(afterStatement);
        voteAll(beforeStatement, afterStatement);
    }

    /** Counts the places in a link: in what is equal, and where one variable replaced another. */
    void add(StatementLink link) {
        before.add(link.before());
        after.add(link.after());
        if (isSameText(link)) {
            voteInOrder(link);
        } else {
            link.equal().forEach(pair -> voteAll(pair.before(), pair.after()));
            values.note(link);
        }
        Replacement.exchanges(link.replacements()).forEach(exchange -> {
            vote(exchange.before(), exchange.after());
            voteAround(exchange);
        });
        voteTargets(link);
    }

    /** The name of a local variable for an expression that has one in it, or the other way. */
    private void voteAround(NodePair exchange) {
        Node left = Parts.strip(exchange.before());
        Node right = Parts.strip(exchange.after());
        if (left.is(NodeKind.NAME) == right.is(NodeKind.NAME)) {
            return;
        }
        Set<Variable> ofLeft = before.locals(left);
        Set<Variable> ofRight = after.locals(right);
        if (ofLeft.size() == 1 && ofRight.size() == 1) {
            votes.merge(new Ballot(ofLeft.iterator().next(), ofRight.iterator().next()), Votes.AROUND, Votes::plus);
        }
    }

    private static boolean isSameText(StatementLink link) {
        return link.replacements().isEmpty()
                && link.before().exactHash() == link.after().exactHash()
                && link.before().size() == link.after().size();
    }

    private void voteInOrder(StatementLink link) {
        List<Node> left = beforeCode.body().names(link.before());
        List<Node> right = afterCode.body().names(link.after());
        for (int i = 0; i < left.size() && left.size() == right.size(); i++) {
            vote(left.get(i), right.get(i));
        }
    }

    /**
     * A variable that is declared stands for what is assigned, where that is a field, or a variable that was declared
     * without a value: {@code int size = count();} and {@code size = count();}.
     */
    private void voteTargets(StatementLink link) {
        Optional<Node> left = target(link.before());
        Optional<Node> right = target(link.after());
        boolean sameKind = link.before().kind() == link.after().kind();
        if (!sameKind && left.isPresent() && right.isPresent()) {
            boolean first = before.isFirstValue(left.get()) && after.isFirstValue(right.get());
            if (first) {
                vote(left.get(), right.get());
            } else {
                noteReuse(
                        left.get(),
                        right.get(),
                        link.before().is(NodeKind.LOCAL_VARIABLE) ? reusedAfter : reusedBefore);
            }
        }
    }

    private void noteReuse(Node left, Node right, Set<Ballot> reused) {
        Optional<Variable> variable = beforeCode.body().variable(left).filter(Variable::isLocal);
        Optional<Variable> other = afterCode.body().variable(right).filter(Variable::isLocal);
        if (variable.isPresent() && other.isPresent()) {
            reused.add(new Ballot(variable.get(), other.get()));
        }
    }

    /** What a statement declares or assigns. */
    private static Optional<Node> target(Node statement) {
        if (statement.is(NodeKind.LOCAL_VARIABLE)) {
            return statement.child(Role.FRAGMENT).flatMap(variable -> variable.child(Role.NAME));
        }
        return statement
                .child(Role.EXPRESSION)
                .map(Parts::strip)
                .filter(expression -> expression.is(NodeKind.ASSIGNMENT))
                .flatMap(assignment -> assignment.child(Role.LEFT))
                .map(Parts::strip);
    }

    private void voteAll(Node beforeNode, Node afterNode) {
        Node left = Parts.strip(beforeNode);
        Node right = Parts.strip(afterNode);
        vote(DeclaredValues.beside(left, right), DeclaredValues.beside(right, left));
        if (left.is(NodeKind.NAME) != right.is(NodeKind.NAME)) {
            before.remove(left);
            after.remove(right);
        }
        List<Node> leftParts = beforeCode.body().parts(left);
        List<Node> rightParts = afterCode.body().parts(right);
        for (int i = 0; i < leftParts.size() && leftParts.size() == rightParts.size(); i++) {
            voteAll(leftParts.get(i), rightParts.get(i));
        }
    }

    private void vote(Node left, Node right) {
        Optional<Variable> variable = beforeCode.body().variable(left);
        Optional<Variable> other = afterCode.body().variable(right);
        boolean local = variable.filter(Variable::isLocal).isPresent()
                || other.filter(Variable::isLocal).isPresent();
        if (variable.isPresent() && other.isPresent() && local) {
            boolean declares = before.declares(left) || after.declares(right);
            Ballot ballot = new Ballot(variable.get(), other.get());
            Votes used = isChance(left, right, ballot) ? Votes.AROUND : Votes.USED;
            votes.merge(ballot, declares ? Votes.DECLARED : used, Votes::plus);
        }
    }

    /** Whether a variable may stand in the place of another one that is no longer needed for what it was. */
    private boolean isChance(Node left, Node right, Ballot ballot) {
        boolean parameters = ballot.before.isParameter() && ballot.after.isParameter();
        return !parameters && Purposes.areAskedOtherwise(left, right)
                || Purposes.areHandedElsewhere(left, right) && !areRelated(ballot);
    }

    /** The pairs that most places of both variables speak for, the strongest first; then variables that kept their names. */
    List<VariablePair> decided() {
        List<VariablePair> ranked = new ArrayList<>();
        List<VariablePair> kept = new ArrayList<>();
        votes.forEach((ballot, count) -> {
            if (ballot.before.isLocal() && ballot.after.isLocal()) {
                VariablePair pair = ballot.asPair(count.all());
                if (count.declared == 0 && isOneMadeOfTheOther(pair)) {
                    return;
                }
                boolean told = isMost(count, ballot) && isTold(ballot, count);
                if (told || isDeclaredAlone(ballot, count)) {
                    ranked.add(pair);
                } else if (pair.sameName()) {
                    kept.add(pair);
                }
            }
        });
        ranked.removeIf(pair -> !LoopVariables.mayBeOne(pair));
        ranked.sort(Comparator.comparing(this::isReuse)
                .thenComparing(Comparator.comparingInt(VariablePair::votes).reversed()));
        kept.sort(Comparator.comparingInt(VariablePair::votes).reversed());
        ranked.addAll(kept);
        return KeptNames.respected(withoutRivals(ranked), beforeCode.body(), afterCode.body());
    }

    /** Whether more than the declarations speaks for two variables, or these are alike, if only as they are made. */
    private boolean isTold(Ballot ballot, Votes count) {
        VariablePair pair = ballot.asPair(count.all());
        return count.used > 0
                || values.areSame(pair.before(), pair.after())
                || isAlike(pair)
                || (count.around > 0 || values.areAlike(pair.before(), pair.after())) && isWithoutRival(ballot);
    }

    /**
     * Whether two variables of one type are declared with the same value and stand in place of no others, however their uses
     * were arranged anew: {@code other.size == size} and {@code size == that.size}.
     */
    private boolean isDeclaredAlone(Ballot ballot, Votes count) {
        VariablePair pair = ballot.asPair(count.all());
        return count.declared > 0
                && values.areSame(pair.before(), pair.after())
                && isAlike(pair)
                && isWithoutRival(ballot);
    }

    /** Whether neither of two variables is asked in place of a third: one that is asked in place of several holds them all. */
    private boolean isWithoutRival(Ballot ballot) {
        return votes.keySet().stream()
                .allMatch(other -> other.before.equals(ballot.before) == other.after.equals(ballot.after));
    }

    private boolean isReuse(VariablePair pair) {
        Ballot ballot = new Ballot(Variable.local(pair.before()), Variable.local(pair.after()));
        return reusedBefore.contains(ballot) || reusedAfter.contains(ballot);
    }

    /** Whether a variable is declared with the one that it seems to have become, which so still is there. */
    private boolean isOneMadeOfTheOther(VariablePair pair) {
        return !pair.sameName()
                && (isMadeOf(pair.after(), pair.before().name(), afterCode.body())
                        || isMadeOf(pair.before(), pair.after().name(), beforeCode.body()));
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

    /**
     * The variables for which a field stands in the other version at most places of both. They are in no pair, and the
     * field is not used beside them: a variable that holds what the field holds is not what became the field.
     */
    List<LocalField> fields(List<VariablePair> pairs) {
        Set<Node> taken = new HashSet<>();
        pairs.forEach(pair -> {
            taken.add(pair.before());
            taken.add(pair.after());
        });
        List<FieldBallot> ballots = fieldBallots();
        Set<String> names = ballots.stream().map(ballot -> ballot.field.name()).collect(Collectors.toSet());
        Set<String> besideBefore = beforeCode.body().fieldsAmong(names);
        Set<String> besideAfter = afterCode.body().fieldsAmong(names);
        return ballots.stream()
                .filter(ballot -> ballot.isTold() && !taken.contains(ballot.declaration()))
                .filter(ballot -> !(ballot.becameField ? besideBefore : besideAfter).contains(ballot.field.name()))
                .map(ballot -> new LocalField(
                        ballot.declaration(),
                        (ballot.becameField ? after : before).use(ballot.field),
                        ballot.becameField,
                        ballot.votes.all()))
                .toList();
    }

    /** A local variable of the one version for a field of the other. */
    private record FieldBallot(Variable local, Variable field, boolean becameField, Votes votes) {
        Node declaration() {
            return local.declaration().orElseThrow();
        }

        boolean isTold() {
            return votes.used > 0 || local.name().equals(field.name());
        }
    }

    private List<FieldBallot> fieldBallots() {
        List<FieldBallot> ballots = new ArrayList<>();
        votes.forEach((ballot, count) -> {
            boolean becameField = ballot.before.isLocal();
            if (becameField != ballot.after.isLocal() && isMost(count, ballot)) {
                ballots.add(
                        becameField
                                ? new FieldBallot(ballot.before, ballot.after, true, count)
                                : new FieldBallot(ballot.after, ballot.before, false, count));
            }
        });
        return ballots;
    }

    /**
     * Whether most places of both speak for two variables. Of two places one is enough where the other variable has no place
     * but that, and one of them no declaration among the statements that could speak for it.
     */
    private boolean isMost(Votes count, Ballot ballot) {
        int ofBefore = before.count(ballot.before) - reuses(ballot, reusedBefore, Ballot::before);
        int ofAfter = after.count(ballot.after) - reuses(ballot, reusedAfter, Ballot::after);
        int all = count.all();
        boolean isOneOfTwo = count.used == 1 && all == 1 && ofBefore + ofAfter == 3;
        return 2 * all > ofBefore && 2 * all > ofAfter
                || isOneOfTwo && isDeclaredOutside(ballot) && isWithoutRival(ballot) && areRelated(ballot);
    }

    /** Whether one of two variables is a parameter or a field. */
    private static boolean isDeclaredOutside(Ballot ballot) {
        return Stream.of(ballot.before, ballot.after)
                .anyMatch(variable -> !variable.isLocal() || variable.isParameter());
    }

    /** Whether the names of two variables have a word in common, or their types, as far as these are known. */
    private boolean areRelated(Ballot ballot) {
        String type = type(ballot.before, beforeCode.body());
        String other = type(ballot.after, afterCode.body());
        return type.isEmpty()
                || other.isEmpty()
                || Words.similarity(type, other) > 0
                || Words.similarity(ballot.before.name(), ballot.after.name()) > 0;
    }

    private static String type(Variable variable, Body body) {
        return variable.declaration().map(body::erasedType).orElse("");
    }

    /** Places of a variable since it was given the value of another one: they say nothing of what it was until then. */
    private int reuses(Ballot ballot, Set<Ballot> reused, Function<Ballot, Variable> side) {
        return reused.stream()
                .filter(other -> !other.equals(ballot) && side.apply(other).equals(side.apply(ballot)))
                .filter(votes::containsKey)
                .mapToInt(other -> votes.get(other).all() + 1)
                .sum();
    }

    /** Where the declarations alone speak for two variables, they need one name or one type. */
    private boolean isAlike(VariablePair pair) {
        Optional<Node> type = beforeCode.body().type(pair.before());
        Optional<Node> other = afterCode.body().type(pair.after());
        return pair.sameName()
                || type.isEmpty()
                || other.isEmpty()
                || type.get().sameCode(other.get());
    }
}
