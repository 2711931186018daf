package dev.refract.match.regroup;

import dev.refract.match.mapping.Bodies;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.LocalField;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Regrouped;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds local variables that were merged, or split; parameters may be among them. */
public final class RegroupedVariables {
    /** The variables that are something else, or are one in both versions. */
    private final Set<Node> taken = new HashSet<>();

    private RegroupedVariables() {}

    /** The variables of all bodies. */
    public static List<Regrouped> find(Bodies bodies, Map<EntityPair, ParameterPairs> parameters) {
        RegroupedVariables variables = new RegroupedVariables();
        bodies.crossings().stream().map(Crossing::body).forEach(variables::take);
        parameters.values().forEach(variables::take);
        List<Regrouped> found = new ArrayList<>();
        bodies.pairs().forEach((callables, body) -> {
            variables.take(body);
            found.addAll(variables.in(callables, body));
        });
        return found;
    }

    private List<Regrouped> in(EntityPair callables, BodyMapping body) {
        if (body.links().stream().allMatch(link -> link.replacements().isEmpty())) {
            return List.of();
        }
        SoughtNames before = SoughtNames.local(callables.before().node(), this::isFree);
        SoughtNames after = SoughtNames.local(callables.after().node(), this::isFree);
        return Regrouping.find(callables, List.of(new Regrouping.Sides(body, before, after)));
    }

    private boolean isFree(Node declaration) {
        return !taken.contains(declaration)
                && declaration
                        .parent()
                        .filter(holder -> holder.is(NodeKind.FIELD))
                        .isEmpty();
    }

    private void take(BodyMapping body) {
        for (VariablePair pair : body.variables()) {
            taken.add(pair.before());
            taken.add(pair.after());
        }
        body.fields().stream().map(LocalField::local).forEach(taken::add);
        body.recasts().stream()
                .filter(recast -> recast.form() == Recast.Form.NAMED_EXPRESSION)
                .flatMap(recast -> Stream.concat(recast.before().stream(), recast.after().stream()))
                .forEach(taken::add);
    }

    private void take(ParameterPairs pairs) {
        pairs.matched().forEach(pair -> {
            taken.add(pair.before());
            taken.add(pair.after());
        });
        pairs.regrouped().forEach(group -> {
            taken.addAll(group.before());
            taken.addAll(group.after());
        });
    }
}
