package dev.refract.cli.history;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of an element, as an id has it or as a person writes it: {@code shop.Cart$Line#add(java.util.List<Item>,
 * String...)}.
 *
 * @param owner the type, with dots
 * @param member the method or field; empty where the type is meant
 * @param parameters for each parameter the words that may be its type, without packages and type arguments: a name may
 *     stand before or after the type; empty where they are left out
 */
record ElementName(String owner, Optional<String> member, Optional<List<Set<String>>> parameters) {
    /** Type arguments that have no others in them. */
    private static final Pattern TYPE_ARGUMENTS = Pattern.compile("<[^<>]*>");

    private static final Pattern ANNOTATION = Pattern.compile("@[\\w.]+(?:\\s*\\([^()]*\\))?");

    /** How a type says that it is an array, or that there may be several. */
    private static final Pattern ARRAY = Pattern.compile("\\s*(?:\\[\\s*\\]|\\.\\.\\.)");

    ElementName {
        Objects.requireNonNull(owner, "owner");
        Objects.requireNonNull(member, "member");
        Objects.requireNonNull(parameters, "parameters");
    }

    /** Reads a name. */
    static ElementName of(String text) {
        int hash = text.indexOf('#');
        String owner = withoutTypeArguments(hash < 0 ? text : text.substring(0, hash))
                .replaceAll("\\s+", "")
                .replace('$', '.');
        if (hash < 0) {
            return new ElementName(owner, Optional.empty(), Optional.empty());
        }
        String member = text.substring(hash + 1).strip();
        int open = member.indexOf('(');
        if (open < 0) {
            return new ElementName(owner, Optional.of(member), Optional.empty());
        }
        int close = member.lastIndexOf(')');
        String list = member.substring(open + 1, close < open ? member.length() : close);
        return new ElementName(owner, Optional.of(member.substring(0, open).strip()), Optional.of(parameters(list)));
    }

    private static List<Set<String>> parameters(String list) {
        String types = ANNOTATION.matcher(withoutTypeArguments(list)).replaceAll(" ");
        String arrays = ARRAY.matcher(types).replaceAll("[]");
        List<Set<String>> parameters = new ArrayList<>();
        if (!arrays.isBlank()) {
            for (String parameter : arrays.split(",", -1)) {
                Set<String> words = new LinkedHashSet<>();
                for (String word : parameter.strip().split("\\s+")) {
                    words.add(word.substring(Math.max(word.lastIndexOf('.'), word.lastIndexOf('$')) + 1));
                }
                parameters.add(words);
            }
        }
        return parameters;
    }

    private static String withoutTypeArguments(String text) {
        String rest = text;
        for (Matcher inner = TYPE_ARGUMENTS.matcher(rest); inner.find(); inner = TYPE_ARGUMENTS.matcher(rest)) {
            rest = inner.replaceAll("");
        }
        return rest;
    }

    /** Whether this is a name of the element with that id. */
    boolean isOf(ElementName id) {
        return owner.equals(id.owner) && isOfMember(id);
    }

    /** The same where packages, or types around, may be left out. */
    boolean endsNameOf(ElementName id) {
        return ("." + id.owner).endsWith("." + owner) && isOfMember(id);
    }

    private boolean isOfMember(ElementName id) {
        return member.equals(id.member)
                && (parameters.isEmpty() || id.parameters.filter(this::fits).isPresent());
    }

    private boolean fits(List<Set<String>> types) {
        List<Set<String>> given = parameters.orElse(List.of());
        boolean fits = given.size() == types.size();
        for (int i = 0; fits && i < types.size(); i++) {
            fits = given.get(i).containsAll(types.get(i));
        }
        return fits;
    }

    /** Whether method, field or type of both have the same simple name. */
    boolean hasSimpleNameOf(ElementName id) {
        return member.equals(id.member) && (member.isPresent() || simpleOwner().equals(id.simpleOwner()));
    }

    private String simpleOwner() {
        return owner.substring(owner.lastIndexOf('.') + 1);
    }
}
