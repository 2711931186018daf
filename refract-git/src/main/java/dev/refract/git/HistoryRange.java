package dev.refract.git;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Which commits of a history are meant.
 *
 * @param tips full ids of the commits that are meant with all their ancestors
 * @param excluded full ids of commits that are not meant, nor their ancestors
 * @param since the earliest time of commit that is meant
 * @param until the latest time of commit that is meant
 * @param paths files and folders, in one of which a commit must differ from its first parent; all commits if there are none
 */
public record HistoryRange(
        List<String> tips,
        List<String> excluded,
        Optional<Instant> since,
        Optional<Instant> until,
        List<String> paths) {
    public HistoryRange {
        Objects.requireNonNull(since, "since");
        Objects.requireNonNull(until, "until");
        tips = List.copyOf(tips);
        excluded = List.copyOf(excluded);
        paths = List.copyOf(paths);
    }

    /** Whether the time of a commit is meant. */
    boolean includes(Instant time) {
        return since.filter(time::isBefore).isEmpty()
                && until.filter(time::isAfter).isEmpty();
    }
}
