package dev.refract.detect.field;

import dev.refract.detect.spi.CodeLink;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The places at which a field was named and a method is called now, by the name of the method. */
final class ReplacedUses {
    private final Scene scene;
    private Map<String, List<Use>> byMethod;

    ReplacedUses(Scene scene) {
        this.scene = scene;
    }

    /**
     * A place.
     *
     * @param link the statement
     * @param exchange the field, or what is assigned to it, and the call
     */
    record Use(CodeLink link, NodePair exchange) {
        /** Says that the change of the place is accounted for. */
        void explain(Draft draft) {
            draft.explainsBefore(link.before(exchange.before()), exchange.before())
                    .explainsAfter(link.after(exchange.after()), exchange.after());
        }

        private boolean isOf(Entity field) {
            Node place = exchange.before();
            Node target = place.is(NodeKind.ASSIGNMENT) ? place.child(Role.LEFT).orElse(place) : place;
            String name = target.word();
            boolean isField = target.is(NodeKind.NAME) || target.is(NodeKind.FIELD_ACCESS);
            return isField && name.equals(field.name());
        }
    }

    /** The places of a field that call a method now. */
    List<Use> of(Entity field, Entity method) {
        if (byMethod == null) {
            byMethod = index();
        }
        return byMethod.getOrDefault(method.name(), List.of()).stream()
                .filter(use -> use.isOf(field))
                .toList();
    }

    private Map<String, List<Use>> index() {
        Map<String, List<Use>> index = new HashMap<>();
        for (CodeLink link : scene.links()) {
            Replacement.exchanges(link.link().replacements())
                    .filter(exchange -> exchange.after().is(NodeKind.CALL))
                    .forEach(exchange -> index.computeIfAbsent(exchange.after().name(), unused -> new ArrayList<>())
                            .add(new Use(link, exchange)));
        }
        return index;
    }
}
