package dev.refract.cli.command;

import dev.refract.cli.console.Nearest;
import dev.refract.finding.Likelihood;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** The option that says how alike the bodies of an element before and after must be. */
final class LikelihoodOption implements OptionGroup {
    private final OptionSpec atLeast = OptionSpec.builder("--at-least")
            .paramLabel("LIKELIHOOD")
            .type(Likelihood.class)
            .converters(new Converter())
            .description("Leave out findings on types, methods and fields whose code changed more than this: equal (the"
                    + " same text), clone (equal but for white space, comments, words of access, packages, and names"
                    + " consistently exchanged) or noclone.")
            .build();

    @Override
    public void addTo(CommandSpec command) {
        command.addOption(atLeast);
    }

    /** The least likelihood that is wanted, if one was given. */
    Optional<Likelihood> atLeast() {
        return Optional.ofNullable(atLeast.getValue());
    }

    private static final class Converter implements ITypeConverter<Likelihood> {
        @Override
        public Likelihood convert(String name) {
            return Likelihood.find(name).orElseThrow(() -> unknown(name));
        }

        private static TypeConversionException unknown(String name) {
            List<String> names =
                    Stream.of(Likelihood.values()).map(Likelihood::id).toList();
            return new TypeConversionException(
                    "'" + name + "' is none of " + String.join(", ", names) + Nearest.question(name, names));
        }
    }
}
