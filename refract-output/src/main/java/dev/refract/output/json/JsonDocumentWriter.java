package dev.refract.output.json;

import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import java.io.StringWriter;
import java.io.Writer;
import tools.jackson.core.JsonGenerator;

/**
 * Writes one indented JSON document: the object of the revision, or, for a run over several, an object with the list of
 * theirs. Each revision is handed on to the target as it comes, so that a long history takes no memory.
 *
 * @param <R> what there is of a revision
 */
public final class JsonDocumentWriter<R extends RevisionResult> implements RevisionWriter<R> {
    private final Target target;
    private final OutputOptions options;
    private final RevisionObject<R> json;
    private final StringWriter pending = new StringWriter();
    private final JsonGenerator generator = JsonStyle.INDENTED.generator(pending);
    private boolean written;
    private boolean closed;

    public JsonDocumentWriter(Writer out, OutputOptions options, RevisionObject<R> json) {
        this.target = new Target(out);
        this.options = options;
        this.json = json;
    }

    @Override
    public void write(R result) {
        if (written && !options.several()) {
            throw new IllegalStateException("a second revision in a document for one: " + result.revision());
        }
        start();
        json.write(generator, result);
        handOn();
    }

    /** Opens the list at the first revision, or at the end where there was none. */
    private void start() {
        if (!written && options.several()) {
            generator.writeStartObject();
            json.writeOrigin(generator);
            generator.writeArrayPropertyStart("revisions");
        }
        written = true;
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (options.several()) {
            start();
            generator.writeEndArray();
            generator.writeEndObject();
        }
        generator.close();
        if (written) {
            pending.append('\n');
        }
        handOn();
    }

    private void handOn() {
        if (!generator.isClosed()) {
            generator.flush();
        }
        StringBuffer text = pending.getBuffer();
        target.write(text);
        text.setLength(0);
        target.flush();
    }
}
