package dev.refract.source;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Two versions in memory, each a map from path to text. Each map is the whole version. */
public final class Texts {
    private Texts() {}

    /** Compares the two versions, with every path taken for source code and no limits but the default ones. */
    public static Comparison compare(Map<String, String> before, Map<String, String> after) {
        return compare(before, after, new Admission(path -> true, Limits.DEFAULT));
    }

    /** Compares the two versions; texts that are equal under the same path take no part. */
    public static Comparison compare(Map<String, String> before, Map<String, String> after, Admission admission) {
        Set<String> paths = new TreeSet<>(before.keySet());
        paths.addAll(after.keySet());
        List<Change> changes = new ArrayList<>();
        for (String path : paths) {
            String textBefore = before.get(path);
            String textAfter = after.get(path);
            if (admission.accepts(path) && !Objects.equals(textBefore, textAfter)) {
                changes.add(new Change(path, content(textBefore), content(textAfter)));
            }
        }
        return new ComparisonReader(admission)
                .read(new Changes(changes, List.of(), folders(before.keySet()), folders(after.keySet())));
    }

    private static Optional<Content> content(String text) {
        return Optional.ofNullable(text).map(some -> new Bytes(some.getBytes(StandardCharsets.UTF_8)));
    }

    private static Predicate<String> folders(Set<String> paths) {
        return folder -> paths.stream().anyMatch(path -> folder.isEmpty() || path.startsWith(folder + "/"));
    }

    private record Bytes(byte[] bytes) implements Content {
        @Override
        public long size() {
            return bytes.length;
        }
    }
}
