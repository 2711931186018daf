package dev.refract.git;

import java.util.Objects;

/**
 * How far a local branch is behind the branch of its name in the remote {@code origin}, as it was fetched last.
 *
 * @param branch short name of the local branch
 * @param remote short name of the other one: {@code origin/main}
 * @param commits number of commits that only the other one has
 */
public record Lag(String branch, String remote, int commits) {
    public Lag {
        Objects.requireNonNull(branch, "branch");
        Objects.requireNonNull(remote, "remote");
    }
}
