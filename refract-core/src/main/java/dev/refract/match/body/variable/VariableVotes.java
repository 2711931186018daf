package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.code.Variable;
import dev.refract.match.mapping.LocalField;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Places at which one variable stands for another. All places have a vote, and a variable is the one for which most of
 * them speak: a rename reaches all references, a coincidence does not (RefactoringMiner 2.0, section 4.3).
 */
public final class VariableVotes {
    private final DeclaredValues values = new DeclaredValues();
    private final Purposes purposes;
    private final VoteTally tally;
    private final Body before;
    private final Body after;

    /** No votes yet, for the variables of two bodies. */
    public VariableVotes(Body before, Body after) {
        this.purposes = new Purposes(before, after);
        this.tally = new VoteTally(before, after);
        this.before = before;
        this.after = after;
    }

    /** Counts the places in two statements that are equal but for variables. */
    public void add(Node beforeStatement, Node afterStatement) {
        tally.before().add(beforeStatement);
        tally.after().add(afterStatement);
        voteAll(beforeStatement, afterStatement);
    }

    /** Counts the places in a link: in what is equal, and where one variable replaced another. */
    public void add(StatementLink link) {
        tally.before().add(link.before());
        tally.after().add(link.after());
        if (isSameText(link)) {
            voteInOrder(link);
        } else {
            link.equal().forEach(pair -> voteAll(pair.before(), pair.after()));
            voteCores(link);
            values.note(link);
        }
        Replacement.exchanges(link.replacements()).forEach(exchange -> {
            vote(affirmed(exchange.before()), affirmed(exchange.after()));
            voteAround(exchange);
        });
        voteTargets(link);
    }

    /** Counts that two variables are given the same value, in statements of which neither is the other. */
    public void addGiven(NodePair names) {
        Optional<Variable> variable = before.variable(names.before()).filter(Variable::isLocal);
        Optional<Variable> other = after.variable(names.after()).filter(Variable::isLocal);
        if (variable.isPresent() && other.isPresent()) {
            tally.add(new Ballot(variable.get(), other.get()), VoteCount.DECLARED);
        }
    }

    /**
     * The name of a local variable for an expression that has one in it, or the other way; and what is asked of one for what is
     * asked of the other, {@code found.address} and {@code target.uri()}.
     */
    private void voteAround(NodePair exchange) {
        Node left = Parts.strip(exchange.before());
        Node right = Parts.strip(exchange.after());
        if (left.is(NodeKind.NAME) == right.is(NodeKind.NAME) && !(isAsked(left) && isAsked(right))) {
            return;
        }
        Set<Variable> ofLeft = tally.before().locals(left);
        Set<Variable> ofRight = tally.after().locals(right);
        if (ofLeft.size() == 1 && ofRight.size() == 1) {
            tally.add(new Ballot(ofLeft.iterator().next(), ofRight.iterator().next()), VoteCount.AROUND);
        }
    }

    /** What a negation negates: one variable may hold where another one did not. */
    private static Node affirmed(Node expression) {
        Node stripped = Parts.strip(expression);
        boolean negated = stripped.is(NodeKind.PREFIX) && stripped.label().equals("!");
        return negated ? stripped.child(Role.OPERAND).map(Parts::strip).orElse(stripped) : expression;
    }

    private static boolean isAsked(Node expression) {
        return expression
                .child(Role.RECEIVER)
                .filter(name -> name.is(NodeKind.NAME))
                .isPresent();
    }

    /** Statements of two forms are equal in what they are made around: {@code size = count(all);} and {@code return count(all);}. */
    private void voteCores(StatementLink link) {
        Optional<Node> left = Cores.of(link.before());
        Optional<Node> right = Cores.of(link.after());
        boolean equal = link.replacements().isEmpty() && left.isPresent() && right.isPresent();
        if (equal && !holder(left.get()).equals(holder(right.get()))) {
            voteAll(left.get(), right.get());
        }
    }

    private static Optional<NodeKind> holder(Node core) {
        return Parts.enclosed(core).parent().map(Node::kind);
    }

    private static boolean isSameText(StatementLink link) {
        return link.replacements().isEmpty()
                && link.before().exactHash() == link.after().exactHash()
                && link.before().size() == link.after().size();
    }

