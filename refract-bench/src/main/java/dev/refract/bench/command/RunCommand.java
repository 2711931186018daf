package dev.refract.bench.command;

import dev.refract.bench.command.RunOptions.MeasuredRun;
import dev.refract.bench.measure.CaseMeasure;
import dev.refract.bench.report.JsonSummary;
import dev.refract.bench.report.RunReport;
import dev.refract.output.OutputFormat;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the whole analysis over an oracle in one JVM, beside a bare parse of the same files. */
@Command(
        name = "run",
        description = "Analyses all cases of an oracle, and times it beside a bare parse of the same files.")
public final class RunCommand implements Callable<Integer> {
    @Mixin
    private CaseSelection selection;

    @Mixin
    private RunOptions options;

    @Option(names = "--output", paramLabel = "FILE", description = "Write the results here as JSON Lines.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures here as JSON.")
    private Optional<Path> json = Optional.empty();

    @Option(
            names = "--worst",
            paramLabel = "N",
            description = "Name so many of the cases above the multiple (default: ${DEFAULT-VALUE}).")
    private int worst = 5;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        OutputFiles.check(List.of(output, json));
        MeasuredRun run = options.run(selection);
        output.ifPresent(file -> ResultLines.write(
                run.measures().stream().map(CaseMeasure::result).toList(), OutputFormat.JSONL::open, file));
        json.ifPresent(file -> JsonSummary.write(run.summary(), file));
        PrintWriter out = spec.commandLine().getOut();
        out.print(RunReport.text(run.summary(), run.measures(), worst));
        out.flush();
        return 0;
    }
}
