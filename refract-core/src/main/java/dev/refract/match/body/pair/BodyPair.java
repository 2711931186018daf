package dev.refract.match.body.pair;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Naming;
import dev.refract.match.body.code.Sequences;
import dev.refract.match.body.form.ExpressionVariables;
import dev.refract.match.body.form.Forms;
import dev.refract.match.body.form.LoneVariables;
import dev.refract.match.body.form.PatternVariables;
import dev.refract.match.body.form.ResourceVariables;
import dev.refract.match.body.form.Sides;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.body.statement.Acceptance;
import dev.refract.match.body.statement.BareStatements;
import dev.refract.match.body.statement.CompositeStatements;
import dev.refract.match.body.statement.ConstructorCalls;
import dev.refract.match.body.statement.EqualStatements;
import dev.refract.match.body.statement.Links;
import dev.refract.match.body.statement.SimilarStatements;
import dev.refract.match.body.statement.StatementVerdict;
import dev.refract.match.body.variable.HeadVariables;
import dev.refract.match.body.variable.LoopVariables;
import dev.refract.match.body.variable.SoleNames;
import dev.refract.match.body.variable.StayingParameters;
import dev.refract.match.body.variable.VariableVotes;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.LocalField;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.Steps;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Two bodies whose statements were matched in rounds, from strict to lenient (RefactoringMiner 2.0, section 3). */
public final class BodyPair {
    private final Code before;
    private final Code after;
    private final Links links;
    private final Setting setting;
    private final BodyOptions options;
    private final Steps steps;
    private final List<Recast> recasts = new ArrayList<>();
    /** Whether these have the expressions that got names, or lost them. */
    private boolean named;
    /** Variables that went with their code into another body, or came with it from there. */
    private Set<Node> departed = Set.of();

    private List<VariablePair> variables = List.of();
    private List<LocalField> fields = List.of();
    /** Found where they are asked for, when all is matched. */
    private List<Links.Link> changed;

    /**
     * How two bodies are matched.
     *
     * @param oneCallable whether they are those of one callable, not of one and of another that it calls
     */
    private record Setting(boolean oneCallable, BodyOptions options, Steps steps) {}

    private BodyPair(Code before, Code after, Set<Fragment> closed, Setting setting) {
        this.before = before;
        this.after = after;
        this.setting = setting;
        this.options = setting.options();
        this.steps = setting.steps();
        this.links = new Links(before.body(), after.body(), closed, options);
    }

    /** Matches the two bodies of a callable. */
    public static BodyPair match(Body before, Body after, BodyOptions options, Steps steps) {
        Code named = new Code(before, Naming.BY_NAME);
        Setting setting = new Setting(true, options, steps);
        BodyPair pair = unmatched(named, new Code(after, Naming.BY_NAME), Set.of(), setting);
        pair.run();
        return pair;
    }

    /**
     * Matches what is left of a body with what is left of another one.
     *
     * @param before the one body, its variables as they are called
     * @param after the other, with its parameters read as what they stand for
     * @param closed the statements of both that do not count
     */
    public static BodyPair match(Code before, Code after, Set<Fragment> closed, BodyOptions options, Steps steps) {
        BodyPair pair = unmatched(before, after, closed, new Setting(false, options, steps));
        pair.run();
        return pair;
    }

    private static BodyPair unmatched(Code before, Code after, Set<Fragment> closed, Setting setting) {
        return new BodyPair(before.besideFieldsOf(after.body()), after.besideFieldsOf(before.body()), closed, setting);
    }

    private void run() {
        new EqualStatements(links, before, after, steps).match("equal");
        variables = firstVariables();
        Code read = afterCode();
        EqualStatements equal = new EqualStatements(links, before, read, steps);
        equal.match("equal-renamed");
        LoneVariables gone = loneBefore(read);
        LoneVariables come = loneAfter(read);
        if (!gone.isEmpty() || !come.isEmpty()) {
            new EqualStatements(links, gone.code(), come.code(), steps).match("equal-with-values");
        }
        equal.matchCores("equal-abstracted");
        CompositeStatements composites = new CompositeStatements(links, before, read, steps);
        composites.matchEqual("same-head", true);
        equal.matchInPlace("equal-in-place");
        if (!steps.exhausted()) {
            matchChanged(equal, composites, read);
        }
    }

