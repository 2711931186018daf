package dev.refract.engine;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import dev.refract.model.SourceUnit;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Parses the files of a version. A file that cannot be parsed is a skip, and the rest goes on. */
final class Parsing {
    private final LanguageFrontend frontend;
    private final List<Skip> skipped = new ArrayList<>();

    Parsing(LanguageFrontend frontend) {
        this.frontend = frontend;
    }

    List<SourceUnit> parse(List<SourceFile> files) {
        List<SourceUnit> units = new ArrayList<>(files.size());
        for (SourceFile file : files) {
            if (frontend.reads(file.path())) {
                parse(file, units);
            }
        }
        return units;
    }

    /** What could not be read so far. */
    List<Skip> skipped() {
        return skipped;
    }

    private void parse(SourceFile file, List<SourceUnit> units) {
        try {
            ParsedFile parsed = frontend.parse(file.path(), file.text());
            units.add(SourceUnit.of(file.path(), parsed.file()));
            if (!parsed.problems().isEmpty()) {
                skipped.add(new Skip(file.path(), SkipCause.SYNTAX_ERROR, String.join("; ", parsed.problems())));
            }
        } catch (RuntimeException | StackOverflowError failure) {
            skipped.add(new Skip(file.path(), SkipCause.FRONTEND_CRASHED, failure.toString()));
        }
    }
}
