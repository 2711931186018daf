package dev.refract.match.body;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Two bodies whose statements were matched in rounds, from strict to lenient (RefactoringMiner 2.0, section 3). */
final class BodyPair {
    private static final double SIMILAR_HEAD = 0.5;
    private static final double SHARED = 0.5;

    private final Body before;
    private final Body after;
    private final Naming reading;
    private final Links links;
    private final Steps steps;
    private final List<Recast> recasts = new ArrayList<>();
    private List<VariablePair> variables = List.of();

    private BodyPair(Body before, Code after, Set<Fragment> open, Steps steps) {
        this.before = before;
        this.after = after.body();
        this.reading = after.naming();
        this.links = new Links(before, after.body(), open);
        this.steps = steps;
    }

    /** Matches two bodies. */
    static BodyPair match(Body before, Body after, Steps steps) {
        return match(before, new Code(after, Naming.BY_NAME), Set.copyOf(before.fragments()), steps);
    }

    /**
     * Matches what is left of a body with another one.
     *
     * @param before the one body
     * @param after the other, with its parameters read as what they stand for
     * @param open the statements of the first that count
     */
    static BodyPair match(Body before, Code after, Set<Fragment> open, Steps steps) {
        BodyPair pair = new BodyPair(before, after, open, steps);
        pair.run();
        return pair;
    }

    private void run() {
        Code named = beforeCode();
        Code namedAfter = new Code(after, reading);
        new EqualStatements(links, named, namedAfter, steps).match("equal");
        variables = firstVariables(named, namedAfter);
        Code read = afterCode();
        EqualStatements equal = new EqualStatements(links, named, read, steps);
        equal.match("equal-renamed");
        equal.matchCores("equal-abstracted");
        CompositeStatements composites = new CompositeStatements(links, named, read, steps);
        composites.matchEqual("same-head");
        equal.matchInPlace("equal-in-place");
        new SimilarStatements(links, named, read, new Acceptance(named, read, steps), steps).match();
        composites.matchEqual("same-head");
        recasts.addAll(Forms.conditions(links, named, read, steps));
        composites.matchSimilar("similar-head", SIMILAR_HEAD, SHARED);
        equal.matchInPlace("equal-in-place");
        linkFields(named, read);
        recasts.addAll(Forms.others(links, named, read, steps));
        variables = lastVariables(named, namedAfter);
    }

    /** The declarations of two fields are one, whatever is in them. */
    private void linkFields(Code named, Code read) {
        List<Fragment> left = links.freeBefore(false);
        List<Fragment> right = links.freeAfter(false);
        if (isRoot(left, before) && isRoot(right, after)) {
            CodeAlignment alignment = CodeAlignment.of(named, before.root(), read, after.root(), steps);
            links.add(left.get(0), right.get(0), Verdict.similar("field", alignment));
        }
    }

    private static boolean isRoot(List<Fragment> statements, Body body) {
        return !statements.isEmpty() && statements.get(0).node().equals(body.root());
    }

    /** Variables by the statements that are equal but for variables. */
    private List<VariablePair> firstVariables(Code named, Code namedAfter) {
        VariableVotes votes = new VariableVotes(named, namedAfter);
        links.all().map(Links.Link::asResult).forEach(votes::add);
        Code blind = new Code(before, Naming.BLIND);
        Code blindAfter = new Code(after, Naming.BLIND);
        List<Fragment> left = links.freeBefore(false);
        List<Fragment> right = links.freeAfter(false);
        int[] leftKeys = left.stream().mapToInt(leaf -> blind.of(leaf.node())).toArray();
        int[] rightKeys =
                right.stream().mapToInt(leaf -> blindAfter.of(leaf.node())).toArray();
        for (int[] pair : Sequences.common(leftKeys, rightKeys, steps)) {
            votes.add(left.get(pair[0]).node(), right.get(pair[1]).node());
        }
        return votes.decided();
    }

    private List<VariablePair> lastVariables(Code named, Code namedAfter) {
        VariableVotes votes = new VariableVotes(named, namedAfter);
        links.all().map(Links.Link::asResult).forEach(votes::add);
        return votes.decided();
    }

    /** The code before, its variables as they are called. */
    Code beforeCode() {
        return new Code(before, Naming.BY_NAME);
    }

    /** The code after, its variables as those before that they were. */
    Code afterCode() {
        return new Code(after, reading(VariablePair::after, VariablePair::before, reading));
    }

    /** The code before, its variables as those after that they became. */
    Code beforeCodeSeenFromAfter() {
        return new Code(before, reading(VariablePair::before, VariablePair::after, Naming.BY_NAME));
    }

    private Naming reading(Function<VariablePair, Node> from, Function<VariablePair, Node> to, Naming others) {
        Map<Node, Node> origins = new HashMap<>();
        variables.forEach(pair -> origins.put(from.apply(pair), to.apply(pair)));
        return declaration -> origins.containsKey(declaration)
                ? Naming.BY_NAME.code(origins.get(declaration))
                : others.code(declaration);
    }

    /** The statements that are one. */
    Links links() {
        return links;
    }

    /** Which variable became which. */
    List<VariablePair> variables() {
        return variables;
    }

    /** What was found. */
    BodyMapping result() {
        return new BodyMapping(
                links.all().map(Links.Link::asResult).toList(),
                variables,
                links.freeBefore(false).stream().map(Fragment::node).toList(),
                links.freeAfter(false).stream().map(Fragment::node).toList(),
                recasts);
    }
}