    private void voteInOrder(StatementLink link) {
        List<Node> left = before.names(link.before());
        List<Node> right = after.names(link.after());
        for (int i = 0; i < left.size() && left.size() == right.size(); i++) {
            vote(left.get(i), right.get(i));
        }
    }

    /**
     * A variable that is declared stands for what is assigned, where that is a field, or a variable that was declared
     * without a value: {@code int size = count();} and {@code size = count();}. Where the other statement only calls
     * something, no variable could stand there.
     */
    private void voteTargets(StatementLink link) {
        Optional<Node> left = target(link.before());
        Optional<Node> right = target(link.after());
        right.filter(name -> left.isEmpty() && link.before().is(NodeKind.EXPRESSION_STATEMENT))
                .ifPresent(tally.after()::removeName);
        left.filter(name -> right.isEmpty() && link.after().is(NodeKind.EXPRESSION_STATEMENT))
                .ifPresent(tally.before()::removeName);
        boolean sameKind = link.before().kind() == link.after().kind();
        if (!sameKind && left.isPresent() && right.isPresent()) {
            boolean first =
                    tally.before().isFirstValue(left.get()) && tally.after().isFirstValue(right.get());
            if (first) {
                vote(left.get(), right.get());
            } else {
                boolean declaredBefore = link.before().is(NodeKind.LOCAL_VARIABLE);
                noteReuse(left.get(), right.get(), declaredBefore ? tally::noteReuseAfter : tally::noteReuseBefore);
            }
        }
    }

    private void noteReuse(Node left, Node right, Consumer<Ballot> note) {
        Optional<Variable> variable = before.variable(left).filter(Variable::isLocal);
        Optional<Variable> other = after.variable(right).filter(Variable::isLocal);
        if (variable.isPresent() && other.isPresent()) {
            note.accept(new Ballot(variable.get(), other.get()));
        }
    }

    /** What a statement declares or assigns. */
    private static Optional<Node> target(Node statement) {
        if (statement.is(NodeKind.LOCAL_VARIABLE)) {
            return statement.child(Role.FRAGMENT).flatMap(variable -> variable.child(Role.NAME));
        }
        return Parts.assignment(statement)
                .flatMap(assignment -> assignment.child(Role.LEFT))
                .map(Parts::strip);
    }

    private void voteAll(Node beforeNode, Node afterNode) {
        Node left = Parts.strip(beforeNode);
        Node right = Parts.strip(afterNode);
        vote(DeclaredValues.beside(left, right), DeclaredValues.beside(right, left));
        if (left.is(NodeKind.NAME) != right.is(NodeKind.NAME)) {
            tally.before().remove(left);
            tally.after().remove(right);
        }
        List<Node> leftParts = before.parts(left);
        List<Node> rightParts = after.parts(right);
        for (int i = 0; i < leftParts.size() && leftParts.size() == rightParts.size(); i++) {
            voteAll(leftParts.get(i), rightParts.get(i));
        }
    }

    private void vote(Node left, Node right) {
        Optional<Variable> variable = before.variable(left);
        Optional<Variable> other = after.variable(right);
        boolean local = variable.filter(Variable::isLocal).isPresent()
                || other.filter(Variable::isLocal).isPresent();
        if (variable.isPresent() && other.isPresent() && local) {
            boolean declares = tally.before().declares(left) || tally.after().declares(right);
            Ballot ballot = new Ballot(variable.get(), other.get());
            VoteCount used = isChance(left, right, ballot) ? VoteCount.AROUND : VoteCount.USED;
            tally.add(ballot, declares ? VoteCount.DECLARED : used);
        }
    }

    /** Whether a variable may stand in the place of another one that is no longer needed for what it was. */
    private boolean isChance(Node left, Node right, Ballot ballot) {
        return !ballot.isOfParameters() && purposes.areAskedOtherwise(left, right)
                || purposes.areHandedElsewhere(left, right) && !ballot.isOfRelated(before, after);
    }

    /** The pairs that most places of both variables speak for, the strongest first; then variables that kept their names. */
    public List<VariablePair> decided() {
        return DecidedVariables.of(tally, values);
    }

    /** The variables, in no pair given, for which a field stands in the other version. */
    public List<LocalField> fields(List<VariablePair> pairs) {
        return DecidedFields.of(tally, pairs);
    }
}
