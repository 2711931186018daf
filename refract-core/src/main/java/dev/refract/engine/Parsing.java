package dev.refract.engine;

import dev.refract.finding.Side;
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
    private final FileParser parser;
    private final Effort effort;
    private final List<Skip> skipped = new ArrayList<>();

    Parsing(FileParser parser, Effort effort) {
        this.parser = parser;
        this.effort = effort;
    }

    /** What became of one file. */
    private record Result(Optional<SourceUnit> unit, Optional<Skip> skip) {}

    List<SourceUnit> parse(List<SourceFile> files, Side side) {
        List<Callable<Result>> tasks = files.stream()
                .filter(parser::reads)
                .map(file -> (Callable<Result>) () -> parse(file))
                .toList();
        List<SourceUnit> units = new ArrayList<>(tasks.size());
        for (Result result : Parallel.run(tasks, effort.threads())) {
            result.unit().ifPresent(units::add);
            result.skip().map(skip -> in(side, skip)).ifPresent(skipped::add);
        }
        return units;
    }

    /** The skip with the version of the file in its words: what is wrong in both versions is said of each. */
    private static Skip in(Side side, Skip skip) {
        return new Skip(skip.file(), skip.cause(), side.id() + ", " + skip.detail());
    }

    /** What could not be read so far. */
    List<Skip> skipped() {
        return skipped;
    }

    private Result parse(SourceFile file) {
        if (effort.overdue().getAsBoolean()) {
            return new Result(Optional.empty(), Optional.empty());
        }
        try {
            ParsedFile parsed = parser.parse(file);
            Optional<Skip> problems = parsed.problems().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Skip(file.path(), SkipCause.SYNTAX_ERROR, String.join("; ", parsed.problems())));
            return new Result(Optional.of(SourceUnit.of(file.path(), parsed.file())), problems);
        } catch (StackOverflowError tooDeep) {
            if (!effort.deepest()) {
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
