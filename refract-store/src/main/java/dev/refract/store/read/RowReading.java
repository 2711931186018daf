package dev.refract.store.read;

import dev.refract.source.InputException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBResultSetMetaData;
import org.duckdb.StatementReturnType;

/** Asks a question and hands on the rows of the answer, which is never in memory as a whole. */
public final class RowReading {
    private static final String NO_QUESTION =
            "this is no question, and the database is read-only; ask with SELECT, SHOW or DESCRIBE";

    private final DuckDBConnection connection;

    public RowReading(DuckDBConnection connection) {
        this.connection = Objects.requireNonNull(connection, "connection");
    }

    /**
     * Asks in SQL.
     *
     * @throws InputException if it is no question but would change or write something, or several
     */
    public void ask(String sql, Rows rows) throws SQLException {
        // To prepare is not without effect: of several statements all but the last are run, and EXPORT makes its
        // folder.
        Statements text = Statements.of(sql);
        if (text.several()) {
            throw new InputException("there are several statements; ask one question at a time");
        }
        if (text.writesFile()) {
            throw new InputException(NO_QUESTION + ", and name a file for the answer with --output");
        }
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            if (!answers(statement)) {
                throw new InputException(NO_QUESTION);
            }
            try (ResultSet found = statement.executeQuery()) {
                read(found, rows);
            }
        }
    }

    private static boolean answers(PreparedStatement statement) throws SQLException {
        return statement.getMetaData() instanceof DuckDBResultSetMetaData description
                && description.getReturnType() == StatementReturnType.QUERY_RESULT;
    }

    private static void read(ResultSet found, Rows rows) throws SQLException {
        List<String> names = names(found.getMetaData());
        rows.columns(names);
        while (found.next()) {
            List<Object> values = new ArrayList<>(names.size());
            for (int column = 1; column <= names.size(); column++) {
                values.add(Values.of(found, column));
            }
            rows.row(values);
        }
    }

    /** Each name once, as an object of JSON needs it: the columns of a join may have the same. */
    private static List<String> names(ResultSetMetaData description) throws SQLException {
        Set<String> given = new HashSet<>();
        for (int column = 1; column <= description.getColumnCount(); column++) {
            given.add(description.getColumnLabel(column));
        }
        List<String> names = new ArrayList<>();
        for (int column = 1; column <= description.getColumnCount(); column++) {
            String name = description.getColumnLabel(column);
            names.add(names.contains(name) ? numbered(name, given) : name);
        }
        return names;
    }

    /** The first name with a number that no column has, which it is given. */
    private static String numbered(String name, Set<String> given) {
        int number = 1;
        while (!given.add(name + "_" + number)) {
            number++;
        }
        return name + "_" + number;
    }
}
