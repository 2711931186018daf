package dev.refract.match.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of a name: {@code HttpURLParser} is http, url, parser. */
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