    /** What is not equal, and what the links tell. */
    private void matchChanged(EqualStatements equal, CompositeStatements composites, Code read) {
        new SimilarStatements(links, before, read, new Acceptance(before, read, options, steps), steps).match();
        if (setting.oneCallable()) {
            ConstructorCalls.link(links, before, read, steps);
        }
        BareStatements bare =
                new BareStatements(links, before, read, options.chance().head(), steps);
        bare.matchEqual("same-head");
        composites.matchEqual("same-head", false);
        addRecasts(Forms.conditions(links, before, read, steps));
        composites.matchSimilar("similar-head", options.heads(), options.shared());
        bare.matchSimilar("similar-head", options.heads());
        composites.matchClauses();
        equal.matchInPlace("equal-in-place");
        linkFields(read);
        addRecasts(Forms.others(links, before, read, steps));
        VariableVotes votes = linkVotes();
        ResourceVariables.find(recasts, before, read).forEach(votes::addGiven);
        variables = decided(votes);
        variables = withElements();
        fields = votes.fields(variables);
        if (setting.oneCallable() || links.all().findAny().isPresent()) {
            nameExpressions();
        }
        variables = withSoleNames();
    }

    /** The pairs of variables, with the elements of loops that are one, of which nothing else tells. */
    private List<VariablePair> withElements() {
        Set<Node> told = Stream.concat(paired(VariablePair::before), paired(VariablePair::after))
                .collect(Collectors.toSet());
        Stream<NodePair> statements = links.all()
                .map(link -> new NodePair(link.before().node(), link.after().node()));
        return Stream.concat(variables.stream(), LoopVariables.elements(statements, told).stream())
                .toList();
    }

    /** The pairs of variables, with those of which only their names tell. */
    private List<VariablePair> withSoleNames() {
        int most = Math.min(
                before.body().variables().size(), after.body().variables().size());
        if (variables.size() >= most) {
            return variables;
        }
        Set<Node> told = Stream.of(
                        paired(VariablePair::before),
                        paired(VariablePair::after),
                        departed.stream(),
                        recasts.stream().flatMap(recast -> recast.before().stream()),
                        recasts.stream().flatMap(recast -> recast.after().stream()))
                .flatMap(Function.identity())
                .collect(Collectors.toSet());
        return Stream.concat(
                        variables.stream(),
                        SoleNames.find(before.body(), after.body(), setting.oneCallable(), told).stream())
                .toList();
    }

    /** The pairs of variables that stayed. */
    private List<VariablePair> staying(List<VariablePair> pairs) {
        return pairs.stream()
                .filter(pair -> !departed.contains(pair.before()) && !departed.contains(pair.after()))
                .toList();
    }

    private void addRecasts(List<Recast> found) {
        found.stream().filter(recast -> options.uses(recast.form().rule())).forEach(recasts::add);
    }

    private void nameExpressions() {
        named = true;
        addRecasts(new PatternVariables(before, afterCode()).find(variables));
        LoneVariables gone = loneBefore(afterCode());
        LoneVariables come = loneAfter(afterCode());
        if (gone.isEmpty() && come.isEmpty()) {
            return;
        }
        Sides sides = Sides.of(links, gone.code(), come.code(), setting.oneCallable());
        addRecasts(Forms.choices(sides, recasts, steps));
        addRecasts(new ExpressionVariables(sides, gone, come, options, steps).find());
        addRecasts(new ExpressionVariables(sides.mirrored(), come, gone, options, steps).find());
    }

    private LoneVariables loneBefore(Code read) {
        return new LoneVariables(before, read, Stream.concat(paired(VariablePair::before), links.closedVariables()));
    }

    private LoneVariables loneAfter(Code read) {
        return new LoneVariables(read, before, Stream.concat(paired(VariablePair::after), links.closedVariables()));
    }

    /** The variables that are in both versions, if only as a field in one. */
    private Stream<Node> paired(Function<VariablePair, Node> side) {
        return Stream.concat(variables.stream().map(side), fields.stream().map(LocalField::local));
    }

    /** The declarations of two fields are one, whatever is in them. */
    private void linkFields(Code read) {
        List<Fragment> left = links.freeBefore(false);
        List<Fragment> right = links.freeAfter(false);
        if (isRoot(left, before.body()) && isRoot(right, after.body())) {
            CodeAlignment alignment = CodeAlignment.of(
                    before, before.body().root(), read, after.body().root(), steps);
            links.add(left.get(0), right.get(0), StatementVerdict.similar("field", alignment));
        }
    }

    private static boolean isRoot(List<Fragment> statements, Body body) {
        return !statements.isEmpty() && statements.get(0).node().equals(body.root());
    }

    /** Variables by the statements that are equal, or are so but for variables, and by heads of which only they tell. */
    private List<VariablePair> firstVariables() {
        VariableVotes votes = linkVotes();
        voteBlind(links.freeBefore(false), links.freeAfter(false), votes);
        voteBlind(
                BareStatements.heads(
                        links.freeBefore(true), before, options.chance().head()),
                BareStatements.heads(
                        links.freeAfter(true), after, options.chance().head()),
                votes);
        return decided(votes);
    }

