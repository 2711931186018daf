package dev.refract.output.text;

import dev.refract.finding.RevisionMapping;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import java.io.Writer;

/** Writes a page a revision: a heading, what became of the entities, type by type, what was skipped, and the sum. */
public final class MappingTextWriter implements RevisionWriter<RevisionMapping> {
    private final Target target;
    private final OutputOptions options;
    private final Palette palette;

    public MappingTextWriter(Writer out, OutputOptions options) {
        this.target = new Target(out);
        this.options = options;
        this.palette = Palette.of(options.color());
    }

    @Override
    public void write(RevisionMapping revision) {
        Page page = new Page(options.width());
        Heading.write(page, revision, palette);
        new SkippedSection(page, palette).write(revision);
        target.write(page.toString());
        target.flush();
    }

    @Override
    public void close() {
        target.flush();
    }
}
