package dev.refract.output.text;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.Visible;
import dev.refract.source.Skip;

/** What could not be looked at, and why. */
final class SkippedSection {
    private final Page page;
    private final Palette palette;

    SkippedSection(Page page, Palette palette) {
        this.page = page;
        this.palette = palette;
    }

    void write(RevisionResult result) {
        if (result.skipped().isEmpty() && result.outcome() != Outcome.FAILED) {
            return;
        }
        page.blank();
        page.line(0, heading(result));
        for (Skip skip : result.skipped()) {
            page.wrapped(2, line(skip), text -> text);
        }
    }

    private String heading(RevisionResult result) {
        String skipped = "Skipped (" + result.skipped().size() + ")";
        return switch (result.outcome()) {
            case COMPLETE -> palette.heading(skipped);
            case PARTIAL -> palette.warning(skipped) + ", so there may be more to find";
            case FAILED -> palette.failure("Failed") + ": nothing could be analysed";
        };
    }

    private static String line(Skip skip) {
        String file = skip.file().isEmpty() ? "" : Visible.of(skip.file()) + ": ";
        String detail = skip.detail().isEmpty() ? "" : ", " + Visible.of(skip.detail());
        return file + skip.cause().id().replace('-', ' ') + detail;
    }
}
