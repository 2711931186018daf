package dev.refract.bench.command;

import dev.refract.bench.measure.StageRun;
import dev.refract.bench.measure.StageRun.StageMeasure;
import dev.refract.bench.report.JsonSummary;
import dev.refract.bench.report.StageReport;
import dev.refract.java.JavaFrontend;
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

/** Measures the steps of the front end apart. */
@Command(name = "stages", description = "Times parse and conversion of all files of an oracle, and weighs the models.")
public final class StagesCommand implements Callable<Integer> {
    @Mixin
    private CaseSelection selection;

    @Mixin
    private WarmUpOption warmUp;

    @Mixin
    private ClockOption clock;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures here as JSON.")
    private Optional<Path> json = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        OutputFiles.check(List.of(json));
        JavaFrontend frontend = new JavaFrontend();
        StageMeasure measure = new StageRun(selection.load(frontend::reads), clock.clock()).measure(warmUp.passes());
        json.ifPresent(file -> JsonSummary.write(measure, file));
        PrintWriter out = spec.commandLine().getOut();
        out.print(StageReport.text(measure));
        out.flush();
        return 0;
    }
}
