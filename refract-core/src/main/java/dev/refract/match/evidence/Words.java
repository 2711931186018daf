package dev.refract.match.evidence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How alike names are, by their words ({@code HttpURLParser} is http, url, parser) and by their letters. */
public final class Words {
    private Words() {}

    /** Share of the words that two names have in common (Dice), from 0 to 1. */
    public static double similarity(String before, String after) {
        List<String> left = of(before);
        List<String> right = of(after);
        int all = left.size() + right.size();
        List<String> rest = new ArrayList<>(right);
        long common = left.stream().filter(rest::remove).count();
        return all == 0 ? 0 : 2.0 * common / all;
    }

    /** Whether one of two names has all words of the other, as names of a thing in two forms have: {@code node} and {@code nodeId}. */
    public static boolean areOfOneThing(String before, String after) {
        List<String> left = of(before);
        List<String> right = of(after);
        return left.containsAll(right) || right.containsAll(left);
    }

    /**
     * Mean of the share of words and of the share of pairs of letters that two names have in common, from 0 to 1: letters
     * find the words that are written in another way ({@code teardown}), or shortened.
     */
    public static double likeness(String before, String after) {
        return (similarity(before, after) + letters(before, after)) / 2;
    }

    private static double letters(String before, String after) {
        String left = before.toLowerCase(Locale.ROOT);
        String right = after.toLowerCase(Locale.ROOT);
        if (left.equals(right)) {
            return 1;
        }
        Map<String, Integer> pairs = new HashMap<>();
        for (int i = 0; i + 1 < left.length(); i++) {
            pairs.merge(left.substring(i, i + 2), 1, Integer::sum);
        }
        int common = 0;
        for (int i = 0; i + 1 < right.length(); i++) {
            boolean has = pairs.merge(right.substring(i, i + 2), -1, Integer::sum) >= 0;
            common += has ? 1 : 0;
        }
        int all = left.length() + right.length() - 2;
        return all <= 0 ? 0 : 2.0 * common / all;
    }

    public static List<String> of(String name) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= name.length(); i++) {
            if (i == name.length() || starts(name, i)) {
                String word = name.substring(start, i).replace("_", "").toLowerCase(Locale.ROOT);
                if (!word.isEmpty()) {
                    words.add(word);
                }
                start = i;
            }
        }
        return words;
    }

    private static boolean starts(String name, int index) {
        char current = name.charAt(index);
        char previous = name.charAt(index - 1);
        boolean upper = Character.isUpperCase(current);
        boolean afterLower = upper && !Character.isUpperCase(previous);
        boolean lastUpper = upper && index + 1 < name.length() && Character.isLowerCase(name.charAt(index + 1));
        return afterLower || lastUpper || previous == '_';
    }
}
