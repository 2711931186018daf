package dev.refract.java;

/** White space and comments between the tokens of a text. */
final class Trivia {
    private Trivia() {}

    /** Offset of the first token at or after {@code start}; {@code end} where there is none before it. */
    static int skip(String text, int start, int end) {
        int position = start;
        while (position < end) {
            char c = text.charAt(position);
            if (Character.isWhitespace(c)) {
                position++;
            } else if (text.startsWith("/*", position)) {
                int close = text.indexOf("*/", position + 2);
                position = close < 0 ? end : close + 2;
            } else if (text.startsWith("//", position)) {
                position = lineEnd(text, position, end);
            } else {
                return position;
            }
        }
        return end;
    }

    private static int lineEnd(String text, int start, int end) {
        int position = start;
        while (position < end && text.charAt(position) != '\n' && text.charAt(position) != '\r') {
            position++;
        }
        return position;
    }
}
