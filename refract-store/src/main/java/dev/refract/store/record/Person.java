package dev.refract.store.record;

import java.time.Instant;
import java.util.Objects;

/**
 * Who did something to a commit, and when.
 *
 * @param name name, as the commit has it
 * @param email address, as the commit has it
 * @param time when
 */
public record Person(String name, String email, Instant time) {
    public Person {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(email, "email");
        Objects.requireNonNull(time, "time");
    }
}
