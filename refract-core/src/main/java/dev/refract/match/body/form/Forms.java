package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.statement.Links;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds code that has another form than before, once the statements without others in them are linked. */
public final class Forms {
    private Forms() {}

    /** Conditions, before statements are linked for being merely similar. */
    public static List<Recast> conditions(Links links, Code before, Code after, Steps steps) {
        Sides sides = Sides.of(links, before, after);
        List<Recast> found = new ArrayList<>(new DividedConditions(sides, steps).find());
        found.addAll(new DividedConditions(sides.mirrored(), steps).find());
        Set<Node> divided = new HashSet<>();
        found.forEach(recast -> {
            divided.addAll(recast.before());
            divided.addAll(recast.after());
        });
        found.addAll(new OppositeConditions(links, sides, divided, steps).find());
        found.addAll(new ReturnedConditions(sides).find());
        found.addAll(new ReturnedConditions(sides.mirrored()).find());
        found.addAll(new ConditionalExpressions(sides, steps).find());
        found.addAll(new ConditionalExpressions(sides.mirrored(), steps).find());
        return found;
    }

    /** Conditional expressions whose values are those of variables that only one version has, beside those that are known. */
    public static List<Recast> choices(Sides sides, List<Recast> known, Steps steps) {
        Set<Node> told = new HashSet<>();
        known.stream()
                .filter(recast -> recast.form() == Recast.Form.CONDITIONAL_EXPRESSION)
                .forEach(recast -> {
                    told.addAll(recast.before());
                    told.addAll(recast.after());
                });
        return Stream.of(sides, sides.mirrored())
                .flatMap(side -> new ConditionalExpressions(side, true, steps).find().stream())
                .filter(recast ->
                        Collections.disjoint(told, recast.before()) && Collections.disjoint(told, recast.after()))
                .toList();
    }

    /** All others, when everything is linked. */
    public static List<Recast> others(Links links, Code before, Code after, Steps steps) {
        List<Recast> found = new ArrayList<>();
        Sides sides = Sides.of(links, before, after);
        found.addAll(new OtherLoops(sides).find());
        for (Sides side : List.of(sides, sides.mirrored())) {
            found.addAll(new Pipelines(side, steps).find());
            found.addAll(new Lambdas(side, steps).find());
            found.addAll(new UnitedCatches(side).find());
            found.addAll(new Resources(side).find());
            found.addAll(new StatedConditions(side).find());
            found.addAll(new WrappedStatements(side).find());
        }
        return found;
    }
}
