package dev.refract.cli;

import dev.refract.cli.command.DetectCommand;
import dev.refract.cli.command.DiffCommand;
import dev.refract.cli.command.ExplainCommand;
import dev.refract.cli.command.ListCommand;
import dev.refract.cli.command.RefractCommand;
import dev.refract.cli.console.Console;
import dev.refract.cli.console.Version;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The command line: reads the arguments and runs one command. */
public final class Main {
    private static final int HELP_WIDTH = 100;

    private final Console console;

    public Main(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** Runs in this process and ends it. */
    public static void main(String[] arguments) {
        System.exit(new Main(Console.ofProcess()).run(arguments));
    }

    /** Runs a command and returns the exit code of the process. */
    public int run(String... arguments) {
        Failures failures = new Failures(console);
        return failures.guard(() -> commandLine(failures).execute(arguments));
    }

    private CommandLine commandLine(Failures failures) {
        CommandLine line = new CommandLine(new RefractCommand());
        line.addSubcommand(new DetectCommand(console));
        line.addSubcommand(new DiffCommand(console));
        line.addSubcommand(new ListCommand(console));
        line.addSubcommand(new ExplainCommand(console));
        line.getCommandSpec().version(versions());
        Ansi ansi = console.likesColor() ? Ansi.ON : Ansi.OFF;
        addStandardOptions(line);
        line.getSubcommands().values().forEach(Main::addStandardOptions);
        return line.setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
                .setUsageHelpWidth(HELP_WIDTH)
                .setOut(failures.out())
                .setErr(failures.err())
                .setParameterExceptionHandler(failures::misunderstood)
                .setExecutionExceptionHandler(failures::failed);
    }

    private static void addStandardOptions(CommandLine line) {
        line.getCommandSpec().mixinStandardHelpOptions(true);
        line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
    }

    private static String[] versions() {
        return new String[] {"refract " + Version.number() + " (Java " + Runtime.version() + ")"};
    }
}