    /** The pairs of variables that votes decide, with those that heads tell and nothing else. */
    private List<VariablePair> decided(VariableVotes votes) {
        List<VariablePair> decided = staying(votes.decided());
        if (setting.oneCallable()) {
            decided = StayingParameters.respected(decided, before.body(), after.body());
        }
        Set<Node> told = decided.stream()
                .flatMap(pair -> Stream.of(pair.before(), pair.after()))
                .collect(Collectors.toSet());
        return Stream.concat(decided.stream(), HeadVariables.find(before, after, setting.oneCallable(), told).stream())
                .toList();
    }

    private void voteBlind(List<Fragment> left, List<Fragment> right, VariableVotes votes) {
        if (!left.isEmpty() && !right.isEmpty()) {
            for (int[] pair : Sequences.common(blind(left, before.body()), blind(right, after.body()), steps)) {
                votes.add(left.get(pair[0]).node(), right.get(pair[1]).node());
            }
        }
    }

    private static int[] blind(List<Fragment> statements, Body body) {
        Code blind = new Code(body, Naming.BLIND);
        return statements.stream()
                .mapToInt(statement -> blind.of(statement.node()))
                .toArray();
    }

    /** Which variable became which by some links, which may be of parts of statements; a mere name says nothing. */
    public List<VariablePair> variables(List<StatementLink> statements) {
        VariableVotes votes = new VariableVotes(before.body(), after.body());
        statements.stream().filter(link -> !link.before().is(NodeKind.NAME)).forEach(votes::add);
        return votes.decided();
    }

    private VariableVotes linkVotes() {
        VariableVotes votes = new VariableVotes(before.body(), after.body());
        links.all().map(Links.Link::asResult).forEach(votes::add);
        return votes;
    }

    /** The same bodies matched without some statements that belong to code of others. */
    public BodyPair without(Set<Fragment> closed) {
        BodyPair pair = new BodyPair(before, after, closed, setting);
        pair.departed = pair.links.closedVariables().collect(Collectors.toSet());
        pair.run();
        return pair;
    }

    /** The code before, its variables as they are called. */
    public Code beforeCode() {
        return before;
    }

    /** The code after, its variables as those before that they were. */
    public Code afterCode() {
        Naming naming = reading(VariablePair::after, VariablePair::before, before.naming(), after.naming());
        return new Code(after.body(), naming);
    }

    /** The code after, its variables as they are called, or read as what they stand for. */
    public Code afterCodeAsGiven() {
        return after;
    }

    /** The code before, its variables as those after that they became. */
    public Code beforeCodeSeenFromAfter() {
        return new Code(
                before.body(), reading(VariablePair::before, VariablePair::after, after.naming(), before.naming()));
    }

    private Naming reading(
            Function<VariablePair, Node> from, Function<VariablePair, Node> to, Naming paired, Naming others) {
        Map<Node, Node> origins = new HashMap<>();
        variables.forEach(pair -> origins.put(from.apply(pair), to.apply(pair)));
        return others.with(declaration ->
                origins.containsKey(declaration) ? paired.code(origins.get(declaration)) : others.code(declaration));
    }

    /** The statements that are one. */
    public Links links() {
        return links;
    }

    /** Which variable became which. */
    public List<VariablePair> variables() {
        return variables;
    }

    /** The links of statements that are not what they were, in more than the names of variables that are one. */
    public List<Links.Link> changed() {
        if (changed == null) {
            Map<Node, Node> became =
                    variables.stream().collect(Collectors.toMap(VariablePair::before, VariablePair::after));
            changed = links.all()
                    .filter(link -> !link.verdict().replacements().stream()
                            .allMatch(replacement -> isOfOneVariable(replacement, became)))
                    .toList();
        }
        return changed;
    }

    /** The statements of a side that are merely similar to those with which they are linked. */
    public Set<Fragment> similar(boolean beforeSide) {
        return changed().stream()
                .map(link -> beforeSide ? link.before() : link.after())
                .collect(Collectors.toSet());
    }

    private boolean isOfOneVariable(Replacement replacement, Map<Node, Node> became) {
        Optional<Node> partner =
                replacement.before().flatMap(before.body()::declaration).map(became::get);
        return partner.isPresent() && partner.equals(replacement.after().flatMap(after.body()::declaration));
    }

    /** All code of another form, where parts of statements are one, though no statements are. */
    public List<Recast> recasts() {
        if (!named && !steps.exhausted()) {
            nameExpressions();
        }
        return Collections.unmodifiableList(recasts);
    }

    /** What was found. Of the bodies of two callables without a statement in common no expressions have names. */
    public BodyMapping result() {
        return new BodyMapping(
                links.all().map(Links.Link::asResult).toList(),
                variables,
                fields,
                links.freeBefore(false).stream().map(Fragment::node).toList(),
                links.freeAfter(false).stream().map(Fragment::node).toList(),
                recasts);
    }
}
