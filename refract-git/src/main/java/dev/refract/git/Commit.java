package dev.refract.git;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;

/**
 * What a commit says of itself.
 *
 * @param id full id
 * @param parents full ids of its parents, in their order
 * @param author who made the change, and when
 * @param committer who put it into this history, and when
 * @param message the whole message
 */
public record Commit(String id, List<String> parents, Signature author, Signature committer, String message) {
    public Commit {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(author, "author");
        Objects.requireNonNull(committer, "committer");
        Objects.requireNonNull(message, "message");
        parents = List.copyOf(parents);
    }

    /**
     * A person and a time.
     *
     * @param name the name, as the commit has it
     * @param email the address, as the commit has it
     * @param time the time, with the offset of the person's clock
     */
    public record Signature(String name, String email, OffsetDateTime time) {
        public Signature {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(email, "email");
            Objects.requireNonNull(time, "time");
        }
    }
}
