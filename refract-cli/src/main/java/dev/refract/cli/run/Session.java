package dev.refract.cli.run;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.subject.Selection;
import dev.refract.cli.subject.Subject;
import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import java.util.Objects;
import java.util.function.Function;

/**
 * One run: analyses a selection and writes what was found.
 *
 * @param <R> what there is of a revision
 */
public final class Session<R extends RevisionResult> {
    private final Console console;
    private final Analyst<R> analyst;
    private final Report<R> report;

    public Session(Console console, Analyst<R> analyst, Report<R> report) {
        this.console = Objects.requireNonNull(console, "console");
        this.analyst = Objects.requireNonNull(analyst, "analyst");
        this.report = Objects.requireNonNull(report, "report");
    }

    /** Runs and returns the exit code. */
    public int run(Selection selection, int threads) {
        return selection.several() ? runAll(selection, threads) : runOne(selection);
    }

    /** The destination is opened last: a revision that cannot be read must not empty a file. */
    private int runOne(Selection selection) {
        Tally<R> tally = new Tally<>(report.count());
        Function<Subject, R> work = analyst::analyse;
        new OrderedRun(1).run(selection.subjects(), work, result -> {
            try (Destination destination = Destination.open(report.file(), console);
                    RevisionWriter<R> writer = open(destination, selection)) {
                write(result, writer, tally);
            }
        });
        return tally.exitCode(report.tellFound());
    }

    private int runAll(Selection selection, int threads) {
        Tally<R> tally = new Tally<>(report.count());
        Function<Subject, R> work = analyst::analyseOneOfMany;
        try (Destination destination = Destination.open(report.file(), console);
                RevisionWriter<R> writer = open(destination, selection);
                Progress progress = progress(selection.subjects().size())) {
            new OrderedRun(threads).run(selection.subjects(), work, result -> {
                write(result, writer, tally);
                progress.step();
            });
        }
        tellSummary(selection, tally);
        return tally.exitCode(report.tellFound());
    }

    private RevisionWriter<R> open(Destination destination, Selection selection) {
        OutputOptions options =
                report.options().withRepository(selection.place()).withSeveral(selection.several());
        return report.format().open(destination.writer(), options);
    }

    private void write(R result, RevisionWriter<R> writer, Tally<R> tally) {
        R kept = report.filter().apply(result);
        tally.add(kept);
        writer.write(kept);
    }

    private Progress progress(int total) {
        boolean resultsOnScreen = report.file().isEmpty() && console.outIsTerminal();
        boolean shown = console.errIsTerminal() && total > 1 && !report.quiet() && !resultsOnScreen;
        return shown ? Progress.bar(console, total) : Progress.none();
    }

    private void tellSummary(Selection selection, Tally<R> tally) {
        if (report.quiet()) {
            return;
        }
        if (selection.subjects().isEmpty()) {
            console.tell("there is no commit in this selection");
        } else if (report.file().isPresent()) {
            console.tell(tally.summary() + "; written to " + report.file().get());
        }
    }
}
