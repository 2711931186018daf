package dev.refract.match.change;

import dev.refract.match.mapping.Change;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How often one name stands where another stood. */
public final class Exchanges {
    private final Map<String, Integer> counts = new HashMap<>();

    private Exchanges() {}

    /** The names that were exchanged in the bodies of two callables. */
    public static Exchanges ofNames(EntityPair callables, Steps steps) {
        Exchanges exchanges = new Exchanges();
        Optional<Node> before = callables.before().body();
        Optional<Node> after = callables.after().body();
        if (before.isEmpty() || after.isEmpty()) {
            return exchanges;
        }
        List<Change> changes = new ArrayList<>();
        new TreeChanges(callables.before().unit(), callables.after().unit(), changes, steps)
                .compare(before.get(), after.get());
        for (Change change : changes) {
            if (change.before().isPresent() && change.after().isPresent()) {
                exchanges.add(change.before().get(), change.after().get());
            }
        }
        return exchanges;
    }

    private void add(Node before, Node after) {
        if (before.is(NodeKind.NAME) && after.is(NodeKind.NAME)) {
            counts.merge(before.label() + '>' + after.label(), 1, Integer::sum);
        }
    }

    /** Number of places at which {@code after} stands where {@code before} stood. */
    public int count(String before, String after) {
        return counts.getOrDefault(before + '>' + after, 0);
    }
}
