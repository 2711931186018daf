package dev.refract.output.json;

import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.FindingsWriter;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Target;
import java.io.StringWriter;
import java.io.Writer;
import tools.jackson.core.JsonGenerator;

/** Writes a JSON object a line, one line a revision, each handed on to the target as soon as it is complete. */
public final class JsonLinesWriter implements FindingsWriter {
    private final Target target;
    private final RevisionJson json;

    public JsonLinesWriter(Writer out, OutputOptions options) {
        this.target = new Target(out);
        this.json = new RevisionJson(options);
    }

    @Override
    public void write(RevisionFindings findings) {
        StringWriter line = new StringWriter();
        try (JsonGenerator generator = JsonStyle.COMPACT.generator(line)) {
            json.write(generator, findings);
        }
        target.write(line.append('\n').getBuffer());
        target.flush();
    }

    @Override
    public void close() {
        target.flush();
    }
}
