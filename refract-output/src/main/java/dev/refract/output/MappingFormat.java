package dev.refract.output;

import dev.refract.finding.RevisionMapping;
import dev.refract.output.json.JsonDocumentWriter;
import dev.refract.output.json.JsonLinesWriter;
import dev.refract.output.json.RevisionObject;
import dev.refract.output.spi.NamedFormat;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.text.MappingTextWriter;
import java.io.Writer;

/** The formats that mappings can be written in. */
public enum MappingFormat implements NamedFormat {
    /** For people. */
    TEXT {
        @Override
        public RevisionWriter<RevisionMapping> open(Writer out, OutputOptions options) {
            return new MappingTextWriter(out, options);
        }
    },
    /** One JSON document. */
    JSON {
        @Override
        public RevisionWriter<RevisionMapping> open(Writer out, OutputOptions options) {
            return new JsonDocumentWriter<>(out, options, RevisionObject.mapping(options));
        }
    },
    /** JSON Lines: a line a revision, as they come. */
    JSONL {
        @Override
        public RevisionWriter<RevisionMapping> open(Writer out, OutputOptions options) {
            return new JsonLinesWriter<>(out, RevisionObject.mapping(options));
        }
    };

    /** Starts a document in this format; the writer given stays the caller's to close. */
    public abstract RevisionWriter<RevisionMapping> open(Writer out, OutputOptions options);
}
