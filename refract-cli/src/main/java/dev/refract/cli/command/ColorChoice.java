package dev.refract.cli.command;

import dev.refract.cli.console.Console;

/** Whether text has colours. The names are the words on the command line. */
enum ColorChoice {
    auto,
    always,
    never;

    boolean on(Console console, boolean toFile) {
        return switch (this) {
            case auto -> !toFile && console.likesColor();
            case always -> true;
            case never -> false;
        };
    }
}
