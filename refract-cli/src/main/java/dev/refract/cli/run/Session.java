package dev.refract.cli.run;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.subject.Selection;
import dev.refract.cli.subject.Subject;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.FindingsWriter;
import dev.refract.output.spi.OutputOptions;
import java.util.Objects;
import java.util.function.Function;

/** One run: analyses a selection and writes what was found. */
public final class Session {
    private final Console console;
    private final Analyst analyst;
    private final Report report;

    public Session(Console console, Analyst analyst, Report report) {
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
        Tally tally = new Tally();
        Function<Subject, RevisionFindings> work = analyst::analyse;
        new OrderedRun(1).run(selection.subjects(), work, result -> {
            try (Destination destination = Destination.open(report.file(), console);
                    FindingsWriter writer = open(destination, selection)) {
                write(result, writer, tally);
            }
        });
        return tally.exitCode(report.tellFound());
    }

    private int runAll(Selection selection, int threads) {
        Tally tally = new Tally();
        Function<Subject, RevisionFindings> work = analyst::analyseOneOfMany;
        try (Destination destination = Destination.open(report.file(), console);
                FindingsWriter writer = open(destination, selection);
                Progress progress = progress(selection.subjects().size())) {
            new OrderedRun(threads).run(selection.subjects(), work, result -> {
                write(result, writer, tally);
                progress.step();
            });
        }
        tellSummary(selection, tally);
        return tally.exitCode(report.tellFound());
    }

    private FindingsWriter open(Destination destination, Selection selection) {
        OutputOptions options =
                report.options().withRepository(selection.place()).withSeveral(selection.several());
        return report.format().open(destination.writer(), options);
    }

    private void write(RevisionFindings result, FindingsWriter writer, Tally tally) {
        RevisionFindings kept = report.filter().apply(result);
        tally.add(kept);
        writer.write(kept);
    }

    private Progress progress(int total) {
        boolean resultsOnScreen = report.file().isEmpty() && console.outIsTerminal();
        boolean shown = console.errIsTerminal() && total > 1 && !report.quiet() && !resultsOnScreen;
        return shown ? Progress.bar(console, total) : Progress.none();
    }

    private void tellSummary(Selection selection, Tally tally) {
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
