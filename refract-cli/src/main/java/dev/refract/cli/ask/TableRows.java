package dev.refract.cli.ask;

import dev.refract.output.table.TableWriter;
import dev.refract.store.read.Rows;
import java.util.List;
import java.util.Objects;

/** Hands the rows of an answer to whoever writes them. */
public final class TableRows implements Rows {
    private final TableWriter writer;

    public TableRows(TableWriter writer) {
        this.writer = Objects.requireNonNull(writer, "writer");
    }

    @Override
    public void columns(List<String> names) {
        writer.columns(names);
    }

    @Override
    public void row(List<Object> values) {
        writer.row(values);
    }
}
