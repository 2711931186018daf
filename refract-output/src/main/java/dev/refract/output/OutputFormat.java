package dev.refract.output;

import dev.refract.finding.RevisionFindings;
import dev.refract.output.json.JsonDocumentWriter;
import dev.refract.output.json.JsonLinesWriter;
import dev.refract.output.json.RevisionObject;
import dev.refract.output.miner.RefactoringMinerWriter;
import dev.refract.output.spi.NamedFormat;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.text.TextWriter;
import java.io.Writer;
import java.util.Arrays;
import java.util.Optional;

/** The formats that findings can be written in. */
public enum OutputFormat implements NamedFormat {
    /** For people. */
    TEXT {
        @Override
        public RevisionWriter<RevisionFindings> open(Writer out, OutputOptions options) {
            return new TextWriter(out, options);
        }
    },
    /** One JSON document. */
    JSON {
        @Override
        public RevisionWriter<RevisionFindings> open(Writer out, OutputOptions options) {
            return new JsonDocumentWriter<>(out, options, RevisionObject.findings(options));
        }
    },
    /** JSON Lines: a line a revision, as they come. */
    JSONL {
        @Override
        public RevisionWriter<RevisionFindings> open(Writer out, OutputOptions options) {
            return new JsonLinesWriter<>(out, RevisionObject.findings(options));
        }
    },
    /** The JSON document of RefactoringMiner, for scripts that read it. */
    REFACTORINGMINER {
        @Override
        public RevisionWriter<RevisionFindings> open(Writer out, OutputOptions options) {
            return new RefactoringMinerWriter(out, options);
        }
    };

    /** The format with this id, in any case. */
    public static Optional<OutputFormat> of(String id) {
        return Arrays.stream(values())
                .filter(format -> format.id().equalsIgnoreCase(id))
                .findFirst();
    }

    /** Starts a document in this format; the writer given stays the caller's to close. */
    public abstract RevisionWriter<RevisionFindings> open(Writer out, OutputOptions options);
}
