package dev.refract.planted.record;

import java.util.List;

/** A record that copies. */
public record Innocent(List<String> names) {
    public Innocent {
        names = List.copyOf(names);
    }
}
