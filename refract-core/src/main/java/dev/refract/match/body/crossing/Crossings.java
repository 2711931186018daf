package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.code.RenamedWords;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.body.pair.BodyPair;
import dev.refract.match.body.statement.Links;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.Steps;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * Finds the code that left a body in the callables that it now calls, and in those that they call: virtual inlining, with
 * the arguments carried through nested calls (RefactoringMiner 2.0, Table 4, Extract and Inline Method, and section 4.4).
 */
public final class Crossings {
    /** Calls of one callable in one body that are tried. */
    private static final int SITES = 4;

    private final CallSites calls;
    private final RenamedWords words;
    private final BodyOptions options;
    private final Steps steps;
    private final Map<Entity, Body> bodies = new HashMap<>();
    /** The statements of callables that are known to be from bodies. */
    private final Set<Node> known = new HashSet<>();
    /** What is not theirs in the callables that callers call and that have, as it was, some of their code. */
    private final Map<Entity, Set<Node>> undecided = new HashMap<>();

    /**
     * A search.
     *
     * @param calls who calls what
     * @param words how names of entities are read in what is called
     */
    public Crossings(CallSites calls, RenamedWords words, BodyOptions options, Steps steps) {
        this.calls = calls;
        this.words = words;
        this.options = options;
        this.steps = steps;
    }

    /**
     * A callable that has code of the body.
     *
     * @param regained the statements among that code for which similar ones stood in the body
     */
    public record Found(Entity callee, List<Node> calls, BodyMapping body, Set<Fragment> regained) {
        public Found {
            calls = List.copyOf(calls);
            regained = Set.copyOf(regained);
        }

        /** The same without statements that are in another callable as they were, if it has more than those. */
        Found without(Set<Fragment> others) {
            BodyMapping rest = body.without(others.stream().map(Fragment::node).collect(Collectors.toSet()));
            return rest.links().isEmpty() ? this : new Found(callee, calls, rest, regained);
        }
    }

    /**
     * The callables that are still to be looked at.
     *
     * @param home the type that the code is of: there it stays rather than that it moves to another one
     * @param queue what to look at
     * @param seen what is in the queue, or was
     * @param settled the calls of which it is known what they stand for at home
     */
    private record Way(Entity home, Deque<Visit> queue, Set<Entity> seen, Set<Node> settled) {
        static Way from(Entity home) {
            return new Way(home, new ArrayDeque<>(), new HashSet<>(), new HashSet<>());
        }

        void note(Visit visit, Entity caller) {
            if (isHome(visit.callee(), caller)) {
                settled.addAll(visit.sites());
            }
        }

        /** Whether it is what others have for calls that have code at home. */
        boolean isOfOthers(Visit visit, Entity caller) {
            return !isHome(visit.callee(), caller) && settled.containsAll(visit.sites());
        }

        boolean isHome(Entity callee, Entity caller) {
            return callee.type() == caller.type() || callee.type() == home;
        }
    }

    /** Takes it for known what was found in callables: several bodies may have lost the same code to one. */
    public void share(List<Found> found) {
        found.forEach(some -> some.body().links().forEach(link -> known.add(link.after())));
    }

    /** Whether a caller is to be looked at once more, since it is known now what others lost to what it calls. */
    public boolean isUndecided(Entity caller) {
        return !Collections.disjoint(undecided.getOrDefault(caller, Set.of()), known);
    }

    /** The calls in a callable that may stand for code. */
    public List<Node> callsIn(Entity caller) {
        return calls.in(caller).values().stream().flatMap(List::stream).toList();
    }

    /**
     * What of a body is in the callables that a callable calls.
     *
     * @param similar statements of the origin that are similar to others of the remainder: equal code says more
     * @param home the type that the body was of, as it is in the version of the caller
     */
    public List<Found> of(Departure departure, Set<Fragment> similar, Entity caller, Entity home) {
        Shares shares = new Shares(departure, similar);
        Way way = Way.from(home);
        Departure rest = departure;
        visitCalls(caller, departure.remainder(), true, Optional.empty(), way);
        while (!way.queue().isEmpty() && !(rest.isOver() && shares.areSettled()) && !steps.exhausted()) {
            Visit visit = way.queue().poll();
            if (way.isOfOthers(visit, caller)) {
                continue;
            }
            Trial best = best(rest, visit);
            Optional<BodyMapping> came = accepted(rest, best, visit, caller);
            note(best, came.isPresent(), caller);
            if (came.isPresent() || !visit.isOfCreated()) {
                visitCalls(visit.callee(), best.code(), came.isPresent(), visit.handedOn(best), way);
            }
            Optional<Trial> more = regained(rest, shares.unsettled(visit.leavesTypeOf(caller)), visit, caller);
            Optional<BodyMapping> body = more.map(Trial::body).or(() -> came);
            if (body.isPresent()) {
                Trial trial = more.orElse(best);
                Set<Fragment> regained = shares.take(trial);
                way.note(visit, caller);
                Shared shared = withCopies(new Shared(rest.without(trial.taken()), body.get()), trial, visit);
                rest = shared.rest;
                shares.add(visit.found(shared.body, regained));
            }
        }
        return shares.found();
    }

