package dev.refract.output.table;

import dev.refract.output.spi.NamedFormat;
import java.io.Writer;

/** The formats that rows can be written in. */
public enum TableFormat implements NamedFormat {
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

    /** Starts a document; the writer given stays the caller's to close. */
    public abstract TableWriter open(Writer out);
}
