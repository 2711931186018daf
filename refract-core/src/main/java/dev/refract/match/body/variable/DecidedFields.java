package dev.refract.match.body.variable;

import dev.refract.match.body.code.Variable;
import dev.refract.match.mapping.LocalField;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The variables for which a field stands in the other version at most places of both. They are in no pair, and the field
 * is not used beside them: a variable that holds what the field holds is not what became the field.
 */
final class DecidedFields {
    private final VoteTally tally;
    private final List<Candidate> candidates = new ArrayList<>();

    private DecidedFields(VoteTally tally) {
        this.tally = tally;
    }

    /**
     * Decides.
     *
     * @param pairs the variables that are another one
     */
    static List<LocalField> of(VoteTally tally, List<VariablePair> pairs) {
        DecidedFields fields = new DecidedFields(tally);
        tally.forEach(fields::add);
        return fields.decided(pairs);
    }

    /** A local variable of the one version for a field of the other. */
    private record Candidate(Variable local, Variable field, boolean becameField, VoteCount votes) {
        Node declaration() {
            return local.declaration().orElseThrow();
        }

        boolean isTold() {
            return votes.used() > 0 || local.name().equals(field.name());
        }
    }

    private void add(Ballot ballot, VoteCount count) {
        boolean becameField = ballot.before().isLocal();
        if (becameField != ballot.after().isLocal() && tally.isMost(ballot)) {
            candidates.add(
                    becameField
                            ? new Candidate(ballot.before(), ballot.after(), true, count)
                            : new Candidate(ballot.after(), ballot.before(), false, count));
        }
    }

    private List<LocalField> decided(List<VariablePair> pairs) {
        Set<Node> taken = new HashSet<>();
        pairs.forEach(pair -> {
            taken.add(pair.before());
            taken.add(pair.after());
        });
        Set<String> names =
                candidates.stream().map(candidate -> candidate.field.name()).collect(Collectors.toSet());
        Set<String> besideBefore = tally.bodyBefore().fieldsAmong(names);
        Set<String> besideAfter = tally.bodyAfter().fieldsAmong(names);
        return candidates.stream()
                .filter(candidate -> candidate.isTold() && !taken.contains(candidate.declaration()))
                .filter(candidate ->
                        !(candidate.becameField ? besideBefore : besideAfter).contains(candidate.field.name()))
                .map(this::asResult)
                .toList();
    }

    private LocalField asResult(Candidate candidate) {
        VariablePlaces places = candidate.becameField ? tally.after() : tally.before();
        return new LocalField(
                candidate.declaration(), places.use(candidate.field), candidate.becameField, candidate.votes.all());
    }
}