    private void note(Trial trial, boolean accepted, Entity caller) {
        if (!accepted && trial.isSomeAsItWas()) {
            undecided
                    .computeIfAbsent(caller, unused -> new HashSet<>())
                    .addAll(trial.body().added());
        }
    }

    /** What of a body is in a callable, and the rest. */
    private record Shared(Departure rest, BodyMapping body) {
        Shared with(Trial copy) {
            return new Shared(rest.without(copy.taken()), body.and(copy.body()));
        }
    }

    /** Code that stood in a body several times and is in a callable once: each call stands for one of them. */
    private Shared withCopies(Shared once, Trial first, Visit visit) {
        Shared shared = once;
        for (int i = 1;
                i < Math.min(SITES, visit.sites().size()) && !shared.rest.open().isEmpty();
                i++) {
            Trial next = best(shared.rest, visit);
            if (!next.isCopyOf(first)) {
                break;
            }
            shared = shared.with(next);
        }
        return shared;
    }

    /** A trial with statements that are in a callable as they were, though similar ones stand in the body. */
    private Optional<Trial> regained(Departure departure, Set<Fragment> similar, Visit visit, Entity caller) {
        if (similar.isEmpty() || visit.isOfCreated()) {
            return Optional.empty();
        }
        Set<Fragment> equal = best(departure.with(similar), visit).equal(similar);
        return Optional.of(equal)
                .filter(some -> !some.isEmpty())
                .map(some -> best(departure.with(some), visit))
                .filter(trial -> trial.accepted(visit.leavesTypeOf(caller), visit.alone()))
                .filter(trial -> trial.equal(equal).equals(equal));
    }

    /** What of a body is in a callable, if it is enough; in what a created object does, only in place of a lambda. */
    private Optional<BodyMapping> accepted(Departure departure, Trial trial, Visit visit, Entity caller) {
        boolean created = visit.isOfCreated();
        boolean elsewhere = visit.leavesTypeOf(caller);
        if (trial.isOfLambda() || !created && isEnough(departure, trial, visit, elsewhere)) {
            return Optional.of(trial.body());
        }
        if (created || !visit.reached()) {
            return Optional.empty();
        }
        if (calls.in(caller).containsKey(visit.callee())) {
            return elsewhere ? seen(departure, trial, visit) : trial.part(visit.alone());
        }
        // What left holds the variables that it passes on.
        return elsewhere ? Optional.empty() : trial.part(visit.alone()).map(BodyMapping::withoutVariables);
    }

    private static boolean isEnough(Departure departure, Trial trial, Visit visit, boolean elsewhere) {
        return trial.accepted(elsewhere, visit.alone())
                || trial.isAllOf(departure)
                || visit.reached() && trial.isShared(elsewhere, visit.alone());
    }

    /** What of a body is in a callable of another type that is called there, if that sees it in its own way. */
    private static Optional<BodyMapping> seen(Departure departure, Trial trial, Visit visit) {
        return Optional.of(trial.body())
                .filter(body -> visit.alone() && trial.isMoreThanNames())
                .flatMap(body -> new Standpoint(departure, visit.callee().node(), visit.sites()).explains(body.links())
                        ? Optional.of(body)
                        : new HandedCall(departure, trial.code().body(), visit.callee(), visit.sites())
                                .explained(body));
    }

    private void visitCalls(Entity caller, Code code, boolean reached, Optional<HandedOn> through, Way way) {
        Map<Entity, List<Node>> called = calls.in(caller);
        Map<Node, Integer> targets = new HashMap<>();
        called.values().forEach(sites -> sites.forEach(site -> targets.merge(site, 1, Integer::sum)));
        List<Entity> callees = new ArrayList<>(called.keySet());
        callees.sort(Comparator.comparing(callee -> !way.isHome(callee, caller)));
        for (Entity callee : callees) {
            if (way.seen().add(callee) && callee != caller) {
                List<Node> sites = called.get(callee);
                way.queue().add(new Visit(callee, sites, code, targets.get(sites.get(0)) == 1, reached, through));
            }
        }
    }

    private Trial best(Departure departure, Visit visit) {
        Body body = bodies.computeIfAbsent(visit.callee(), callee -> Body.of(callee, words));
        Set<Node> nested = new HashSet<>();
        calls.in(visit.callee())
                .forEach((callee, sites) -> sites.stream()
                        .filter(site -> !Arguments.isOfCreated(callee.node(), site))
                        .forEach(nested::add));
        Set<Fragment> closed = departure.closed();
        Trial best = null;
        for (Node site : visit.sites().subList(0, Math.min(SITES, visit.sites().size()))) {
            for (IntUnaryOperator reading : departure.readings(site, visit.caller())) {
                Code argued = new Code(body, Arguments.naming(body.root(), site, visit.caller(), reading));
                Trial trial = attempt(departure, closed, argued, site, nested);
                if (best == null || trial.explainsMoreThan(best)) {
                    best = trial;
                }
            }
        }
        return best;
    }

