package dev.refract.output.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/**
 * The fields of one JSON object that is read, with the way to it for messages: {@code refactorings[2].before[0]}. Fields
 * that nobody asks for are passed over, so that a later version may add some.
 */
final class JsonFields {
    private final JsonNode node;
    private final String path;

    JsonFields(JsonNode node, String path) {
        this.node = node;
        this.path = path;
        if (!node.isObject()) {
            throw new MalformedFindingsException((path.isEmpty() ? "the document" : path) + " is not an object");
        }
    }

    boolean has(String name) {
        return node.has(name);
    }

    String text(String name) {
        return optionalText(name).orElseThrow(() -> wrong(name, "a text"));
    }

    /** The text of the field, empty where it is null or absent. */
    Optional<String> optionalText(String name) {
        JsonNode value = node.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        return Optional.of(value.stringValueOpt().orElseThrow(() -> wrong(name, "a text")));
    }

    long number(String name) {
        JsonNode value = node.path(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw wrong(name, "a whole number");
        }
        return value.longValue();
    }

    int smallNumber(String name) {
        long number = number(name);
        if (number != (int) number) {
            throw wrong(name, "a number of 32 bits");
        }
        return (int) number;
    }

    JsonFields object(String name) {
        return new JsonFields(node.path(name), at(name));
    }

    /** The objects of a list, each made into a value. */
    <T> List<T> list(String name, Function<JsonFields, T> reading) {
        JsonNode array = node.path(name);
        if (!array.isArray()) {
            throw wrong(name, "a list");
        }
        List<T> values = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            values.add(reading.apply(new JsonFields(array.get(i), at(name) + "[" + i + "]")));
        }
        return values;
    }

    /** The one of these values whose name the field holds. */
    <T> T oneOf(String name, T[] values, Function<T, String> naming) {
        String given = text(name);
        for (T value : values) {
            if (naming.apply(value).equals(given)) {
                return value;
            }
        }
        throw new MalformedFindingsException(at(name) + " has the unknown value '" + given + "'");
    }

    /** All fields with text but those named, in their order. */
    Map<String, String> textsBut(Set<String> excluded) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> property : node.properties()) {
            if (!excluded.contains(property.getKey())) {
                texts.put(property.getKey(), text(property.getKey()));
            }
        }
        return texts;
    }

    /** Makes the value, and says where it stands if it is refused. */
    <T> T checked(Function<JsonFields, T> making) {
        try {
            return making.apply(this);
        } catch (IllegalArgumentException e) {
            throw new MalformedFindingsException((path.isEmpty() ? "the document" : path) + ": " + e.getMessage(), e);
        }
    }

    private MalformedFindingsException wrong(String name, String expected) {
        String found = node.has(name) ? " is not " : " is missing; it should be ";
        return new MalformedFindingsException(at(name) + found + expected);
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
