package dev.refract.bench;

import dev.refract.bench.command.DiffCommand;
import dev.refract.bench.command.KindsCommand;
import dev.refract.bench.command.MatchCommand;
import dev.refract.bench.command.PeerCommand;
import dev.refract.bench.command.RenamesCommand;
import dev.refract.bench.command.RulesCommand;
import dev.refract.bench.command.RunCommand;
import dev.refract.bench.command.StagesCommand;
import dev.refract.bench.command.ThresholdsCommand;
import dev.refract.source.InputException;
import java.io.UncheckedIOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The bench's command line. */
@Command(
        name = "bench",
        description = "Measures accuracy and speed on oracles.",
        subcommands = {
            DiffCommand.class,
            KindsCommand.class,
            MatchCommand.class,
            PeerCommand.class,
            RunCommand.class,
            StagesCommand.class,
            ThresholdsCommand.class,
            RulesCommand.class,
            RenamesCommand.class,
        })
public final class Bench {
    private static final int UNUSABLE = 2;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Tell how to use it.")
    private boolean help;

    private Bench() {}

    /** Runs a command and exits: 0 done, 1 a defect, 2 bad usage or input. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Bench())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((failure, commandLine, parsed) -> {
                    if (failure instanceof InputException || failure instanceof UncheckedIOException) {
                        commandLine.getErr().println("bench: " + failure.getMessage());
                        return UNUSABLE;
                    }
                    throw failure;
                });
    }
}
