package dev.refract.finding;

import java.util.Objects;

/**
 * Changed lines that no refactoring explains.
 *
 * @param file path of the file
 * @param side the version that the lines are of
 * @param startLine first line, 1-based
 * @param endLine last line, 1-based, inclusive
 */
public record Leftover(String file, Side side, int startLine, int endLine) {
    public Leftover {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(side, "side");
        if (startLine < 1 || endLine < startLine) {
            throw new IllegalArgumentException("bad lines " + startLine + ".." + endLine + " in " + file);
        }
    }

    /** Number of lines. */
    public int lines() {
        return endLine - startLine + 1;
    }
}
