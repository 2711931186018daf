package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.List;

/** The elements whose declarations change in regular ways; the words are those of the kinds' names. */
public enum Element {
    CLASS(EntityKind.Group.TYPE),
    METHOD(EntityKind.Group.CALLABLE),
    ATTRIBUTE(EntityKind.Group.FIELD),
    PARAMETER(EntityKind.Group.CALLABLE),
    VARIABLE(EntityKind.Group.CALLABLE);

    private final EntityKind.Group group;

    Element(EntityKind.Group group) {
        this.group = group;
    }

    /** The word in ids and names of kinds and in sentences. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /** See {@link Scene#elements}. */
    List<ElementPair> pairs(Scene scene) {
        if (this == VARIABLE) {
            return scene.variables().stream()
                    .filter(LocalPair::areLocal)
                    .map(this::pair)
                    .toList();
        }
        List<ElementPair> pairs = new ArrayList<>();
        if (this == PARAMETER) {
            scene.handedParameters().forEach(handed -> pairs.add(pair(handed)));
        }
        for (EntityPair pair : scene.pairs(group)) {
            if (this == PARAMETER) {
                ParameterPairs parameters = scene.parameters(pair);
                parameters
                        .matched()
                        .forEach(matched -> pairs.add(new ElementPair(this, pair, matched.before(), matched.after())));
                parameters
                        .regrouped()
                        .forEach(some -> pairs.add(new ElementPair(
                                this, pair, some.before().get(0), some.after().get(0))));
            } else if (mayDiffer(pair) && hasModifiers(pair.before()) && hasModifiers(pair.after())) {
                pairs.add(new ElementPair(
                        this, pair, pair.before().node(), pair.after().node()));
            }
        }
        return pairs;
    }

    private ElementPair pair(LocalPair variables) {
        return new ElementPair(this, variables.members(), variables.before(), variables.after());
    }

    /** What a declaration says without words depends on what it stands in. */
    private static boolean mayDiffer(EntityPair pair) {
        return !pair.sameCode()
                || !pair.before()
                        .owner()
                        .map(Entity::kind)
                        .equals(pair.after().owner().map(Entity::kind));
    }

    private static boolean hasModifiers(Entity entity) {
        Node node = entity.node();
        return !node.is(NodeKind.ANONYMOUS_CLASS);
    }
}
