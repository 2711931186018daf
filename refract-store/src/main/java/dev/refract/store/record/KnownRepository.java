package dev.refract.store.record;

import java.util.Objects;
import java.util.Optional;

/**
 * A repository that is in the database.
 *
 * @param number its number there
 * @param address where it comes from
 * @param firstCommit id of the commit of it that was saved first; none where it has no commits there
 */
public record KnownRepository(int number, String address, Optional<String> firstCommit) {
    public KnownRepository {
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(firstCommit, "firstCommit");
    }
}
