package dev.refract.output.text;

import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.source.Skip;

/** What could not be looked at, and why. */
final class SkippedSection {
    private final Page page;
    private final Palette palette;

    SkippedSection(Page page, Palette palette) {
        this.page = page;
        this.palette = palette;
    }

    void write(Findings findings) {
        if (findings.skipped().isEmpty() && findings.outcome() != Outcome.FAILED) {
            return;
        }
        page.blank();
        page.line(0, heading(findings));
        for (Skip skip : findings.skipped()) {
            page.wrapped(2, line(skip), text -> text);
        }
    }

    private String heading(Findings findings) {
        String skipped = "Skipped (" + findings.skipped().size() + ")";
        return switch (findings.outcome()) {
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
