package dev.refract.output.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Text of limited width that grows line by line. */
final class Page {
    private static final char LINE_END = '\n';

    private final StringBuilder text = new StringBuilder();
    private final int width;

    Page(int width) {
        this.width = width;
    }

    void blank() {
        text.append(LINE_END);
    }

    void line(int indentation, String line) {
        text.append(" ".repeat(indentation)).append(line).append(LINE_END);
    }

    /** Whether the text has room on one line. */
    boolean fits(int indentation, String line) {
        return indentation + length(line) <= width;
    }

    /** Breaks the text at blanks; lines after the first stand two further in. A word that is too long stays whole. */
    void wrapped(int indentation, String words, UnaryOperator<String> paint) {
        List<String> lines = broken(words, width - indentation);
        for (int i = 0; i < lines.size(); i++) {
            line(i == 0 ? indentation : indentation + 2, paint.apply(lines.get(i)));
        }
    }

    /** Breaks the text behind a word that leads it; lines after the first stand below the text, two further in. */
    void hanging(int indentation, String lead, UnaryOperator<String> paint, String words) {
        List<String> lines = broken(words, width - indentation - length(lead));
        line(indentation, paint.apply(lead) + lines.get(0));
        for (String line : lines.subList(1, lines.size())) {
            line(indentation + length(lead) + 2, line);
        }
    }

    private static List<String> broken(String words, int room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ")) {
            int left = (lines.isEmpty() ? room : room - 2) - length(line);
            if (!line.isEmpty() && length(word) + 1 > left) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    static int length(CharSequence text) {
        return Character.codePointCount(text, 0, text.length());
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