    private Trial attempt(Departure departure, Set<Fragment> closed, Code argued, Node site, Set<Node> nested) {
        BodyPair pair = BodyPair.match(departure.origin(), argued, closed, options, steps);
        Code read = pair.afterCode();
        BodyMapping result = pair.result();
        List<StatementLink> links = new ArrayList<>(result.links());
        List<Node> missing = new ArrayList<>(result.added());
        new Expressions(departure, read, options, steps).link(site, missing, links);
        if (new SharedArgument(argued.body().root(), read).isAllOf(links)) {
            links.forEach(link -> missing.add(link.after()));
            links.clear();
        }
        List<Recast> recasts = links.isEmpty() ? result.recasts() : pair.recasts();
        List<Node> loops = linkPipelines(recasts, missing, links);
        loops.addAll(linkChoices(recasts, missing, links));
        Trial.Missing unexplained = new Unexplained(read, links, nested).of(missing, known);
        // A statement of which a part was found to be the code did not leave as a whole, and may have gone elsewhere.
        Set<Node> linked = links.stream().map(StatementLink::before).collect(Collectors.toSet());
        Set<Fragment> taken = pair.links()
                .all()
                .map(Links.Link::before)
                .filter(fragment -> linked.contains(fragment.node()))
                .collect(Collectors.toCollection(HashSet::new));
        departure.open().stream()
                .filter(statement -> loops.stream().anyMatch(loop -> loop.contains(statement.node())))
                .forEach(taken::add);
        boolean function = Arguments.isFunction(argued.body().root(), site);
        // A function is given no arguments, so its parameters stand for nothing in the body.
        List<VariablePair> variables =
                function || links.equals(result.links()) ? result.variables() : pair.variables(links);
        BodyMapping body = new BodyMapping(links, variables, result.fields(), List.of(), missing, recasts);
        List<Node> telling = links.stream()
                .filter(link -> link.replacements().isEmpty() && isMoreThanName(link, departure.origin(), read))
                .map(StatementLink::before)
                .toList();
        boolean inPlace = departure.replacedBy(site).stream().anyMatch(code -> isOneOf(code, telling));
        boolean inLambda = function && isOfLambda(links, departure.lambdasReplacedBy(site));
        return new Trial(read, body, taken, unexplained, telling.size(), inPlace, inLambda, options.chance());
    }

    /** Links the loops that are pipelines in the callable, which came as a whole, if in another form; and answers them. */
    private static List<Node> linkPipelines(List<Recast> recasts, List<Node> missing, List<StatementLink> links) {
        List<Node> loops = new ArrayList<>();
        for (Recast recast : recasts) {
            Node after = recast.after().get(0);
            if (recast.form() == Recast.Form.PIPELINE && missing.removeIf(after::contains)) {
                Node before = recast.before().get(0);
                Replacement form = Replacement.of(before, after);
                links.add(new StatementLink(before, after, recast.form().rule(), List.of(), List.of(form)));
                loops.add(before);
            }
        }
        return loops;
    }

    /** Links conditional statements that are conditional expressions in the callable, or were; and answers what they were. */
    private static List<Node> linkChoices(List<Recast> recasts, List<Node> missing, List<StatementLink> links) {
        List<Node> choices = new ArrayList<>();
        for (Recast recast : recasts) {
            if (recast.form() == Recast.Form.CONDITIONAL_EXPRESSION && recast.whole()) {
                Node before = recast.before().get(0);
                Node after = recast.after().get(0);
                missing.removeIf(statement ->
                        recast.after().stream().anyMatch(code -> code.contains(statement) || statement.contains(code)));
                links.removeIf(link -> recast.before().stream().anyMatch(code -> code.contains(link.before())));
                links.add(new StatementLink(
                        before, after, recast.form().rule(), List.of(new NodePair(before, after)), List.of()));
                choices.addAll(recast.before());
            }
        }
        return choices;
    }

    private static boolean isOfLambda(List<StatementLink> links, List<Node> lambdas) {
        return links.stream().anyMatch(link -> lambdas.stream().anyMatch(lambda -> lambda.contains(link.before())));
    }

    /** Whether code is one of some statements, or all that one does. */
    private static boolean isOneOf(Node code, List<Node> statements) {
        Node wanted = Parts.strip(code);
        return statements.stream()
                .anyMatch(statement -> Parts.strip(statement).equals(wanted)
                        || Cores.of(statement).filter(wanted::equals).isPresent());
    }

    private boolean isMoreThanName(StatementLink link, Code before, Code after) {
        boolean part = link.before().kind() != link.after().kind();
        int least = options.chance().statement();
        return after.weight(link.after()) >= least && (!part || before.weight(link.before()) >= least - 1);
    }
}
