package dev.refract.bench.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The canonical forms in which the oracle's scorer compares sentences. Type arguments do not count, kinds of package
 * change are one, and a sentence about several classes is one key a class:
 *
 * <pre>{@code
 * Pull Up Method ... from classes [A, B] ...   ->   Pull Up Method ... in class A ...
 *                                                   Pull Up Method ... in class B ...
 * }</pre>
 */
public final class CanonicalKeys {
    private static final String PACKAGE = "Change Package";
    private static final Pattern SPACE = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern PACKAGES = Pattern.compile("^(?:Rename|Move|Split|Merge) Package\\b");
    private static final Pattern PACKAGE_SENTENCE =
            Pattern.compile("^(" + PACKAGE + " \\S+(?: to \\S+)?).*$", Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern SEVERAL_CLASSES = Pattern.compile("^(.*) (?:from|in) classes \\[([^\\]]*)\\](.*)$");

    private CanonicalKeys() {}

    /** The keys of a sentence. */
    public static List<String> of(String description) {
        String text =
                withoutTypeArguments(SPACE.matcher(description).replaceAll(" ").strip());
        text = kind(text);
        text = PACKAGE_SENTENCE.matcher(text).replaceFirst("$1");
        return classes(text).stream()
                .map(key -> key.replace(" from class ", " in class "))
                .toList();
    }

    /** The name under which a kind is counted. */
    public static String kind(String name) {
        return PACKAGES.matcher(name).replaceFirst(PACKAGE);
    }

    private static List<String> classes(String text) {
        Matcher several = SEVERAL_CLASSES.matcher(text);
        if (!several.matches()) {
            return List.of(text);
        }
        List<String> keys = new ArrayList<>();
        for (String name : several.group(2).split(",", -1)) {
            keys.add(several.group(1) + " in class " + name.strip() + several.group(3));
        }
        return keys;
    }

    /** Drops {@code <...>} right after an identifier, and keeps an operator {@code a < b}. */
    private static String withoutTypeArguments(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (depth > 0) {
                depth += (c == '<' ? 1 : 0) - (c == '>' ? 1 : 0);
            } else if (c == '<' && i > 0 && endsIdentifier(text.charAt(i - 1))) {
                depth = 1;
            } else {
                kept.append(c);
            }
        }
        return kept.toString();
    }

    private static boolean endsIdentifier(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '$';
    }
}
