package dev.refract.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The sentences of the kinds, with their names filled in.
 *
 * <pre>{@code
 * Sentences.fill(Catalog.kind("rename-class"), Map.of("before", "shop.Cart", "after", "shop.Basket"));
 * // Rename Class shop.Cart renamed to shop.Basket
 * }</pre>
 */
public final class Sentences {
    private static final String OPEN = "${";
    private static final String CLOSE = "}";

    private Sentences() {}

    /**
     * The sentence of a kind with these values.
     *
     * @param values a value for each of the {@link Kind#placeholders() placeholders}, and no other
     * @throws IllegalArgumentException where a placeholder has no value, or a value no placeholder
     */
    public static String fill(Kind kind, Map<String, String> values) {
        requireSame(kind, values.keySet());
        String template = kind.template();
        StringBuilder sentence = new StringBuilder(template.length() * 2);
        int end = 0;
        for (int open = template.indexOf(OPEN); open >= 0; open = template.indexOf(OPEN, end)) {
            sentence.append(template, end, open);
            end = template.indexOf(CLOSE, open) + CLOSE.length();
            sentence.append(value(kind, values, template.substring(open + OPEN.length(), end - CLOSE.length())));
        }
        return sentence.append(template, end, template.length()).toString();
    }

    /** The names of the placeholders of a template, in its order. */
    static List<String> placeholders(String template) {
        List<String> names = new ArrayList<>();
        int end = 0;
        for (int open = template.indexOf(OPEN); open >= 0; open = template.indexOf(OPEN, end)) {
            end = template.indexOf(CLOSE, open);
            if (end < 0) {
                throw new IllegalArgumentException("the template has a placeholder without an end");
            }
            names.add(template.substring(open + OPEN.length(), end));
        }
        return names;
    }

    private static String value(Kind kind, Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the sentence of " + kind.id() + " has no value for '" + name + "'");
        }
        return value;
    }

    private static void requireSame(Kind kind, Set<String> given) {
        Set<String> wanted = kind.placeholders().keySet();
        if (!wanted.equals(given)) {
            throw new IllegalArgumentException("the sentence of " + kind.id() + " takes the values "
                    + new TreeSet<>(wanted) + ", not " + new TreeSet<>(given));
        }
    }
}
