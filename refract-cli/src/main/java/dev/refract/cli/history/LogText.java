package dev.refract.cli.history;

import dev.refract.finding.Refactoring;
import dev.refract.git.Commit;
import dev.refract.output.spi.Target;
import dev.refract.output.spi.Visible;
import dev.refract.source.Skip;
import java.io.Writer;
import java.time.ZoneOffset;
import java.util.List;

/** Writes a history for people, entry by entry. */
public final class LogText {
    private static final int ID_LETTERS = 10;

    private final Target target;

    public LogText(Writer out) {
        this.target = new Target(out);
    }

    /** Writes which element is meant, and in which commit it was looked for. */
    public void start(Place element, String revision, String commit) {
        String name = commit.startsWith(revision) ? "" : " (" + revision + ")";
        line(element.element() + " in " + commit.substring(0, ID_LETTERS) + name);
        target.write("\n");
        target.flush();
    }

    /** Writes what a commit did. */
    public void write(HistoryEntry entry) {
        Commit commit = entry.commit();
        String subject = commit.message().lines().findFirst().orElse("");
        line(commit.id().substring(0, ID_LETTERS) + "  "
                + commit.committer()
                        .time()
                        .withOffsetSameInstant(ZoneOffset.UTC)
                        .toLocalDate() + "  "
                + commit.author().name() + "  " + subject);
        String element = entry.after().element();
        line("  " + (entry.cutOff() ? element + ": history is cut off here" : entry.change() + " " + element));
        entry.refactorings().forEach(this::write);
        writeSignatures(entry);
        entry.restoredFrom().ifPresent(from -> line("      last version in " + from.substring(0, ID_LETTERS)));
        line("      " + place(entry));
        target.write("\n");
        target.flush();
    }

    /** Writes what could not be read. */
    public void write(List<Gap> gaps) {
        if (!gaps.isEmpty()) {
            line("Skipped (" + gaps.size() + "), so there may be more to tell");
            gaps.forEach(this::write);
            target.flush();
        }
    }

    private void write(Gap gap) {
        Skip skip = gap.skip();
        String file = skip.file().isEmpty() ? "" : skip.file() + " in ";
        String detail = skip.detail().isEmpty() ? "" : ", " + skip.detail();
        line("  " + file + gap.commit().substring(0, ID_LETTERS) + ": "
                + skip.cause().id().replace('-', ' ') + detail);
        int older = gap.versions() - 1;
        if (older > 0) {
            line("    and so " + older + (older == 1 ? " older version" : " older versions"));
        }
    }

    private void write(Refactoring refactoring) {
        String likelihood = refactoring
                .evidence()
                .likelihood()
                .map(likely -> " · " + likely.id())
                .orElse("");
        line("      " + refactoring.description() + likelihood);
    }

    private void writeSignatures(HistoryEntry entry) {
        String after = entry.after().signature();
        String before = entry.before().map(Place::signature).orElse(after);
        if (!before.equals(after)) {
            line("      " + before);
            line("    → " + after);
        }
    }

    private static String place(HistoryEntry entry) {
        String after = entry.after().file() + ":" + entry.after().line();
        String before = entry.before()
                .filter(place -> !place.file().equals(entry.after().file()))
                .map(place -> place.file() + ":" + place.line() + " → ")
                .orElse("");
        return before + after;
    }

    private void line(String text) {
        String indentation =
                text.substring(0, text.length() - text.stripLeading().length());
        target.write(indentation + Visible.of(text.stripLeading()) + "\n");
    }
}
