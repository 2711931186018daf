package dev.refract.bench.command;

import dev.refract.bench.measure.MatchMeasure;
import dev.refract.bench.measure.MatchStopwatch;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.report.JsonSummary;
import dev.refract.bench.report.MatchReport;
import dev.refract.bench.report.MatchSummary;
import dev.refract.java.JavaFrontend;
import dev.refract.output.MappingFormat;
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

/** Maps the entities of all cases of an oracle in one JVM, beside a bare parse of the same files. */
@Command(
        name = "match",
        description =
                "Maps the entities of all cases of an oracle, and times it beside a bare parse of the same files.")
public final class MatchCommand implements Callable<Integer> {
    @Mixin
    private CaseSelection selection;

    @Mixin
    private PassOptions options;

    @Option(names = "--output", paramLabel = "FILE", description = "Write the mappings here as JSON Lines.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures here as JSON.")
    private Optional<Path> json = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        OutputFiles.check(List.of(output, json));
        options.check();
        JavaFrontend frontend = new JavaFrontend();
        MatchStopwatch stopwatch = new MatchStopwatch(frontend, options.engine(), options.clock());
        List<OracleCase> cases = selection.load(frontend::reads);
        List<MatchMeasure> measures = options.measure(stopwatch, cases);
        MatchSummary summary = MatchSummary.of(setup(cases.size()), measures);
        output.ifPresent(file -> ResultLines.write(
                measures.stream().map(MatchMeasure::result).toList(), MappingFormat.JSONL::open, file));
        json.ifPresent(file -> JsonSummary.write(summary, file));
        PrintWriter out = spec.commandLine().getOut();
        out.print(MatchReport.text(summary));
        out.flush();
        return 0;
    }

    private MatchSummary.Setup setup(int cases) {
        return new MatchSummary.Setup(
                selection.oracle().toString(), cases, options.threads(), options.passes(), options.clock());
    }
}
