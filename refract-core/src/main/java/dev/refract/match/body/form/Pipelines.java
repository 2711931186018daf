package dev.refract.match.body.form;

import dev.refract.match.body.code.CallNames;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds loops that became pipelines of calls: {@code for (T t : all) x(t);} and {@code all.forEach(t -> x(t));}. The
 * pipeline goes through what the loop went through, and calls in its steps what the loop called.
 */
final class Pipelines {
    private static final Set<NodeKind> LOOPS = EnumSet.of(NodeKind.FOR_EACH, NodeKind.FOR);

    private final Sides sides;
    private final Steps steps;

    Pipelines(Sides sides, Steps steps) {
        this.sides = sides;
        this.steps = steps;
    }

    /** Finds them: loops on the near side, pipelines on the far side. */
    List<Recast> find() {
        List<Fragment> loops = sides.changedStatements().stream()
                .filter(statement -> LOOPS.contains(statement.node().kind()))
                .filter(statement -> sides.partner(statement).isEmpty())
                .toList();
        if (loops.isEmpty()) {
            return List.of();
        }
        Map<Integer, List<Node>> pipelines = pipelines();
        List<Recast> found = new ArrayList<>();
        for (Fragment loop : loops) {
            sources(loop.node()).stream()
                    .map(source -> pipelines.getOrDefault(source, List.of()))
                    .flatMap(candidates -> same(loop.node(), candidates).stream())
                    .findFirst()
                    .ifPresent(pipeline ->
                            found.add(sides.recast(Recast.Form.PIPELINE, List.of(loop.node()), List.of(pipeline))));
        }
        return found;
    }

    /** Numbers of what a loop goes through: one by one, or by an index that its condition keeps within it. */
    private Set<Integer> sources(Node loop) {
        steps.take(loop.size());
        Code code = sides.near();
        Set<Integer> sources = new LinkedHashSet<>();
        loop.child(Role.EXPRESSION).ifPresent(source -> {
            sources.add(code.of(source));
            value(source).map(code::of).ifPresent(sources::add);
        });
        loop.child(Role.CONDITION).ifPresent(condition -> {
            Set<Integer> bounds = new HashSet<>();
            OtherLoops.addParts(condition, code, bounds);
            loop.children(Role.INITIALIZER).forEach(start -> OtherLoops.addParts(start, code, bounds));
            loop.child(Role.BODY)
                    .ifPresent(body -> body.forEachBelow(node ->
                            indexed(node).map(code::of).filter(bounds::contains).ifPresent(sources::add)));
        });
        return sources;
    }

    /** What the variable holds that a loop goes through. */
    private Optional<Node> value(Node source) {
        return sides.near()
                .body()
                .declaration(Parts.strip(source))
                .filter(variable -> variable.is(NodeKind.VARIABLE))
                .flatMap(variable -> variable.child(Role.INITIALIZER));
    }

    /** What an element is taken from: {@code all} of {@code all[i]} and {@code all.get(i)}. */
    private static Optional<Node> indexed(Node node) {
        boolean get = node.is(NodeKind.CALL)
                && node.name().equals("get")
                && node.children(Role.ARGUMENT).size() == 1;
        return get
                ? node.child(Role.RECEIVER)
                : Optional.of(node)
                        .filter(some -> some.is(NodeKind.ARRAY_ACCESS))
                        .map(access -> access.children().get(0));
    }

    private Optional<Node> same(Node loop, List<Node> candidates) {
        Set<String> called = loop.child(Role.BODY).map(CallNames::in).orElse(Set.of());
        steps.take(candidates.size());
        return candidates.stream()
                .filter(pipeline -> inSteps(pipeline).stream().anyMatch(called::contains))
                .findFirst();
    }

    /** The statements with pipelines, by what they go through. */
    private Map<Integer, List<Node>> pipelines() {
        Map<Integer, List<Node>> pipelines = new HashMap<>();
        for (Fragment statement : sides.mirrored().changedStatements()) {
            if (!statement.isComposite()) {
                addSources(statement.node(), statement.node(), pipelines);
            }
        }
        return pipelines;
    }

    private void addSources(Node node, Node statement, Map<Integer, List<Node>> pipelines) {
        for (Node part : sides.far().body().parts(node)) {
            if (isStep(part)) {
                List<Node> sources = new ArrayList<>(part.children(Role.RECEIVER));
                sources.stream().findFirst().map(Parts::strip).ifPresent(receiver -> addInner(receiver, sources));
                sources.forEach(source -> pipelines
                        .computeIfAbsent(sides.far().of(source), unused -> new ArrayList<>())
                        .add(statement));
            }
            addSources(part, statement, pipelines);
        }
    }

    /** What a call is made on, or takes: {@code all} of {@code all.stream()} and of {@code Arrays.stream(all)}. */
    private static void addInner(Node receiver, List<Node> sources) {
        if (receiver.is(NodeKind.CALL)) {
            sources.addAll(receiver.children(Role.RECEIVER));
            sources.addAll(receiver.children(Role.ARGUMENT));
        }
    }

    /** Whether a call takes a piece of code: a step of a pipeline. */
    private static boolean isStep(Node node) {
        return node.is(NodeKind.CALL) && node.children(Role.ARGUMENT).stream().anyMatch(Pipelines::isCode);
    }

    private static boolean isCode(Node argument) {
        return argument.is(NodeKind.LAMBDA) || argument.is(NodeKind.METHOD_REFERENCE);
    }

    /** The names that are called in the steps of a pipeline. */
    private static Set<String> inSteps(Node statement) {
        Set<String> names = new HashSet<>();
        statement.forEachBelow(node -> {
            if (node.is(NodeKind.LAMBDA)) {
                names.addAll(CallNames.in(node));
            } else if (node.is(NodeKind.METHOD_REFERENCE)) {
                names.add(node.name());
            }
        });
        return names;
    }
}
