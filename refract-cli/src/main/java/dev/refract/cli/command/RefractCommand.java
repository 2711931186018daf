package dev.refract.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command above the others: does nothing itself. */
@Command(
        name = "refract",
        description = {
            "Tells what was refactored between two versions of Java code, and what is left over.",
            "Nothing needs to compile, and nothing in your repository is ever written."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  refract detect                     the last commit of the repository around you",
            "  refract detect v1.0..v2.0          every commit between two tags",
            "  refract diff old-folder new-folder two folders",
            "  refract explain rename-class       what a kind of refactoring is",
            "",
            "`refract COMMAND --help` tells all about a command."
        })
public final class RefractCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "give a command");
    }
}
