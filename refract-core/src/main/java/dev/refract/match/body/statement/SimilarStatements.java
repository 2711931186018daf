package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Links leaves that become equal when parts of them are replaced (RefactoringMiner 2.0, Algorithm 1, round 3). Which pairs
 * are tried comes from what two statements share, and from where they stand; the most alike are taken first.
 */
public final class SimilarStatements {
    /** Statements that may share a part: what more of them have says nothing of any. */
    private static final int COMMON = 12;
    /** Statements that stand in the place of one. */
    private static final int NEIGHBOURS = 6;

    private final Links links;
    private final Code before;
    private final Code after;
    private final Acceptance acceptance;
    private final Steps steps;
    /** The statements after by what they have in them, and by what they stand in. */
    private final Map<Integer, List<Fragment>> byPart = new HashMap<>();

    private final Map<Optional<Fragment>, List<Fragment>> byParent = new HashMap<>();
    private final Map<List<Fragment>, Neighbourhood> neighbourhoods = new IdentityHashMap<>();

    /** Adds to the links of two bodies what is accepted. */
    public SimilarStatements(Links links, Code before, Code after, Acceptance acceptance, Steps steps) {
        this.links = links;
        this.before = before;
        this.after = after;
        this.acceptance = acceptance;
        this.steps = steps;
    }

    private record Candidate(Fragment before, Fragment after, StatementVerdict verdict) {
        /** What is alike only link by link comes last: something else may be alike as a whole. */
        boolean isOfLinks() {
            return verdict.rule().equals(Acceptance.LINKED);
        }
    }

    /** Links what is alike enough. */
    public void match() {
        links.freeAfter(false).forEach(this::index);
        List<Candidate> candidates = new ArrayList<>();
        for (Fragment statement : links.freeBefore(false)) {
            for (Fragment other : candidates(statement)) {
                acceptance
                        .judge(statement, other)
                        .ifPresent(verdict -> candidates.add(new Candidate(statement, other, verdict)));
            }
        }
        candidates.sort(Comparator.comparing(Candidate::isOfLinks)
                .thenComparingDouble(pair -> -pair.verdict.similarity())
                .thenComparing(pair -> !links.sameParent(pair.before, pair.after))
                .thenComparing(pair -> Math.abs(pair.before.depth() - pair.after.depth()))
                .thenComparing(pair -> Math.abs(pair.before.position() - pair.after.position())));
        candidates.forEach(pair -> links.add(pair.before, pair.after, pair.verdict));
    }

    private void index(Fragment statement) {
        keys(statement.node(), after).forEach(key -> put(byPart, key, statement));
        put(byParent, statement.parent(), statement);
    }

    private static <K> void put(Map<K, List<Fragment>> index, K key, Fragment statement) {
        index.computeIfAbsent(key, unused -> new ArrayList<>()).add(statement);
    }

    private Set<Fragment> candidates(Fragment statement) {
        Set<Fragment> candidates = new LinkedHashSet<>();
        for (int key : keys(statement.node(), before)) {
            List<Fragment> sharing = byPart.getOrDefault(key, List.of());
            if (sharing.size() <= COMMON) {
                candidates.addAll(sharing);
            } else {
                addNearest(statement, sharing, candidates);
            }
        }
        Optional<Fragment> partner = statement.parent().flatMap(links::partner);
        if (statement.parent().isEmpty() || partner.isPresent()) {
            addNearest(statement, byParent.getOrDefault(partner, List.of()), candidates);
        }
        steps.take(candidates.size() + 1L);
        return candidates;
    }

    private void addNearest(Fragment statement, List<Fragment> others, Set<Fragment> candidates) {
        candidates.addAll(
                neighbourhoods.computeIfAbsent(others, Neighbourhood::new).nearest(statement.position(), NEIGHBOURS));
    }

    /** Numbers of the parts of a statement that say something. */
    private static Set<Integer> keys(Node node, Code code) {
        Set<Integer> keys = new LinkedHashSet<>();
        collect(node, code, keys);
        return keys;
    }

    private static void collect(Node node, Code code, Set<Integer> keys) {
        for (Node part : code.body().parts(node)) {
            if (code.tells(part)) {
                keys.add(code.of(part));
                collect(part, code, keys);
            }
        }
    }
}
