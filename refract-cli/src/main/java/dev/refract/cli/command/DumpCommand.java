package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import picocli.CommandLine.Model.CommandSpec;

/** Shows what the analysis sees on its way, a command below it for each step. */
public final class DumpCommand {
    private static final String DESCRIPTION = "Shows what the analysis sees on its way to the refactorings.";

    private final Console console;

    public DumpCommand(Console console) {
        this.console = console;
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = CommandSpec.create().name("dump");
        Specifications.addStandardOptions(spec);
        spec.usageMessage().description(DESCRIPTION).synopsisSubcommandLabel("COMMAND");
        return spec.addSubcommand("bodies", new DumpBodiesCommand(console).specification());
    }
}
