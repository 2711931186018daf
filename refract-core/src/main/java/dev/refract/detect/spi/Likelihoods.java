package dev.refract.detect.spi;

import dev.refract.finding.Likelihood;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * How alike the bodies of paired entities are. The body of a type is what stands in its braces, that of a field its
 * initializer. A pair is compared when it is asked for, and once. For one thread.
 */
public final class Likelihoods {
    private static final Set<Role> BODIES =
            EnumSet.of(Role.BODY, Role.INITIALIZER, Role.DEFAULT, Role.ARGUMENT, Role.ANONYMOUS_BODY);

    private final UnaryOperator<String> beforeTexts;
    private final UnaryOperator<String> afterTexts;
    private final Map<EntityPair, Likelihood> known = new HashMap<>();

    /**
     * @param beforeTexts the text of the file at a path in the version before
     * @param afterTexts the text of the file at a path in the version after
     */
    public Likelihoods(UnaryOperator<String> beforeTexts, UnaryOperator<String> afterTexts) {
        this.beforeTexts = Objects.requireNonNull(beforeTexts, "beforeTexts");
        this.afterTexts = Objects.requireNonNull(afterTexts, "afterTexts");
    }

    /** The likelihood of findings on a pair; empty for initializers, which are no methods. */
    public Optional<Likelihood> of(EntityPair pair) {
        if (pair.before().kind().group() == EntityKind.Group.INITIALIZER) {
            return Optional.empty();
        }
        return Optional.of(known.computeIfAbsent(pair, this::compare));
    }

    private Likelihood compare(EntityPair pair) {
        List<Node> before = body(pair.before());
        List<Node> after = body(pair.after());
        if (text(pair.before(), before, beforeTexts).equals(text(pair.after(), after, afterTexts))) {
            return Likelihood.EQUAL;
        }
        return CloneComparison.areClones(before, after) ? Likelihood.CLONE : Likelihood.NOCLONE;
    }

    private static List<Node> body(Entity entity) {
        if (entity.isType()) {
            int start = entity.bodyStart().orElse(entity.node().start());
            return entity.node().children().stream()
                    .filter(child -> child.start() >= start)
                    .toList();
        }
        return entity.variable().children().stream()
                .filter(child -> BODIES.contains(child.role()))
                .toList();
    }

    private static String text(Entity entity, List<Node> body, UnaryOperator<String> texts) {
        String file = texts.apply(entity.unit().path());
        if (entity.isType()) {
            Node node = entity.node();
            return file.substring(entity.bodyStart().orElse(node.start()), node.end());
        }
        return body.isEmpty()
                ? ""
                : file.substring(body.get(0).start(), body.get(body.size() - 1).end());
    }
}
