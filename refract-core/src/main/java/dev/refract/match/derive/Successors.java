package dev.refract.match.derive;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Names;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds methods that stay for those who still call them, mostly deprecated, and only call a new one that has their code: the
 * new one is what they were, and they stay beside it until they are removed (RefactoringCrawler, section 6).
 */
public final class Successors {
    private static final String RULE = "called-in-place-of-the-code";

    private final double alike;
    private final Contents contents;
    private final Map<String, List<Entity>> added = new HashMap<>();

    private Successors(Mapping mapping, double alike, Steps steps) {
        this.alike = alike;
        contents = new Contents(Names.of(mapping)::translate, steps);
        mapping.added().stream()
                .filter(entity ->
                        entity.kind() == EntityKind.METHOD && entity.body().isPresent())
                .forEach(method -> added.computeIfAbsent(method.name(), unused -> new ArrayList<>())
                        .add(method));
    }

    /**
     * Adds the derivations to the mapping.
     *
     * @param alike share of the former body and that of the successor that is common at least
     */
    public static void derive(Mapping mapping, double alike, Steps steps) {
        Successors successors = new Successors(mapping, alike, steps);
        if (successors.added.isEmpty()) {
            return;
        }
        List<Derivation> found = mapping.pairs().stream()
                .filter(pair -> pair.after().kind() == EntityKind.METHOD && !pair.sameCode())
                .flatMap(pair -> successors.of(pair).stream())
                .toList();
        found.forEach(mapping::add);
    }

    private Optional<Derivation> of(EntityPair kept) {
        return onlyCall(kept.after())
                .flatMap(call -> called(call, kept.after())
                        .max(Comparator.comparingDouble(method -> contents.bodySimilarity(kept.before(), method))))
                .filter(method -> contents.bodySimilarity(kept.before(), method) >= alike)
                .map(successor ->
                        new Derivation(Derivation.Kind.SUCCESSOR, new EntityPair(kept.before(), successor, RULE)));
    }

    /** The call that is all that a method does. */
    private static Optional<Node> onlyCall(Entity method) {
        return method.body()
                .map(Node::children)
                .filter(statements -> statements.size() == 1)
                .map(statements -> statements.get(0))
                .filter(statement -> statement.is(NodeKind.RETURN) || statement.is(NodeKind.EXPRESSION_STATEMENT))
                .flatMap(statement -> statement.child(Role.EXPRESSION))
                .filter(expression -> expression.is(NodeKind.CALL));
    }

    /** The new methods that a call may mean, those of the caller's type where there are any. */
    private Stream<Entity> called(Node call, Entity caller) {
        int arguments = call.children(Role.ARGUMENT).size();
        List<Entity> methods = added.getOrDefault(call.name(), List.of()).stream()
                .filter(method -> Declared.parameters(method).size() == arguments)
                .toList();
        List<Entity> own = methods.stream()
                .filter(method -> method.type() == caller.type())
                .toList();
        return (own.isEmpty() ? methods : own).stream();
    }
}
