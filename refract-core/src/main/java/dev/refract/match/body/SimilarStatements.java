package dev.refract.match.body;

import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Links leaves that become equal when parts of them are replaced (RefactoringMiner 2.0, Algorithm 1, round 3). Which pairs
 * are tried comes from what two statements share, and from where they stand; the most alike are taken first.
 */
final class SimilarStatements {
    /** Statements that may share a part: what more of them have says nothing of any. */
    private static final int COMMON = 12;
    /** Statements that stand in the place of one. */
    private static final int NEIGHBOURS = 6;

    private final Links links;
    private final Code before;
    private final Code after;
    private final Acceptance acceptance;
    private final Steps steps;

    SimilarStatements(Links links, Code before, Code after, Acceptance acceptance, Steps steps) {
        this.links = links;
        this.before = before;
        this.after = after;
        this.acceptance = acceptance;
        this.steps = steps;
    }

    private record Candidate(Fragment before, Fragment after, Verdict verdict) {}

    /** Links what is alike enough. */
    void match() {
        Map<Integer, List<Fragment>> index = index(links.freeAfter(false));
        List<Candidate> candidates = new ArrayList<>();
        for (Fragment statement : links.freeBefore(false)) {
            for (Fragment other : candidates(statement, index)) {
                acceptance
                        .judge(statement, other)
                        .ifPresent(verdict -> candidates.add(new Candidate(statement, other, verdict)));
            }
        }
        candidates.sort(Comparator.comparingDouble((Candidate pair) -> -pair.verdict.similarity())
                .thenComparing(pair -> !links.sameParent(pair.before, pair.after))
                .thenComparing(pair -> Math.abs(pair.before.depth() - pair.after.depth()))
                .thenComparing(pair -> Math.abs(pair.before.position() - pair.after.position())));
        candidates.forEach(pair -> links.add(pair.before, pair.after, pair.verdict));
    }

    private Map<Integer, List<Fragment>> index(List<Fragment> statements) {
        Map<Integer, List<Fragment>> index = new HashMap<>();
        for (Fragment statement : statements) {
            for (int key : keys(statement.node(), after)) {
                index.computeIfAbsent(key, unused -> new ArrayList<>()).add(statement);
            }
        }
        return index;
    }

    private Set<Fragment> candidates(Fragment statement, Map<Integer, List<Fragment>> index) {
        Set<Fragment> candidates = new LinkedHashSet<>();
        for (int key : keys(statement.node(), before)) {
            List<Fragment> sharing = index.getOrDefault(key, List.of());
            if (sharing.size() <= COMMON) {
                candidates.addAll(sharing);
            } else {
                near(statement, sharing, candidates);
            }
        }
        inPlace(statement).ifPresent(place -> near(statement, place, candidates));
        steps.take(candidates.size() + 1L);
        return candidates;
    }

    /** The statements of what the statement around this one became; those of the body itself for its own. */
    private Optional<List<Fragment>> inPlace(Fragment statement) {
        if (statement.parent().isPresent()) {
            return statement.parent().flatMap(links::partner).map(Fragment::children);
        }
        return Optional.of(after.body().fragments().stream()
                .filter(other -> other.parent().isEmpty())
                .toList());
    }

    private void near(Fragment statement, List<Fragment> others, Set<Fragment> candidates) {
        others.stream()
                .filter(other -> !other.isComposite() && links.isFree(statement, other))
                .sorted(Comparator.comparingInt(other -> Math.abs(other.position() - statement.position())))
                .limit(NEIGHBOURS)
                .forEach(candidates::add);
    }

    /** Numbers of the parts of a statement that say something. */
    private static Set<Integer> keys(Node node, Code code) {
        Set<Integer> keys = new LinkedHashSet<>();
        collect(node, code, keys);
        return keys;
    }

    private static void collect(Node node, Code code, Set<Integer> keys) {
        for (Node part : Parts.of(node, code.body())) {
            if (Telling.tells(part, code.body())) {
                keys.add(code.of(part));
                collect(part, code, keys);
            }
        }
    }
}
