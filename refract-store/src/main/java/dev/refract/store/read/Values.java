package dev.refract.store.read;

import java.sql.Array;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Timestamp;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.duckdb.DuckDBStruct;

/** Turns what the driver gives into values of Java that every output understands. */
final class Values {
    private Values() {}

    static Object of(Object value) throws SQLException {
        if (value instanceof Array array) {
            return list((Object[]) array.getArray());
        }
        if (value instanceof DuckDBStruct struct) {
            return map(struct.getMap());
        }
        if (value instanceof Struct struct) {
            return list(struct.getAttributes());
        }
        if (value instanceof Map<?, ?> map) {
            return map(map);
        }
        return single(value);
    }

    private static Object single(Object value) {
        if (value instanceof Timestamp time) {
            return time.toLocalDateTime();
        }
        if (value instanceof Date date) {
            return date.toLocalDate();
        }
        boolean simple = value == null
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof java.time.temporal.Temporal;
        if (value instanceof OffsetDateTime || value instanceof UUID) {
            return value.toString();
        }
        return simple ? value : value.toString();
    }

    private static List<Object> list(Object[] values) throws SQLException {
        List<Object> list = new ArrayList<>(values.length);
        for (Object value : values) {
            list.add(of(value));
        }
        return list;
    }

    private static Map<String, Object> map(Map<?, ?> values) throws SQLException {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : values.entrySet()) {
            map.put(String.valueOf(entry.getKey()), of(entry.getValue()));
        }
        return map;
    }
}
