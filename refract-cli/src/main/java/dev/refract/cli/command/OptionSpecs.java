package dev.refract.cli.command;

import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Makes the options that differ from each other in names and words only. */
final class OptionSpecs {
    private OptionSpecs() {}

    /** An option without a value. */
    static OptionSpec flag(String name, String description) {
        return flag(OptionSpec.builder(name), description);
    }

    /** An option without a value that has a short name, too. */
    static OptionSpec flag(String letter, String name, String description) {
        return flag(OptionSpec.builder(letter, name), description);
    }

    private static OptionSpec flag(OptionSpec.Builder option, String description) {
        return option.type(Boolean.class)
                .defaultValue("false")
                .description(description)
                .build();
    }

    /** An option with a text. */
    static OptionSpec text(String name, String label, String description) {
        return OptionSpec.builder(name)
                .paramLabel(label)
                .type(String.class)
                .description(description)
                .build();
    }

    /** An option with a text, which may be given several times. */
    static OptionSpec texts(String name, String label, String description) {
        return OptionSpec.builder(name)
                .paramLabel(label)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description(description)
                .build();
    }

    /** An option with a number, of the type of the one that it has if none is given. */
    static OptionSpec number(String name, Number standard, String description) {
        return OptionSpec.builder(name)
                .paramLabel("N")
                .type(standard.getClass())
                .defaultValue(standard.toString())
                .description(description)
                .build();
    }
}
