package dev.refract.cli.console;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the word that a user may have meant. */
public final class Nearest {
    /** One wrong letter in three is a slip of the fingers; more is another word. */
    private static final int LETTERS_PER_SLIP = 3;

    private Nearest() {}

    /** The candidate that is the least number of letters away, if that is near enough. */
    public static Optional<String> to(String word, Collection<String> candidates) {
        return candidates.stream()
                .min(byDistance(word))
                .filter(candidate -> distance(word, candidate) <= Math.max(1, word.length() / LETTERS_PER_SLIP));
    }

    /** Those of the candidates that are the least number of letters away, however many, the nearest first. */
    public static List<String> among(Collection<String> candidates, String word, int most) {
        return candidates.stream()
                .distinct()
                .sorted(byDistance(word))
                .limit(most)
                .toList();
    }

    /** A question to append to a message: {@code ; did you mean 'x'?}, or nothing. */
    public static String question(String word, Collection<String> candidates) {
        return to(word, candidates)
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("");
    }

    private static Comparator<String> byDistance(String word) {
        return Comparator.comparingInt((String candidate) -> distance(word, candidate))
                .thenComparing(Comparator.naturalOrder());
    }

    /** Number of letters to insert, delete or replace (Levenshtein). */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            row[column] = column;
        }
        for (int line = 1; line <= from.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column <= to.length(); column++) {
                int replaced = diagonal + (from.charAt(line - 1) == to.charAt(column - 1) ? 0 : 1);
                diagonal = row[column];
                row[column] = Math.min(replaced, Math.min(row[column], row[column - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
