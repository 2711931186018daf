package dev.refract.cli.history;

import dev.refract.source.Skip;
import java.util.Objects;

/**
 * What could not be read along a history.
 *
 * @param commit full id of the newest commit in which it could not be read
 * @param skip what it is, and why
 * @param versions number of the versions of the file that were met and could not be read for such a reason
 */
public record Gap(String commit, Skip skip, int versions) {
    public Gap {
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(skip, "skip");
    }
}
