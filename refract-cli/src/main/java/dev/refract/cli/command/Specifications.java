package dev.refract.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Makes what all commands have in common. */
public final class Specifications {
    /** What the exit codes of the commands that look for refactorings mean. */
    static final String EXIT_CODES = exitCodes("a refactoring is reported");

    /** What one of several revisions that fails does to the others. */
    static final String FAILED_REVISIONS = """


            One of several revisions that cannot be analysed has the outcome `failed` in the results; the
            others go on.""";

    private Specifications() {}

    /** What the exit codes of a command that analyses mean; one of them tells on request what was found. */
    static String exitCodes(String found) {
        return """
                Exit codes, the first that fits:
                  2  the command cannot be understood, or nothing could be analysed
                  1  with --exit-code: %s
                  3  done, but something was skipped; the results say what and why
                  0  done""".formatted(found);
    }

    /** The options that every command has. Built, since picocli's own are read from annotations. */
    public static void addStandardOptions(CommandSpec spec) {
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help and exit.")
                .build());
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version and exit.")
                .build());
    }

    /** A command that runs this object; the footer is shown as it is. */
    static CommandSpec of(Callable<Integer> command, String name, String description, String footer) {
        CommandSpec spec = CommandSpec.wrapWithoutInspection(command).name(name);
        addStandardOptions(spec);
        spec.usageMessage()
                .description(description)
                .abbreviateSynopsis(true)
                .footerHeading("%n")
                .footer(footer.lines().map(line -> line.replace("%", "%%")).toArray(String[]::new));
        return spec;
    }
}
