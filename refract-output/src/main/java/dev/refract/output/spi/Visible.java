package dev.refract.output.spi;

/** Text from a code base made safe for a terminal: on one line, and without characters that steer it. */
public final class Visible {
    private static final int REPLACEMENT = 0xFFFD;

    private Visible() {}

    /** The text with each run of white space as one blank, and control characters replaced. */
    public static String of(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        boolean blank = false;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int character = text.codePointAt(i);
            boolean white = Character.isWhitespace(character);
            if (!white) {
                visible.appendCodePoint(steers(character) ? REPLACEMENT : character);
            } else if (!blank) {
                visible.append(' ');
            }
            blank = white;
        }
        return visible.toString();
    }

    /** Whether a terminal obeys the character instead of showing it, the direction of text included. */
    private static boolean steers(int character) {
        return Character.isISOControl(character)
                || character >= 0x202A && character <= 0x202E
                || character >= 0x2066 && character <= 0x2069;
    }
}
