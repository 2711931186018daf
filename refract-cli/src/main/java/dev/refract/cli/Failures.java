package dev.refract.cli;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.ExitCode;
import dev.refract.cli.console.Nearest;
import dev.refract.cli.console.OutputFailure;
import dev.refract.source.InputException;
import dev.refract.store.record.StoreException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells each failure in one line, and gives it an exit code. */
final class Failures {
    /** Set by those who look for a fault in Refract itself. */
    private static final String DEBUG = "REFRACT_DEBUG";

    private final Console console;

    Failures(Console console) {
        this.console = console;
    }

    PrintWriter out() {
        return new PrintWriter(new OutputStreamWriter(console.out(), StandardCharsets.UTF_8), true);
    }

    PrintWriter err() {
        return new PrintWriter(console.err(), true);
    }

    /** What no handler of the command line sees: errors of the virtual machine. */
    int guard(IntSupplier run) {
        try {
            return run.getAsInt();
        } catch (OutOfMemoryError e) {
            console.tell("out of memory; give more with REFRACT_JAVA_OPTIONS=-Xmx4g, or use fewer --threads");
            return ExitCode.FAILED;
        } catch (StackOverflowError e) {
            console.tell("out of stack: some file is nested too deeply; please report this");
            debug(e);
            return ExitCode.FAILED;
        }
    }

    /** The arguments make no command. */
    int misunderstood(ParameterException failure, String[] arguments) {
        CommandLine command = failure.getCommandLine();
        String help = "see `" + command.getCommandSpec().qualifiedName() + " --help`";
        console.tell(oneLine(message(failure, command)) + "; " + help);
        return ExitCode.FAILED;
    }

    private static String message(ParameterException failure, CommandLine command) {
        if (failure instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().get(0);
            return unmatched.isUnknownOption()
                    ? "unknown option '" + word + "'" + Nearest.question(word, options(command))
                    : "unexpected argument '" + word + "'" + Nearest.question(word, commands(command));
        }
        if (failure instanceof MissingParameterException missing && isArgument(missing)) {
            return lowerCase(missing.getMessage()) + "; write `" + form(command) + "`";
        }
        // Picocli's sentences start with a capital, which the others do not, and name types of the language.
        String message = failure.getMessage()
                .replaceFirst(" is not an? (?:int|long)$", " is not a whole number")
                .replaceFirst(
                        " at index 0 \\(.*?\\) requires at least (\\d+) values, but only (\\d+) were specified",
                        " needs $1 values, and got $2");
        return lowerCase(message);
    }

    private static String lowerCase(String message) {
        return Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }

    private static boolean isArgument(MissingParameterException missing) {
        return missing.getMissing().stream().allMatch(ArgSpec::isPositional)
                && !missing.getMissing().isEmpty();
    }

    /** Which arguments a command takes, in their order: who forgot one may have taken another for it. */
    private static String form(CommandLine command) {
        StringBuilder form = new StringBuilder(command.getCommandSpec().qualifiedName());
        for (PositionalParamSpec argument : command.getCommandSpec().positionalParameters()) {
            form.append(' ').append(argument.required() ? argument.paramLabel() : "[" + argument.paramLabel() + "]");
        }
        return form.toString();
    }

    private static List<String> options(CommandLine command) {
        return new ArrayList<>(command.getCommandSpec().optionsMap().keySet());
    }

    private static List<String> commands(CommandLine command) {
        return new ArrayList<>(command.getSubcommands().keySet());
    }

    /** The command did not come to its end. */
    int failed(Exception failure, CommandLine command, ParseResult parsed) {
        if (failure instanceof OutputFailure output && output.readerGone()) {
            return ExitCode.DONE;
        }
        boolean told = failure instanceof InputException
                || failure instanceof OutputFailure
                || failure instanceof StoreException;
        console.tell(told ? oneLine(failure.getMessage()) : internal(failure));
        debug(failure);
        return ExitCode.FAILED;
    }

    private static String internal(Exception failure) {
        return "internal error: " + oneLine(failure.toString()) + "; please report this, with the output of " + DEBUG
                + "=1";
    }

    private static String oneLine(String message) {
        return String.join(" ", message.strip().split("\\s*\\R\\s*"));
    }

    private void debug(Throwable failure) {
        if (console.environment().containsKey(DEBUG)) {
            failure.printStackTrace(console.err());
        }
    }
}
