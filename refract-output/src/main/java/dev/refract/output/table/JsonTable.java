package dev.refract.output.table;

import dev.refract.output.spi.Target;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;

/** Writes rows as JSON objects, in a list or a line each. */
final class JsonTable implements TableWriter {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final Target target;
    private final boolean lines;
    private List<String> names = List.of();
    private boolean empty = true;

    JsonTable(Writer out, boolean lines) {
        this.target = new Target(out);
        this.lines = lines;
    }

    @Override
    public void columns(List<String> columns) {
        names = List.copyOf(columns);
        target.write(lines ? "" : "[");
    }

    @Override
    public void row(List<Object> values) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(tools.jackson.core.ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            for (int i = 0; i < values.size(); i++) {
                json.writeName(names.get(i));
                write(json, values.get(i));
            }
            json.writeEndObject();
        }
        target.write(lines ? "" : empty ? "\n  " : ",\n  ");
        target.write(text.getBuffer());
        target.write(lines ? "\n" : "");
        empty = false;
    }

    static String text(Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(tools.jackson.core.ObjectWriteContext.empty(), text)) {
            write(json, value);
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Object value) {
        if (value instanceof List<?> list) {
            json.writeStartArray();
            list.forEach(item -> write(json, item));
            json.writeEndArray();
        } else if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            map.forEach((name, item) -> {
                json.writeName(String.valueOf(name));
                write(json, item);
            });
            json.writeEndObject();
        } else {
            writeSingle(json, value);
        }
    }

    private static void writeSingle(JsonGenerator json, Object value) {
        if (value == null) {
            json.writeNull();
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof BigDecimal number) {
            json.writeNumber(number);
        } else if (value instanceof BigInteger number) {
            json.writeNumber(number);
        } else if (value instanceof Double || value instanceof Float) {
            json.writeNumber(((Number) value).doubleValue());
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else {
            json.writeString(value.toString());
        }
    }

    @Override
    public void close() {
        if (!lines && !names.isEmpty()) {
            target.write(empty ? "]\n" : "\n]\n");
        }
        target.flush();
    }
}
