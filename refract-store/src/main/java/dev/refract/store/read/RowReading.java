package dev.refract.store.read;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.duckdb.DuckDBConnection;

/** Asks a question and hands on the rows of the answer, which is never in memory as a whole. */
public final class RowReading {
    private final DuckDBConnection connection;

    public RowReading(DuckDBConnection connection) {
        this.connection = Objects.requireNonNull(connection, "connection");
    }

    /** Asks in SQL. */
    public void ask(String sql, Rows rows) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            int columns = handOnColumns(found.getMetaData(), rows);
            while (found.next()) {
                List<Object> values = new ArrayList<>(columns);
                for (int column = 1; column <= columns; column++) {
                    values.add(Values.of(found.getObject(column)));
                }
                rows.row(values);
            }
        }
    }

    private static int handOnColumns(ResultSetMetaData description, Rows rows) throws SQLException {
        List<String> names = new ArrayList<>();
        for (int column = 1; column <= description.getColumnCount(); column++) {
            names.add(description.getColumnLabel(column));
        }
        rows.columns(names);
        return names.size();
    }
}
