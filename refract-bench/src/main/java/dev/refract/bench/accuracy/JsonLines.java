package dev.refract.bench.accuracy;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Files with a JSON object a line. */
final class JsonLines {
    private static final JsonMapper MAPPER = new JsonMapper();

    private JsonLines() {}

    /** The objects of a file; blank lines are passed over. */
    static List<JsonNode> read(Path file) {
        List<JsonNode> objects = new ArrayList<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            if (!line.isBlank()) {
                objects.add(object(line, file + ":" + number));
            }
        }
        return objects;
    }

    /** The text of a field; an object without it is malformed. */
    static String text(JsonNode object, String field) {
        JsonNode value = object.get(field);
        if (value == null || !value.isString()) {
            throw new InputException("no text '" + field + "' in " + shortened(object));
        }
        return value.asString();
    }

    /** The elements of a field; none where there is no such field. */
    static List<JsonNode> list(JsonNode object, String field) {
        JsonNode value = object.get(field);
        return value == null ? List.of() : List.copyOf(value.values());
    }

    private static JsonNode object(String line, String place) {
        try {
            return MAPPER.readTree(line);
        } catch (JacksonException e) {
            throw new InputException(place + ": not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new InputException("cannot read " + file + ": " + e, e);
        }
    }

    private static String shortened(JsonNode object) {
        String text = object.toString();
        return text.length() <= 100 ? text : text.substring(0, 100) + "...";
    }
}
