package dev.refract.cli;

import dev.refract.cli.command.DetectCommand;
import dev.refract.cli.command.DiffCommand;
import dev.refract.cli.command.DumpCommand;
import dev.refract.cli.command.ExplainCommand;
import dev.refract.cli.command.ExportCommand;
import dev.refract.cli.command.ListCommand;
import dev.refract.cli.command.LogCommand;
import dev.refract.cli.command.MatchCommand;
import dev.refract.cli.command.MineCommand;
import dev.refract.cli.command.QueryCommand;
import dev.refract.cli.command.Specifications;
import dev.refract.cli.command.StatsCommand;
import dev.refract.cli.console.Console;
import dev.refract.cli.console.Version;
import dev.refract.git.OwnProcess;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** The command line: reads the arguments and runs one command. */
public final class Main {
    private static final int HELP_WIDTH = 100;

    private static final String[] DESCRIPTION = {
        "Tells what was refactored between two versions of Java code, and what is left over.",
        "Nothing needs to compile, and nothing in your repository is ever written."
    };

    private static final String[] FOOTER = {
        "Examples:",
        "  refract detect                      the last commit of the repository around you",
        "  refract detect v1.0..v2.0           every commit between two tags",
        "  refract diff old-folder new-folder  two folders",
        "  refract match                       which entity became which in the last commit",
        "  refract log . 'shop.Cart#add(Item)'  the history of one method",
        "  refract mine shop --into h.duckdb   a whole history, into a database",
        "  refract query h.duckdb by-author     what is in it",
        "  refract explain rename-class        what a kind of refactoring is",
        "",
        "`refract COMMAND --help`, or `refract help COMMAND`, tells all about a command."
    };

    private final Console console;

    public Main(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** Runs in this process and ends it. */
    public static void main(String[] arguments) {
        OwnProcess.hasNothingToCleanUp();
        System.exit(new Main(Console.ofProcess()).run(arguments));
    }

    /** Runs a command and returns the exit code of the process. */
    public int run(String... arguments) {
        Failures failures = new Failures(console);
        return failures.guard(() -> commandLine(failures).execute(asOption(arguments)));
    }

    /** As in git, {@code help COMMAND} is {@code COMMAND --help}. */
    private static String[] asOption(String... arguments) {
        if (arguments.length == 0 || !arguments[0].equals("help")) {
            return arguments;
        }
        List<String> words = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
        words.add("--help");
        return words.toArray(String[]::new);
    }

    private CommandLine commandLine(Failures failures) {
        CommandSpec spec = CommandSpec.create()
                .name("refract")
                .version("refract " + Version.number() + " (Java " + Runtime.version() + ")");
        Specifications.addStandardOptions(spec);
        spec.usageMessage()
                .description(DESCRIPTION)
                .synopsisSubcommandLabel("COMMAND")
                .footerHeading("%n")
                .footer(FOOTER);
        commands().forEach(command -> spec.addSubcommand(command.name(), command.version(spec.version())));
        return new CommandLine(spec)
                .setColorScheme(CommandLine.Help.defaultColorScheme(console.likesColor() ? Ansi.ON : Ansi.OFF))
                .setUsageHelpWidth(HELP_WIDTH)
                .setOut(failures.out())
                .setErr(failures.err())
                .setParameterExceptionHandler(failures::misunderstood)
                .setExecutionExceptionHandler(failures::failed);
    }

    private List<CommandSpec> commands() {
        return List.of(
                new DetectCommand(console).specification(),
                new DiffCommand(console).specification(),
                new MatchCommand(console).specification(),
                new LogCommand(console).specification(),
                new MineCommand(console).specification(),
                new QueryCommand(console).specification(),
                new ExportCommand(console).specification(),
                new StatsCommand(console).specification(),
                new DumpCommand(console).specification(),
                new ListCommand(console).specification(),
                new ExplainCommand(console).specification());
    }
}
