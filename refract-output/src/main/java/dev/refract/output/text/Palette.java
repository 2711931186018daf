package dev.refract.output.text;

/** Colours of a terminal, or none. */
enum Palette {
    PLAIN(false),
    COLORED(true);

    private static final String RESET = "\u001b[0m";

    private final boolean colored;

    Palette(boolean colored) {
        this.colored = colored;
    }

    static Palette of(boolean color) {
        return color ? COLORED : PLAIN;
    }

    String heading(String text) {
        return paint("\u001b[1m", text);
    }

    String kind(String text) {
        return paint("\u001b[1;36m", text);
    }

    String place(String text) {
        return paint("\u001b[34m", text);
    }

    String quiet(String text) {
        return paint("\u001b[2m", text);
    }

    String removed(String text) {
        return paint("\u001b[31m", text);
    }

    String added(String text) {
        return paint("\u001b[32m", text);
    }

    String warning(String text) {
        return paint("\u001b[1;33m", text);
    }

    String failure(String text) {
        return paint("\u001b[1;31m", text);
    }

    private String paint(String color, String text) {
        return colored && !text.isEmpty() ? color + text + RESET : text;
    }
}
