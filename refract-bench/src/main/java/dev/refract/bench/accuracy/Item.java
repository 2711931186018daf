package dev.refract.bench.accuracy;

import java.util.List;
import java.util.Objects;

/**
 * One thing that a result file reports of a case.
 *
 * @param key canonical form of its sentence
 * @param kind name under which its kind is counted
 * @param elements ids of the elements that take part, before and after; empty where the file has none
 */
public record Item(String key, String kind, List<String> elements) {
    public Item {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(kind, "kind");
        elements = List.copyOf(elements);
    }
}
