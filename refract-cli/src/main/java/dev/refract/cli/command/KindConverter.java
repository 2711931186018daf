package dev.refract.cli.command;

import dev.refract.cli.console.Nearest;
import dev.refract.finding.Catalog;
import dev.refract.finding.Kind;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a kind. */
final class KindConverter implements ITypeConverter<Kind> {
    @Override
    public Kind convert(String name) {
        return Catalog.find(name)
                .orElseThrow(() -> new TypeConversionException(
                        "unknown kind '" + name + "'" + suggestion(name) + " `refract list` shows all kinds"));
    }

    private static String suggestion(String name) {
        String id = name.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
        List<String> ids = Catalog.kinds().stream().map(Kind::id).toList();
        String question = Nearest.question(id, ids);
        return question.isEmpty() ? ";" : question;
    }
}
