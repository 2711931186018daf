package dev.refract.output.text;

import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import dev.refract.output.text.Consequences.Cause;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** Writes a page a revision: a heading, the refactorings by kind, what was skipped, the leftover, and the sum. */
public final class TextWriter implements RevisionWriter<RevisionFindings> {
    private final Pages pages;
    private final OutputOptions options;
    private final Palette palette;
    private final Summary all;

    public TextWriter(Writer out, OutputOptions options) {
        this.pages = new Pages(new Target(out), options);
        this.options = options;
        this.all = new Summary(options.chosen());
        this.palette = Palette.of(options.color());
    }

    @Override
    public void write(RevisionFindings revision) {
        Page page = pages.next(revision);
        Findings findings = revision.findings();
        Map<String, List<Cause>> kinds = Consequences.byKind(findings.refactorings());
        new RefactoringSections(page, options).write(kinds);
        new SkippedSection(page, palette).write(revision);
        new LeftoverSection(page, options).write(findings.leftover());
        writeSummary(page, revision, kinds);
        pages.write(page);
    }

    private void writeSummary(Page page, RevisionFindings revision, Map<String, List<Cause>> kinds) {
        int causes = kinds.values().stream().mapToInt(List::size).sum();
        all.add(revision, causes);
        if (revision.outcome() != Outcome.FAILED) {
            Summary one = new Summary(options.chosen());
            one.add(revision, causes);
            pages.writeSum(page, one.ofOne(options.wallTime()));
        }
    }

    @Override
    public void close() {
        pages.close(() -> all.ofAll(options.wallTime()));
    }
}
