package dev.refract.output.text;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.Visible;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        lines(result).forEach(line -> page.wrapped(2, line, text -> text));
    }

    private String heading(RevisionResult result) {
        boolean marred = result.skipped().stream().allMatch(SkippedSection::isMarred);
        String skipped =
                (marred ? "Read with errors (" : "Skipped (") + lines(result).size() + ")";
        return switch (result.outcome()) {
            case COMPLETE -> palette.heading(skipped);
            case PARTIAL -> palette.warning(skipped) + ", so there may be more to find";
            case FAILED -> palette.failure("Failed") + ": nothing could be analysed";
        };
    }

    /** A line for each file and cause, though both versions of it have one. */
    private static List<String> lines(RevisionResult result) {
        Map<String, String> details = new LinkedHashMap<>();
        for (Skip skip : result.skipped()) {
            details.merge(start(skip), Visible.of(skip.detail()), (one, more) -> one + "; " + more);
        }
        return details.entrySet().stream()
                .map(line -> line.getKey() + (line.getValue().isEmpty() ? "" : ", " + line.getValue()))
                .toList();
    }

    private static String start(Skip skip) {
        String file = skip.file().isEmpty() ? "" : Visible.of(skip.file()) + ": ";
        return file
                + (isMarred(skip)
                        ? "read with syntax errors"
                        : skip.cause().id().replace('-', ' '));
    }

    /** Of a file that does not parse, the rest takes part. */
    private static boolean isMarred(Skip skip) {
        return skip.cause() == SkipCause.SYNTAX_ERROR;
    }
}
