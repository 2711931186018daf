package dev.refract.cli.subject;

import dev.refract.source.Comparison;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One thing to analyse.
 *
 * @param revision how the user called it
 * @param commit full id of the commit that is the version after, where it is one and is known by now
 * @param versions reads the two versions; throws {@link dev.refract.source.InputException} where that cannot be done
 */
public record Subject(String revision, Optional<String> commit, Supplier<Versions> versions) {
    public Subject {
        Objects.requireNonNull(revision, "revision");
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(versions, "versions");
    }

    /** A subject that is no commit, or one that is not known by now. */
    public Subject(String revision, Supplier<Versions> versions) {
        this(revision, Optional.empty(), versions);
    }

    /**
     * The two versions.
     *
     * @param commit full id of the commit that is the version after, where it is one
     * @param parent full id of the commit that is the version before, where there is one
     * @param comparison what was read of them
     */
    public record Versions(Optional<String> commit, Optional<String> parent, Comparison comparison) {
        public Versions {
            Objects.requireNonNull(commit, "commit");
            Objects.requireNonNull(parent, "parent");
            Objects.requireNonNull(comparison, "comparison");
        }
    }
}
