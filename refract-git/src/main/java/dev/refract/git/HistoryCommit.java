package dev.refract.git;

import java.util.Objects;

/**
 * A commit of a history, as far as it is known without reading it.
 *
 * @param id full id
 * @param parentCount number of its parents
 */
public record HistoryCommit(String id, int parentCount) {
    public HistoryCommit {
        Objects.requireNonNull(id, "id");
    }

    /** Whether it joins lines of history. */
    public boolean isMerge() {
        return parentCount > 1;
    }
}
