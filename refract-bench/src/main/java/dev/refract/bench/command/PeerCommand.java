package dev.refract.bench.command;

import dev.refract.bench.measure.CaseStopwatch;
import dev.refract.bench.measure.Clock;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.peer.Peer;
import dev.refract.bench.peer.PeerMeasure;
import dev.refract.bench.report.JsonSummary;
import dev.refract.bench.report.PeerReport;
import dev.refract.bench.report.PeerResults;
import dev.refract.bench.report.PeerSummary;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import dev.refract.source.InputException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs RefactoringMiner on an oracle's cases, each right after the own analysis of it. */
@Command(
        name = "peer",
        description = "Times RefactoringMiner, the own analysis and a bare parse on the same cases, interleaved.")
public final class PeerCommand implements Callable<Integer> {
    private static final String WORKER = "dev.refract.bench.peer.RefactoringMinerWorker";

    @Mixin
    private CaseSelection selection;

    @Option(
            names = "--limit-seconds",
            paramLabel = "N",
            description = "Longest time that the peer has for a case (default: ${DEFAULT-VALUE}).")
    private int limitSeconds = 60;

    @Mixin
    private WarmUpOption warmUp;

    @Option(
            names = "--peer-warm-up",
            paramLabel = "N",
            description = "Cases of middle size that the peer does first, each twice (default: ${DEFAULT-VALUE}).")
    private int peerWarmUp = 25;

    @Option(
            names = "--peer-heap",
            paramLabel = "SIZE",
            description = "Heap of the peer's virtual machine (default: ${DEFAULT-VALUE}).")
    private String peerHeap = "4g";

    @Option(
            names = "--peer-classpath",
            paramLabel = "PATH",
            description = "Class path of the worker; the launcher gives it.",
            defaultValue = "${sys:refract.bench.peer}")
    private Optional<String> peerClassPath = Optional.empty();

    @Option(names = "--peer-output", paramLabel = "FILE", description = "Write the peer's results as JSON Lines.")
    private Optional<Path> peerOutput = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures here as JSON.")
    private Optional<Path> json = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        OutputFiles.check(List.of(peerOutput, json));
        List<String> command = workerCommand();
        JavaFrontend frontend = new JavaFrontend();
        CaseStopwatch stopwatch = new CaseStopwatch(new Refract(frontend, Options.DEFAULT.withThreads(1)), Clock.WALL);
        List<OracleCase> cases = selection.load(frontend::reads);
        for (int pass = 0; pass < warmUp.passes(); pass++) {
            cases.forEach(oracleCase -> stopwatch.measure(oracleCase, true));
        }
        List<PeerMeasure> measures;
        try (Peer peer = Peer.start(command, middle(cases), Duration.ofSeconds(limitSeconds))) {
            measures = measure(cases, stopwatch, peer);
        }
        tell(measures);
        return 0;
    }

    private static List<PeerMeasure> measure(List<OracleCase> cases, CaseStopwatch stopwatch, Peer peer) {
        ProgressLine progress = new ProgressLine();
        List<PeerMeasure> measures = new ArrayList<>(cases.size());
        for (OracleCase oracleCase : cases) {
            boolean parseFirst = measures.size() % 2 == 0;
            measures.add(new PeerMeasure(stopwatch.measure(oracleCase, parseFirst), peer.analyse(oracleCase)));
            progress.done("measured pass", measures.size(), cases.size());
        }
        return measures;
    }

    private void tell(List<PeerMeasure> measures) {
        PeerSummary summary = PeerSummary.of(selection.oracle().toString(), limitSeconds, measures);
        peerOutput.ifPresent(file -> PeerResults.write(measures, file));
        json.ifPresent(file -> JsonSummary.write(summary, file));
        PrintWriter out = spec.commandLine().getOut();
        out.print(PeerReport.text(summary));
        out.flush();
    }

    /** The cases around the median size, twice. */
    private List<OracleCase> middle(List<OracleCase> cases) {
        List<OracleCase> sorted = cases.stream()
                .sorted(Comparator.comparingLong(OracleCase::characters))
                .toList();
        int count = Math.min(peerWarmUp, sorted.size());
        int from = (sorted.size() - count) / 2;
        List<OracleCase> middle = new ArrayList<>(sorted.subList(from, from + count));
        middle.addAll(List.copyOf(middle));
        return middle;
    }

    private List<String> workerCommand() {
        String classPath = peerClassPath.orElseThrow(
                () -> new InputException("no class path of the peer; start this command with refract-bench/bench"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return List.of(java.toString(), "-Xmx" + peerHeap, "-cp", classPath, WORKER);
    }
}
