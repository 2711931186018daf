package dev.refract.cli.command;

import dev.refract.cli.console.Nearest;
import dev.refract.output.OutputFormat;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format. */
final class OutputFormatConverter implements ITypeConverter<OutputFormat> {
    @Override
    public OutputFormat convert(String name) {
        List<String> names =
                Arrays.stream(OutputFormat.values()).map(OutputFormat::id).toList();
        return OutputFormat.of(name)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + name + "' is none of " + String.join(", ", names) + Nearest.question(name, names)));
    }
}
