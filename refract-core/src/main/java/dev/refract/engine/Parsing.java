package dev.refract.engine;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import dev.refract.model.SourceUnit;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Parses the files of a version, several at a time. A file that cannot be parsed is a skip, and the rest goes on. The
 * order of the files is that of the input, whatever the number of threads.
 */
final class Parsing {
    private final LanguageFrontend frontend;
    private final int threads;
    private final boolean deepest;
    private final List<Skip> skipped = new ArrayList<>();

    /**
     * Parses with a front end.
     *
     * @param threads files that are parsed at a time
     * @param deepest whether there is no deeper stack to try again on, so that a file too deep for this one is skipped
     */
    Parsing(LanguageFrontend frontend, int threads, boolean deepest) {
        this.frontend = frontend;
        this.threads = threads;
        this.deepest = deepest;
    }

    /** What became of one file. */
    private record Result(Optional<SourceUnit> unit, Optional<Skip> skip) {}

    List<SourceUnit> parse(List<SourceFile> files) {
        List<Callable<Result>> tasks = files.stream()
                .filter(file -> frontend.reads(file.path()))
                .map(file -> (Callable<Result>) () -> parse(file))
                .toList();
        List<SourceUnit> units = new ArrayList<>(tasks.size());
        for (Result result : Parallel.run(tasks, threads)) {
            result.unit().ifPresent(units::add);
            result.skip().ifPresent(skipped::add);
        }
        return units;
    }

    /** What could not be read so far. */
    List<Skip> skipped() {
        return skipped;
    }

    private Result parse(SourceFile file) {
        try {
            ParsedFile parsed = frontend.parse(file.path(), file.text());
            Optional<Skip> problems = parsed.problems().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Skip(file.path(), SkipCause.SYNTAX_ERROR, String.join("; ", parsed.problems())));
            return new Result(Optional.of(SourceUnit.of(file.path(), parsed.file())), problems);
        } catch (StackOverflowError tooDeep) {
            if (!deepest) {
                throw tooDeep;
            }
            return crashed(file, "nested too deep");
        } catch (RuntimeException failure) {
            return crashed(file, failure.toString());
        }
    }

    private static Result crashed(SourceFile file, String detail) {
        return new Result(Optional.empty(), Optional.of(new Skip(file.path(), SkipCause.FRONTEND_CRASHED, detail)));
    }
}
