package dev.refract.output.table;

import java.io.Writer;
import java.util.Locale;

/** The formats that rows can be written in. */
public enum TableFormat {
    /** Columns for people. */
    TABLE {
        @Override
        public TableWriter open(Writer out) {
            return new TextTable(out);
        }
    },
    /** CSV as in RFC 4180, with lines that end as on Unix. */
    CSV {
        @Override
        public TableWriter open(Writer out) {
            return new CsvTable(out);
        }
    },
    /** One JSON document: a list of objects. */
    JSON {
        @Override
        public TableWriter open(Writer out) {
            return new JsonTable(out, false);
        }
    },
    /** JSON Lines: an object a row. */
    JSONL {
        @Override
        public TableWriter open(Writer out) {
            return new JsonTable(out, true);
        }
    };

    /** The name on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Starts a document; the writer given stays the caller's to close. */
    public abstract TableWriter open(Writer out);
}
