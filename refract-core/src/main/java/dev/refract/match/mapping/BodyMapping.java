package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which statement of one body became which of another.
 *
 * @param links the statements that are in both, in the order of the version before
 * @param variables the local variables and parameters that are in both
 * @param fields the local variables and parameters for which a field stands in the other version
 * @param removed statements of the version before that are in no link
 * @param added statements of the version after that are in no link
 * @param recasts code that has another form than before
 */
public record BodyMapping(
        List<StatementLink> links,
        List<VariablePair> variables,
        List<LocalField> fields,
        List<Node> removed,
        List<Node> added,
        List<Recast> recasts) {
    /** That of code that was not matched. */
    public static final BodyMapping NONE =
            new BodyMapping(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    public BodyMapping {
        links = List.copyOf(links);
        variables = List.copyOf(variables);
        fields = List.copyOf(fields);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
        recasts = List.copyOf(recasts);
    }

    /** The same without the expressions that got names or lost them: where much else is new, the names may be, too. */
    public BodyMapping withoutNames() {
        List<Recast> others = recasts.stream()
                .filter(recast -> recast.form() != Recast.Form.NAMED_EXPRESSION)
                .toList();
        return new BodyMapping(links, variables, fields, removed, added, others);
    }

    /** The same without what became of variables and names: where most else is new, these may be others. */
    public BodyMapping withoutVariables() {
        return new BodyMapping(links, List.of(), fields, removed, added, List.of());
    }

    /** The same without some variables that became fields. */
    public BodyMapping withoutFieldsFor(Predicate<Node> variable) {
        List<LocalField> others = fields.stream()
                .filter(pair -> !pair.becameField() || !variable.test(pair.local()))
                .toList();
        return new BodyMapping(links, variables, others, removed, added, recasts);
    }

    /** The same without some statements before that have another place. */
    public BodyMapping without(Set<Node> statements) {
        List<StatementLink> others = links.stream()
                .filter(link -> !statements.contains(link.before()))
                .toList();
        return new BodyMapping(others, variables, fields, removed, added, recasts);
    }

    /** The same with what is in a second copy of the code. */
    public BodyMapping and(BodyMapping copy) {
        return new BodyMapping(
                both(links, copy.links),
                both(variables, copy.variables),
                both(fields, copy.fields),
                removed,
                added,
                both(recasts, copy.recasts));
    }

    private static <T> List<T> both(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).distinct().toList();
    }

    /** The same, read from after to before. */
    public BodyMapping reversed() {
        return new BodyMapping(
                links.stream().map(StatementLink::reversed).toList(),
                variables.stream().map(VariablePair::reversed).toList(),
                fields.stream().map(LocalField::reversed).toList(),
                added,
                removed,
                recasts.stream().map(Recast::reversed).toList());
    }
}
