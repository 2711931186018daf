package dev.refract.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a command talks to. Tests give their own streams, so that no process is needed.
 *
 * @param in standard input
 * @param out standard output, for results and nothing else; always UTF-8
 * @param err standard error, for everything else
 * @param outIsTerminal whether a person sees the output at once
 * @param errIsTerminal whether a person sees the messages at once
 * @param folder the folder that relative paths start from
 * @param environment the environment variables
 */
public record Console(
        InputStream in,
        OutputStream out,
        PrintStream err,
        boolean outIsTerminal,
        boolean errIsTerminal,
        Path folder,
        Map<String, String> environment) {
    /** The launcher says here which streams are terminals: Java cannot tell for each of them. */
    private static final String TERMINALS = "refract.terminals";

    /** The streams of this process. */
    public static Console ofProcess() {
        String terminals = System.getProperty(TERMINALS, "");
        return new Console(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                terminals.contains("out"),
                terminals.contains("err"),
                Path.of("").toAbsolutePath(),
                System.getenv());
    }

    /** Tells the user something, on a line of its own. */
    public void tell(String message) {
        err.println("refract: " + message);
    }

    /** Whether to write colours where the user left it open. */
    public boolean likesColor() {
        boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty() || "dumb".equals(environment.get("TERM"));
        return outIsTerminal && !refused;
    }
}
