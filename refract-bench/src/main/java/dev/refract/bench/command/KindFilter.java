package dev.refract.bench.command;

import dev.refract.bench.accuracy.CanonicalKeys;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import picocli.CommandLine.Option;

/** The kinds that a report is about. */
final class KindFilter implements Predicate<String> {
    @Option(
            names = "--kind",
            paramLabel = "KIND",
            split = ",",
            description = "Only these kinds, by id or by name: rename-class, \"Rename Class\".")
    private List<String> kinds = List.of();

    @Override
    public boolean test(String kind) {
        return kinds.isEmpty()
                || kinds.stream()
                        .anyMatch(
                                wanted -> id(CanonicalKeys.kind(words(wanted))).equals(id(kind)));
    }

    private static String id(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** {@code move-package} as {@code Move Package}. */
    private static String words(String idOrName) {
        StringBuilder words = new StringBuilder();
        for (String word : idOrName.strip().split("[- ]")) {
            words.append(words.isEmpty() ? "" : " ");
            words.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return words.toString();
    }
}
