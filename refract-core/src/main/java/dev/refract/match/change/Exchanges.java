package dev.refract.match.change;

import dev.refract.match.mapping.CodeChange;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often one name stands where another stood. */
public final class Exchanges {
    /** Places at which a name must have been exchanged to say all that it can: once may be chance. */
    private static final double RECURRING = 2;

    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, Integer> gone = new HashMap<>();
    private final Map<String, Integer> come = new HashMap<>();

    /** No exchanges yet. */
    public Exchanges() {}

    /** Counts the names that were exchanged in some changes. */
    public void add(List<CodeChange> changes) {
        for (CodeChange change : changes) {
            if (change.before().isPresent() && change.after().isPresent()) {
                add(change.before().get(), change.after().get());
            }
        }
    }

    /** Counts what others counted. */
    public void add(Exchanges others) {
        others.counts.forEach((names, places) -> counts.merge(names, places, Integer::sum));
        others.gone.forEach((name, places) -> gone.merge(name, places, Integer::sum));
        others.come.forEach((name, places) -> come.merge(name, places, Integer::sum));
    }

    private void add(Node before, Node after) {
        if (before.is(NodeKind.NAME) && after.is(NodeKind.NAME)) {
            counts.merge(before.label() + '>' + after.label(), 1, Integer::sum);
            gone.merge(before.label(), 1, Integer::sum);
            come.merge(after.label(), 1, Integer::sum);
        }
    }

    /** Number of places at which {@code after} stands where {@code before} stood. */
    public int count(String before, String after) {
        return counts.getOrDefault(before + '>' + after, 0);
    }

    /** Whether one of two names was also exchanged for a third. */
    public boolean contradict(String before, String after) {
        int places = count(before, after);
        return gone.getOrDefault(before, 0) > places || come.getOrDefault(after, 0) > places;
    }

    /**
     * How well all exchanges of two names agree that the one stands for the other, from 0 to 1: a rename has to reach all
     * references (RefactoringMiner 2.0, section 4.5).
     */
    public double agreement(String before, String after) {
        int places = count(before, after);
        int most = Math.max(gone.getOrDefault(before, 0), come.getOrDefault(after, 0));
        return places == 0 ? 0 : Math.min(1, places / RECURRING) * places / most;
    }
}
