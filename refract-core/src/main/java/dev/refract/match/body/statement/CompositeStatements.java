package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Links statements that hold others, the innermost first, by the statements in them that are linked, and by their heads
 * (RefactoringMiner 2.0, Algorithm 1, lines 9 to 16).
 */
public final class CompositeStatements {
    /** The rule of clauses that are left of a statement. */
    public static final String LAST_CLAUSE = "last-clause";

    /** Levels between a statement and a linked one in it that still speaks for it. */
    private static final int LEVELS = 3;

    /** Statements with one head that are candidates for their place alone: of thousands that are alike, only those nearby. */
    private static final int BESIDE = 50;

    private final Links links;
    private final Code before;
    private final Code after;
    private final Steps steps;
    /** The composite statements of the version after by what they stand in, if in anything, and by their heads. */
    private final Map<Optional<Fragment>, Map<Integer, Neighbourhood>> places = new HashMap<>();

    /** Adds to the links of two bodies. */
    public CompositeStatements(Links links, Code before, Code after, Steps steps) {
        this.links = links;
        this.before = before;
        this.after = after;
        this.steps = steps;
    }

    /** How well a statement could be another: the heads, and the share of what is in them that is linked. */
    private record Candidate(Fragment after, Optional<CodeAlignment> heads, double share) {
        boolean sameHead() {
            return heads.isEmpty();
        }

        double similarity() {
            return heads.map(found -> found.anchors() > 0 ? found.similarity() : 0)
                    .orElse(1.0);
        }

        StatementVerdict verdict(String rule) {
            return heads.map(found -> StatementVerdict.similar(rule, found))
                    .orElseGet(() -> StatementVerdict.equal(rule));
        }
    }

    /**
     * Links statements with equal heads. A {@code try} is known by what it catches, or by what it does at its end: those that
     * are the same in this come first, the outermost before what stands in them.
     *
     * @param strict whether those that catch nothing in common are left
     */
    public void matchEqual(String rule, boolean strict) {
        for (Fragment statement : links.freeBefore(true)) {
            if (statement.node().is(NodeKind.TRY)) {
                link(
                        statement,
                        rule,
                        candidate -> candidate.sameHead() && caught(statement, candidate.after) == Caught.SAME);
            }
        }
        for (Fragment statement : innermostFirst()) {
            link(
                    statement,
                    rule,
                    candidate ->
                            candidate.sameHead() && !(strict && caught(statement, candidate.after) == Caught.OTHER));
        }
    }

    private Caught caught(Fragment statement, Fragment other) {
        return Caught.of(statement, before, other, after);
    }

    /** Links statements of one kind with similar heads or with mostly the same statements in them. */
    public void matchSimilar(String rule, double similar, double shared) {
        for (Fragment statement : innermostFirst()) {
            link(statement, rule, candidate -> candidate.similarity() >= similar || candidate.share >= shared);
        }
    }

    /**
     * Links what is left of the clauses of statements that are one: clauses that catch something in common, then the only
     * one of either, whatever they catch.
     */
    public void matchClauses() {
        links.all()
                .filter(link -> link.before().node().is(NodeKind.TRY)
                        && link.after().node().is(NodeKind.TRY))
                .toList()
                .forEach(link -> {
                    List<Fragment> left = clauses(link.before(), links::isFreeBefore);
                    List<Fragment> right = clauses(link.after(), links::isFreeAfter);
                    for (Fragment clause : left) {
                        right.stream()
                                .filter(other ->
                                        left.size() == 1 && right.size() == 1 || caught(clause, other) != Caught.OTHER)
                                .filter(other -> links.isFree(clause, other))
                                .findFirst()
                                .ifPresent(other -> linkClauses(clause, other));
                    }
                });
    }

    private void linkClauses(Fragment clause, Fragment other) {
        CodeAlignment heads = CodeAlignment.of(before, clause.node(), after, other.node(), steps);
        links.add(clause, other, StatementVerdict.similar(LAST_CLAUSE, heads));
    }

