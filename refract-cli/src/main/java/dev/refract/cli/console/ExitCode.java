package dev.refract.cli.console;

/** What the process says by its exit code. */
public final class ExitCode {
    /** Done. */
    public static final int DONE = 0;
    /** Done, and something was found; only where the user asked for this code. */
    public static final int FOUND = 1;
    /** The command cannot be understood, or nothing could be analysed. */
    public static final int FAILED = 2;
    /** Done with something skipped. */
    public static final int PARTIAL = 3;

    private ExitCode() {}
}
