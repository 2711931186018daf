package dev.refract.cli.command;

import picocli.CommandLine.Model.CommandSpec;

/**
 * Options that belong together, for commands to share. Options are built and not annotated: to read annotations takes
 * longer than to find the refactorings of a small commit.
 */
interface OptionGroup {
    /** Makes the options part of a command. */
    void addTo(CommandSpec command);
}
