package dev.refract.cli;

import dev.refract.cli.console.Console;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One run of the command line in a folder, and what came of it. */
final class CommandRun {
    private final Path folder;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private OutputStream target = out;
    private String input = "";
    private boolean terminal;
    private int exitCode;

    private CommandRun(Path folder) {
        this.folder = folder;
    }

    static CommandRun in(Path folder) {
        return new CommandRun(folder);
    }

    CommandRun withInput(String text) {
        input = text;
        return this;
    }

    CommandRun withOutput(OutputStream stream) {
        target = stream;
        return this;
    }

    CommandRun withMessagesOnTerminal() {
        terminal = true;
        return this;
    }

    CommandRun run(String... arguments) {
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                target,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                terminal,
                folder,
                Map.of());
        exitCode = new Main(console).run(arguments);
        return this;
    }

    int exitCode() {
        return exitCode;
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    List<String> lines() {
        return out().lines().toList();
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