    private static List<Fragment> clauses(Fragment statement, Predicate<Fragment> free) {
        return statement.children().stream()
                .filter(child -> child.node().is(NodeKind.CATCH) && free.test(child))
                .toList();
    }

    private List<Fragment> innermostFirst() {
        List<Fragment> free = new ArrayList<>(links.freeBefore(true));
        Collections.reverse(free);
        return free;
    }

    private void link(Fragment statement, String rule, Predicate<Candidate> accepts) {
        best(statement, accepts).ifPresent(found -> links.add(statement, found.after, found.verdict(rule)));
    }

    private Optional<Candidate> best(Fragment statement, Predicate<Candidate> accepts) {
        List<Candidate> candidates = new ArrayList<>();
        inside(statement).forEach((other, linked) -> {
            if (compatible(statement, other) && links.isFree(statement, other)) {
                candidates.add(candidate(statement, other, linked));
            }
        });
        return candidates.stream()
                .filter(accepts)
                .max(Comparator.comparing(Candidate::sameHead)
                        .thenComparing(candidate -> candidate.similarity() + candidate.share)
                        .thenComparing(candidate -> -Math.abs(candidate.after.depth() - statement.depth()))
                        .thenComparing(candidate -> -Math.abs(candidate.after.position() - statement.position())));
    }

    private static boolean compatible(Fragment statement, Fragment other) {
        NodeKind kind = statement.node().kind();
        NodeKind otherKind = other.node().kind();
        return other.isComposite() && (kind == otherKind || kind.isLoop() && otherKind.isLoop());
    }

    private Candidate candidate(Fragment statement, Fragment other, int linked) {
        boolean same = before.of(statement.node()) == after.of(other.node());
        int most = Math.max(
                1, Math.max(statement.children().size(), other.children().size()));
        double share = Math.min(1, (double) linked / most);
        Optional<CodeAlignment> heads = same
                ? Optional.empty()
                : Optional.of(CodeAlignment.of(before, statement.node(), after, other.node(), steps));
        return new Candidate(other, heads, share);
    }

    /** The statements around what the statements in this one became, with their number; and those in the same place. */
    private Map<Fragment, Integer> inside(Fragment statement) {
        Map<Fragment, Integer> around = new LinkedHashMap<>();
        count(statement, LEVELS, around);
        beside(statement).forEach(other -> around.putIfAbsent(other, 0));
        return around;
    }

    /**
     * The statements with the same head in what the statement around this one became, or outermost as this one is; those nearest
     * to its place.
     */
    private List<Fragment> beside(Fragment statement) {
        Optional<Fragment> around = statement.parent().flatMap(links::partner);
        if (statement.parent().isPresent() && around.isEmpty()) {
            return List.of();
        }
        Neighbourhood alike = places.computeIfAbsent(around, this::byHead).get(before.of(statement.node()));
        List<Fragment> nearest = alike == null ? List.of() : alike.nearest(statement.position(), BESIDE);
        steps.take(nearest.size());
        return nearest;
    }

    private Map<Integer, Neighbourhood> byHead(Optional<Fragment> around) {
        Map<Integer, List<Fragment>> byHead = around
                .map(Fragment::children)
                .orElseGet(() -> after.body().fragments(true).stream()
                        .filter(statement -> statement.parent().isEmpty())
                        .toList())
                .stream()
                .filter(Fragment::isComposite)
                .collect(Collectors.groupingBy(statement -> after.of(statement.node())));
        Map<Integer, Neighbourhood> neighbourhoods = new HashMap<>();
        byHead.forEach((head, statements) -> neighbourhoods.put(head, new Neighbourhood(statements)));
        return neighbourhoods;
    }

    private void count(Fragment statement, int levels, Map<Fragment, Integer> around) {
        for (Fragment child : statement.children()) {
            Optional<Fragment> current = links.partner(child).flatMap(Fragment::parent);
            for (int level = 0; level < LEVELS && current.isPresent(); level++) {
                around.merge(current.get(), 1, Integer::sum);
                current = current.get().parent();
            }
            if (levels > 1 && links.partner(child).isEmpty()) {
                count(child, levels - 1, around);
            }
        }
    }
}
