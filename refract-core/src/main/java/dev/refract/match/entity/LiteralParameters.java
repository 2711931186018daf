package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Names;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds callables whose literals became the values of parameters, as an annotation of the callable with the parameters
 * lists them: {@code void two() { x(2); }} and {@code @ValueSource(ints = {2, 4}) void even(int n) { x(n); }}. A text may
 * list several, {@code @CsvSource("2, yes")}, or name a callable that has them. Several callables may have become one.
 */
public final class LiteralParameters {
    private static final Set<NodeKind> LITERALS =
            EnumSet.of(NodeKind.STRING, NodeKind.NUMBER, NodeKind.CHARACTER, NodeKind.TEXT_BLOCK);

    /** What stands between the values in a text. */
    private static final Pattern SEPARATORS = Pattern.compile("[,;|\\t\\r\\n]|\\\\[nt]");

    private static final Pattern QUOTES = Pattern.compile("^[\"']+|[\"']+$");

    private final Mapping mapping;
    private final double alike;
    private final Contents contents;

    private LiteralParameters(Mapping mapping, double alike, Steps steps) {
        this.mapping = mapping;
        this.alike = alike;
        this.contents = new Contents(Names.of(mapping)::translate, steps);
    }

    /**
     * The callables that have no other counterpart, each with the one that runs with its literals.
     *
     * @param alike likeness of the bodies below which two callables are not one
     */
    public static List<EntityPair> find(Mapping mapping, double alike, Steps steps) {
        List<Entity> callables = mapping.after().entities().stream()
                .filter(callable -> callable.kind() == EntityKind.METHOD
                        && !Declared.parameters(callable).isEmpty()
                        && !Declared.annotations(callable.node()).isEmpty())
                .toList();
        if (callables.isEmpty()) {
            return List.of();
        }
        LiteralParameters literals = new LiteralParameters(mapping, alike, steps);
        return callables.stream()
                .flatMap(callable -> literals.of(callable).stream())
                .toList();
    }

    private List<EntityPair> of(Entity callable) {
        Set<String> values = values(callable);
        Optional<EntityPair> types = callable.owner().flatMap(mapping::ofAfter);
        if (values.isEmpty() || types.isEmpty()) {
            return List.of();
        }
        List<EntityPair> found = new ArrayList<>();
        for (Entity before : types.get().before().members(EntityKind.Group.CALLABLE)) {
            if (isFree(before, callable) && runsWith(before, values)) {
                double similarity = contents.bodySimilarity(before, callable);
                if (similarity >= alike) {
                    found.add(new EntityPair(before, callable, "literal-parameter", similarity, Map.of()));
                }
            }
        }
        return found;
    }

    /** What the annotations of a callable list, and what is in callables that they name, or that have its name. */
    private static Set<String> values(Entity callable) {
        Set<String> listed = new HashSet<>();
        Declared.annotations(callable.node())
                .forEach(annotation -> literals(annotation)
                        .forEach(text -> SEPARATORS
                                .splitAsStream(text)
                                .map(String::strip)
                                .forEach(listed::add)));
        Set<String> values = new HashSet<>(listed);
        for (Entity other : callable.type().methods()) {
            boolean named = listed.contains(other.name()) || other.name().equals(callable.name());
            if (named && Declared.parameters(other).isEmpty()) {
                other.body().ifPresent(body -> values.addAll(literals(body)));
            }
        }
        values.remove("");
        return values;
    }

    /** Whether a callable has no counterpart, or this one under another name. */
    private boolean isFree(Entity before, Entity callable) {
        return mapping.ofBefore(before).map(pair -> pair.after() == callable).orElse(true);
    }

    /** Whether a callable without parameters has one of the values in its body, if as the name of a constant. */
    private static boolean runsWith(Entity before, Set<String> values) {
        return Declared.parameters(before).isEmpty()
                && before.body()
                        .filter(body -> literals(body).stream().anyMatch(values::contains)
                                || body.hasBelow(
                                        node -> node.is(NodeKind.FIELD_ACCESS) && values.contains(node.name())))
                        .isPresent();
    }

    /** The literals in some code, without quotes. */
    private static Set<String> literals(Node code) {
        Set<String> literals = new HashSet<>();
        code.forEachBelow(node -> {
            if (LITERALS.contains(node.kind())) {
                literals.add(QUOTES.matcher(node.label()).replaceAll("").strip());
            }
        });
        return literals;
    }
}
