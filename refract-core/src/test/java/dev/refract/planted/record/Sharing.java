package dev.refract.planted.record;

import java.util.List;

/** A record that can change from outside. */
public record Sharing(List<String> names, List<String> titles) {
    public Sharing {
        names = List.copyOf(names);
    }
}
