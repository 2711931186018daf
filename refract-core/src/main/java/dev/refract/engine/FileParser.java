package dev.refract.engine;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import dev.refract.source.SourceFile;
import java.util.Optional;

/**
 * Parses files, or has them parsed already.
 *
 * @param frontend the language
 * @param cache where parsed files are kept, if anywhere
 */
record FileParser(LanguageFrontend frontend, Optional<FileModelCache> cache) {
    boolean reads(SourceFile file) {
        return frontend.reads(file.path());
    }

    ParsedFile parse(SourceFile file) {
        return cache.map(kept -> kept.get(file, () -> parseAnew(file))).orElseGet(() -> parseAnew(file));
    }

    private ParsedFile parseAnew(SourceFile file) {
        return frontend.parse(file.path(), file.text());
    }
}
