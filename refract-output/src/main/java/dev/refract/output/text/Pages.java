package dev.refract.output.text;

import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Target;
import dev.refract.output.spi.Visible;
import java.util.function.Supplier;

/** The pages of a run, a revision each, and the line below them. */
final class Pages {
    private final Target target;
    private final OutputOptions options;
    private final Palette palette;
    private boolean written;
    private boolean closed;

    Pages(Target target, OutputOptions options) {
        this.target = target;
        this.options = options;
        this.palette = Palette.of(options.color());
    }

    /** A page that says which revision it is about. */
    Page next(RevisionResult revision) {
        Page page = new Page(options.width());
        if (written) {
            page.blank();
            page.blank();
        }
        written = true;
        writeHeading(page, revision);
        return page;
    }

    private void writeHeading(Page page, RevisionResult revision) {
        String given = Visible.of(revision.revision());
        if (revision.commit().isEmpty()) {
            page.line(0, palette.heading(given));
        } else {
            String commit = revision.commit().get();
            boolean named = !given.isEmpty() && !commit.startsWith(given);
            page.line(0, palette.heading("commit " + commit) + (named ? " (" + given + ")" : ""));
        }
        if (revision.parent().isPresent()) {
            page.line(0, palette.quiet("parent " + revision.parent().get()));
        } else if (revision.commit().isPresent()) {
            page.line(0, palette.quiet("root commit"));
        }
    }

    /** The last line of a page. */
    void writeSum(Page page, String sum) {
        page.blank();
        page.line(0, palette.heading(Character.toUpperCase(sum.charAt(0)) + sum.substring(1)));
    }

    /** Hands on a page that is complete. */
    void write(Page page) {
        target.write(page.toString());
        target.flush();
    }

    /** Ends the run; one over several revisions with the sum of all. */
    void close(Supplier<String> sum) {
        if (!closed && options.several()) {
            target.write((written ? "\n\n" : "") + palette.heading(sum.get()) + "\n");
        }
        closed = true;
        target.flush();
    }
}
