package dev.refract.output.json;

import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import java.io.StringWriter;
import java.io.Writer;
import tools.jackson.core.JsonGenerator;

/**
 * Writes a JSON object a line, one line a revision, each handed on to the target as soon as it is complete.
 *
 * @param <R> what there is of a revision
 */
public final class JsonLinesWriter<R extends RevisionResult> implements RevisionWriter<R> {
    private final Target target;
    private final RevisionObject<R> json;

    public JsonLinesWriter(Writer out, RevisionObject<R> json) {
        this.target = new Target(out);
        this.json = json;
    }

    @Override
    public void write(R result) {
        StringWriter line = new StringWriter();
        try (JsonGenerator generator = JsonStyle.COMPACT.generator(line)) {
            json.write(generator, result);
        }
        target.write(line.append('\n').getBuffer());
        target.flush();
    }

    @Override
    public void close() {
        target.flush();
    }
}
