package dev.refract.cli.subject;

import dev.refract.source.InputException;
import java.util.Optional;

/**
 * The commits that lead from one version to another, written as in git.
 *
 * @param excluded the version before; itself and its ancestors are not in the range
 * @param included the version after
 */
public record RevisionRange(String excluded, String included) {
    private static final String HEAD = "HEAD";

    /** Reads {@code A..B}, {@code A..} and {@code ..B}, where a missing side is HEAD; empty for a single revision. */
    public static Optional<RevisionRange> parse(String text) {
        int dots = text.indexOf("..");
        if (dots < 0) {
            return Optional.empty();
        }
        String excluded = text.substring(0, dots);
        String included = text.substring(dots + 2);
        if (included.startsWith(".")) {
            throw new InputException(
                    "'" + text + "' has three dots; write A..B for the commits of B that are not in A");
        }
        if (excluded.isEmpty() && included.isEmpty()) {
            throw new InputException("'" + text + "' names no commit; write A..B");
        }
        return Optional.of(
                new RevisionRange(excluded.isEmpty() ? HEAD : excluded, included.isEmpty() ? HEAD : included));
    }
}
