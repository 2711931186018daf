package dev.refract.cli.command;

import dev.refract.cli.console.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format, in any case. */
final class FormatConverter<F> implements ITypeConverter<F> {
    private final Map<String, F> formats;

    FormatConverter(Map<String, F> formats) {
        this.formats = formats;
    }

    /** Of formats whose constants are called as the words on the command line. */
    static <F extends Enum<F>> FormatConverter<F> of(F[] formats) {
        Map<String, F> names = new LinkedHashMap<>();
        for (F format : formats) {
            names.put(format.name(), format);
        }
        return new FormatConverter<>(names);
    }

    @Override
    public F convert(String name) {
        return formats.entrySet().stream()
                .filter(format -> format.getKey().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> unknown(name))
                .getValue();
    }

    private TypeConversionException unknown(String name) {
        List<String> names = List.copyOf(formats.keySet());
        return new TypeConversionException(
                "'" + name + "' is none of " + String.join(", ", names) + Nearest.question(name, names));
    }
}
