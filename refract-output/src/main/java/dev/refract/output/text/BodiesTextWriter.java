package dev.refract.output.text;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionBodies;
import dev.refract.finding.body.MatchedBody;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import java.io.Writer;
import java.util.List;

/** Writes a page a revision: body for body which statement became which and by what rule, and what has no counterpart. */
public final class BodiesTextWriter implements RevisionWriter<RevisionBodies> {
    private final Pages pages;
    private final OutputOptions options;
    private final Palette palette;
    private int bodies;
    private int statements;

    public BodiesTextWriter(Writer out, OutputOptions options) {
        this.pages = new Pages(new Target(out), options);
        this.options = options;
        this.palette = Palette.of(options.color());
    }

    @Override
    public void write(RevisionBodies revision) {
        Page page = pages.next(revision);
        BodySection section = new BodySection(page, palette, options.details());
        revision.bodies().forEach(section::write);
        new SkippedSection(page, palette).write(revision);
        int linked = revision.bodies().stream()
                .map(MatchedBody::statements)
                .mapToInt(List::size)
                .sum();
        bodies += revision.bodies().size();
        statements += linked;
        if (revision.outcome() != Outcome.FAILED) {
            pages.writeSum(page, sum(revision.bodies().size(), linked));
        }
        pages.write(page);
    }

    private static String sum(int bodies, int statements) {
        return Count.of(statements, "statement") + " matched in " + (bodies == 1 ? "1 body" : bodies + " bodies");
    }

    @Override
    public void close() {
        pages.close(() -> sum(bodies, statements));
    }
}
