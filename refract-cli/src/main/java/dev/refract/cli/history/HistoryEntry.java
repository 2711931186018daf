package dev.refract.cli.history;

import dev.refract.finding.Refactoring;
import dev.refract.git.Commit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a commit did to the element.
 *
 * @param commit the commit
 * @param before the element before; empty where the commit introduced it
 * @param restoredFrom full id of the commit with its last version, where the commit brings the element back
 * @param after the element after
 * @param refactorings those of the element, and those of the types around it that gave it another name
 * @param cutOff whether it is not known what the commit did, since its parents are not in a shallow clone
 */
public record HistoryEntry(
        Commit commit,
        Optional<Place> before,
        Optional<String> restoredFrom,
        Place after,
        List<Refactoring> refactorings,
        boolean cutOff) {
    public HistoryEntry {
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(restoredFrom, "restoredFrom");
        Objects.requireNonNull(after, "after");
        refactorings = List.copyOf(refactorings);
    }

    /** What happened to an element that nothing in the version before became. */
    static HistoryEntry introduced(Commit commit, Place after, List<Refactoring> refactorings) {
        return new HistoryEntry(commit, Optional.empty(), Optional.empty(), after, refactorings, false);
    }

    /** The oldest that is known of an element: it may be older than the oldest commit of the clone. */
    static HistoryEntry cutOff(Commit commit, Place after) {
        return new HistoryEntry(commit, Optional.empty(), Optional.empty(), after, List.of(), true);
    }

    /** The same, of an element that there was in an earlier commit. */
    HistoryEntry restored(String from, Place there) {
        return new HistoryEntry(commit, Optional.of(there), Optional.of(from), after, refactorings, cutOff);
    }

    /** What happened, in one word: the most that can be said of it. */
    public String change() {
        if (before.isEmpty()) {
            return cutOff ? "cut-off" : "introduced";
        }
        if (restoredFrom.isPresent()) {
            return "restored";
        }
        String from = withoutParameters(before.get().element());
        String to = withoutParameters(after.element());
        if (from.equals(to)) {
            return before.get().file().equals(after.file()) ? "changed" : "moved";
        }
        return name(from).equals(name(to)) ? "moved" : "renamed";
    }

    private static String withoutParameters(String element) {
        int parameters = element.indexOf('(', element.lastIndexOf('#') + 1);
        return parameters < 0 || element.indexOf('#') < 0 ? element : element.substring(0, parameters);
    }

    /** The element without its owner. */
    private static String name(String element) {
        return element.substring(Math.max(element.lastIndexOf('#'), element.lastIndexOf('.')) + 1);
    }
}
