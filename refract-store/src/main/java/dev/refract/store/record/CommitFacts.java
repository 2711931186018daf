package dev.refract.store.record;

import java.util.List;
import java.util.Objects;

/**
 * What a commit says of itself.
 *
 * @param id full id
 * @param parents full ids of its parents
 * @param author who made the change
 * @param committer who put it into the history
 * @param message the whole message
 */
public record CommitFacts(String id, List<String> parents, Person author, Person committer, String message) {
    public CommitFacts {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(author, "author");
        Objects.requireNonNull(committer, "committer");
        Objects.requireNonNull(message, "message");
        parents = List.copyOf(parents);
    }
}
