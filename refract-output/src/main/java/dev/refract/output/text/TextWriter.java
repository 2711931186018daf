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
    private final Target target;
    private final OutputOptions options;
    private final Palette palette;
    private final Summary all = new Summary();
    private boolean written;
    private boolean closed;

    public TextWriter(Writer out, OutputOptions options) {
        this.target = new Target(out);
        this.options = options;
        this.palette = Palette.of(options.color());
    }

    @Override
    public void write(RevisionFindings revision) {
        Page page = new Page(options.width());
        if (written) {
            page.blank();
            page.blank();
        }
        written = true;
        Heading.write(page, revision, palette);
        Findings findings = revision.findings();
        Map<String, List<Cause>> kinds = Consequences.byKind(findings.refactorings());
        new RefactoringSections(page, options).write(kinds);
        new SkippedSection(page, palette).write(revision);
        new LeftoverSection(page, options).write(findings.leftover());
        writeSummary(page, revision, kinds);
        target.write(page.toString());
        target.flush();
    }

    private void writeSummary(Page page, RevisionFindings revision, Map<String, List<Cause>> kinds) {
        int causes = kinds.values().stream().mapToInt(List::size).sum();
        all.add(revision, causes);
        if (revision.findings().outcome() == Outcome.FAILED) {
            return;
        }
        Summary one = new Summary();
        one.add(revision, causes);
        page.blank();
        page.line(0, palette.heading(capitalized(one.ofOne(options.wallTime()))));
    }

    private static String capitalized(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    @Override
    public void close() {
        if (!closed && options.several()) {
            String line = palette.heading(all.ofAll(options.wallTime()));
            target.write((written ? "\n\n" : "") + line + "\n");
        }
        closed = true;
        target.flush();
    }
}
