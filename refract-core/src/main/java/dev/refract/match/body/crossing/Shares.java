package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Fragment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the callables that are looked at one after the other have of a body. Equal code says more: what stands in another form in
 * the body, or in a callable that was looked at before, belongs to a later one that has it as it was.
 */
final class Shares {
    private final List<Crossings.Found> found = new ArrayList<>();
    private final Set<Fragment> similarInBody;
    private final Set<Fragment> similarInOthers = new HashSet<>();

    /**
     * Nothing yet.
     *
     * @param similar statements of the origin that are similar to others of the remainder
     */
    Shares(Departure departure, Set<Fragment> similar) {
        this.similarInBody = new HashSet<>(similar);
        similarInBody.removeAll(departure.open());
    }

    /**
     * The statements of the body for which merely similar ones were found.
     *
     * @param elsewhere whether it is a callable of another type that may have them: only what stays in the body counts then
     */
    Set<Fragment> unsettled(boolean elsewhere) {
        Set<Fragment> unsettled = new HashSet<>(similarInBody);
        if (!elsewhere) {
            unsettled.addAll(similarInOthers);
        }
        return unsettled;
    }

    boolean areSettled() {
        return similarInBody.isEmpty() && similarInOthers.isEmpty();
    }

    /** Gives a callable what it has, and answers for which of that similar statements stand in the body. */
    Set<Fragment> take(Trial trial) {
        Set<Fragment> others = taken(similarInOthers, trial);
        if (!others.isEmpty()) {
            found.replaceAll(some -> some.without(others));
        }
        similarInOthers.addAll(trial.similar());
        return taken(similarInBody, trial);
    }

    private static Set<Fragment> taken(Set<Fragment> statements, Trial trial) {
        Set<Fragment> taken =
                statements.stream().filter(trial.taken()::contains).collect(Collectors.toSet());
        statements.removeAll(taken);
        return taken;
    }

    void add(List<Crossings.Found> more) {
        found.addAll(more);
    }

    List<Crossings.Found> found() {
        return List.copyOf(found);
    }
}
