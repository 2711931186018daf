package dev.refract.match.entity;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Pairs entities that a rule does not tell apart, such as the anonymous classes of a method: those of the same code first,
 * then those of the same bodies, then what is left in the order of the source.
 */
final class Namesakes {
    private final List<Entity> before;
    private final List<Entity> after;
    private final BiConsumer<Entity, Entity> pairs;

    private Namesakes(List<Entity> before, List<Entity> after, BiConsumer<Entity, Entity> pairs) {
        this.before = new ArrayList<>(before);
        this.after = new ArrayList<>(after);
        this.pairs = pairs;
    }

    static void pair(List<Entity> before, List<Entity> after, BiConsumer<Entity, Entity> pairs) {
        Namesakes namesakes = new Namesakes(before, after, pairs);
        if (before.size() > 1 || after.size() > 1) {
            namesakes.pairBy(entity -> code(entity.node()));
            namesakes.pairBy(Namesakes::bodies);
        }
        namesakes.pairBy(entity -> "any");
    }

    /** Pairs those of equal keys in order; an empty key is none. */
    private void pairBy(Function<Entity, String> key) {
        Map<String, List<Entity>> byKey = new HashMap<>();
        after.forEach(entity -> byKey.computeIfAbsent(key.apply(entity), unused -> new ArrayList<>())
                .add(entity));
        byKey.remove("");
        before.removeIf(entity -> {
            List<Entity> partners = byKey.getOrDefault(key.apply(entity), List.of());
            if (partners.isEmpty()) {
                return false;
            }
            Entity partner = partners.remove(0);
            after.remove(partner);
            pairs.accept(entity, partner);
            return true;
        });
    }

    private static String bodies(Entity entity) {
        StringJoiner bodies = new StringJoiner(" ");
        entity.body().ifPresent(body -> bodies.add(code(body)));
        entity.members().forEach(member -> member.body().ifPresent(body -> bodies.add(code(body))));
        return bodies.toString();
    }

    private static String code(Node node) {
        return node.normalisedHash() + ":" + node.size();
    }
}
