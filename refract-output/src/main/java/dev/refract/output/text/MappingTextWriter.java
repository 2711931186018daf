package dev.refract.output.text;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionMapping;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import java.io.Writer;

/** Writes a page a revision: a heading, what became of the entities, type by type, what was skipped, and the sum. */
public final class MappingTextWriter implements RevisionWriter<RevisionMapping> {
    private final Pages pages;
    private final OutputOptions options;
    private final Palette palette;
    private final MappingSummary all = new MappingSummary();

    public MappingTextWriter(Writer out, OutputOptions options) {
        this.pages = new Pages(new Target(out), options);
        this.options = options;
        this.palette = Palette.of(options.color());
    }

    @Override
    public void write(RevisionMapping revision) {
        Page page = pages.next(revision);
        PackageSection.write(revision.mapping().packages(), page, palette);
        TypeGroups groups = TypeGroups.of(revision.mapping());
        TypeSection section = new TypeSection(page, options);
        groups.paired().forEach(section::write);
        AloneSection alone = new AloneSection(page, options);
        alone.write("Removed", groups.removed(), palette::removed);
        alone.write("Added", groups.added(), palette::added);
        new SkippedSection(page, palette).write(revision);
        all.add(revision);
        if (revision.outcome() != Outcome.FAILED) {
            MappingSummary one = new MappingSummary();
            one.add(revision);
            pages.writeSum(page, one.ofOne(options.wallTime()));
        }
        pages.write(page);
    }

    @Override
    public void close() {
        pages.close(() -> all.ofAll(options.wallTime()));
    }
}
