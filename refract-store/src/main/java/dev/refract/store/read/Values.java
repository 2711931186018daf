package dev.refract.store.read;

import java.sql.Array;
import java.sql.Blob;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Timestamp;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.duckdb.DuckDBStruct;

/**
 * Turns what the driver gives into texts, numbers, truth values, and lists and maps of these, the same in every output.
 * Times are in the format of ISO 8601 with seconds always, so that a program can read all of a column in one way; what
 * is binary is written in hexadecimal digits.
 */
final class Values {
    private Values() {}

    /** The value of a column in the row at which the answer stands. */
    static Object of(ResultSet row, int column) throws SQLException {
        Object value = row.getObject(column);
        // A Timestamp is in the time zone of the machine, where some hours of the year do not exist.
        return value instanceof Timestamp ? text(row.getObject(column, LocalDateTime.class)) : of(value);
    }

    private static Object of(Object value) throws SQLException {
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

    private static Object single(Object value) throws SQLException {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            return value;
        }
        if (value instanceof Blob blob) {
            return HexFormat.of().formatHex(blob.getBytes(1, (int) blob.length()));
        }
        if (value instanceof Timestamp time) {
            return text(time.toLocalDateTime());
        }
        if (value instanceof Date date) {
            return text(date.toLocalDate());
        }
        return value instanceof TemporalAccessor time ? text(time) : value.toString();
    }

    private static String text(TemporalAccessor time) {
        if (time instanceof OffsetDateTime moment) {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(moment.withOffsetSameInstant(ZoneOffset.UTC));
        }
        boolean hasDay = time.isSupported(ChronoField.EPOCH_DAY);
        boolean hasHour = time.isSupported(ChronoField.HOUR_OF_DAY);
        DateTimeFormatter ofDay = hasHour ? DateTimeFormatter.ISO_LOCAL_DATE_TIME : DateTimeFormatter.ISO_LOCAL_DATE;
        return (hasDay ? ofDay : DateTimeFormatter.ISO_TIME).format(time);
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
            map.put(String.valueOf(of(entry.getKey())), of(entry.getValue()));
        }
        return map;
    }
}
