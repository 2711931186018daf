package dev.refract.match.body;

import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Places at which one variable stands for another. All places have a vote, and a variable is the one for which most of
 * them speak: a rename reaches all references, a coincidence does not (RefactoringMiner 2.0, section 4.3).
 */
final class VariableVotes {
    /** A declaration says more than a use. */
    private static final int DECLARATION = 2;

    private final Map<Ballot, Votes> votes = new LinkedHashMap<>();
    private final Map<Node, Integer> before = new HashMap<>();
    private final Map<Node, Integer> after = new HashMap<>();
    private final Code beforeCode;
    private final Code afterCode;

    VariableVotes(Code beforeCode, Code afterCode) {
        this.beforeCode = beforeCode;
        this.afterCode = afterCode;
    }

    /** The votes of declarations and of uses. */
    private record Votes(int declared, int used) {
        int all() {
            return declared + used;
        }

        Votes plus(Votes other) {
            return new Votes(declared + other.declared, used + other.used);
        }
    }

    /** One variable for another. */
    private record Ballot(Node before, Node after) {}

    /** Counts the places in two statements that are equal but for variables. */
    void add(Node beforeStatement, Node afterStatement) {
        addPlaces(beforeStatement, beforeCode.body(), before);
        addPlaces(afterStatement, afterCode.body(), after);
        voteAll(beforeStatement, afterStatement);
    }

    /** Counts the places in a link: in what is equal, and where one variable replaced another. */
    void add(StatementLink link) {
        addPlaces(link.before(), beforeCode.body(), before);
        addPlaces(link.after(), afterCode.body(), after);
        link.equal().forEach(pair -> voteAll(pair.before(), pair.after()));
        link.replacements().stream()
                .filter(Replacement::isExchange)
                .forEach(exchange ->
                        vote(exchange.before().orElseThrow(), exchange.after().orElseThrow()));
    }

    private static void addPlaces(Node node, Body body, Map<Node, Integer> places) {
        body.declaration(node).ifPresent(variable -> places.merge(variable, weight(node), Integer::sum));
        Parts.of(node, body).forEach(part -> addPlaces(part, body, places));
    }

    private void voteAll(Node beforeNode, Node afterNode) {
        Node left = Parts.strip(beforeNode);
        Node right = Parts.strip(afterNode);
        vote(left, right);
        List<Node> leftParts = Parts.of(left, beforeCode.body());
        List<Node> rightParts = Parts.of(right, afterCode.body());
        for (int i = 0; i < leftParts.size() && leftParts.size() == rightParts.size(); i++) {
            voteAll(leftParts.get(i), rightParts.get(i));
        }
    }

    private void vote(Node left, Node right) {
        Optional<Node> variable = beforeCode.body().declaration(left);
        Optional<Node> other = afterCode.body().declaration(right);
        if (variable.isPresent() && other.isPresent()) {
            boolean declares = isDeclaration(left);
            Votes vote = declares ? new Votes(DECLARATION, 0) : new Votes(0, 1);
            votes.merge(new Ballot(variable.get(), other.get()), vote, Votes::plus);
        }
    }

    private static boolean isDeclaration(Node name) {
        return name.role() == Role.NAME;
    }

    private static int weight(Node name) {
        return isDeclaration(name) ? DECLARATION : 1;
    }

    /** The pairs that most places of both variables speak for, the strongest first; then variables that kept their names. */
    List<VariablePair> decided() {
        List<VariablePair> ranked = new ArrayList<>();
        List<VariablePair> kept = new ArrayList<>();
        votes.forEach((ballot, count) -> {
            VariablePair pair = new VariablePair(ballot.before, ballot.after, count.all());
            if (isMost(count.all(), ballot) && (count.used > 0 || isAlike(ballot))) {
                ranked.add(pair);
            } else if (pair.sameName()) {
                kept.add(pair);
            }
        });
        ranked.sort(Comparator.comparingInt(VariablePair::votes).reversed());
        kept.sort(Comparator.comparingInt(VariablePair::votes).reversed());
        ranked.addAll(kept);
        return withoutRivals(ranked);
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

    private boolean isMost(int count, Ballot ballot) {
        return 2 * count > before.getOrDefault(ballot.before, 0) && 2 * count > after.getOrDefault(ballot.after, 0);
    }

    /** Where the declarations alone speak for two variables, they need one name or one type. */
    private boolean isAlike(Ballot ballot) {
        Optional<Node> type = beforeCode.body().type(ballot.before);
        Optional<Node> other = afterCode.body().type(ballot.after);
        return ballot.before.name().equals(ballot.after.name())
                || type.isEmpty()
                || other.isEmpty()
                || type.get().sameCode(other.get());
    }
}
