package dev.refract.engine;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.match.mapping.Steps;
import dev.refract.model.CodeModel;
import dev.refract.model.SourceUnit;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.SourceSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The models of both versions.
 *
 * @param before the version before the change
 * @param after the version after it
 * @param skipped what could not be read
 * @param steps the work that may be done on them
 * @param maxSteps the limit of that
 */
record Versions(CodeModel before, CodeModel after, List<Skip> skipped, Steps steps, long maxSteps) {
    /** How files are read: several at a time, and whether there is no deeper stack to try again on. */
    record Effort(int threads, boolean deepest) {}

    static Versions read(Comparison comparison, LanguageFrontend frontend, Effort effort, long maxSteps) {
        Parsing parsing = new Parsing(frontend, effort.threads(), effort.deepest());
        CodeModel before = model(parsing, comparison.before());
        CodeModel after = model(parsing, comparison.after());
        List<Skip> skipped = new ArrayList<>(comparison.skipped());
        skipped.addAll(parsing.skipped());
        return new Versions(before, after, skipped, new Steps(maxSteps), maxSteps);
    }

    private static CodeModel model(Parsing parsing, SourceSet sources) {
        return CodeModel.of(parsing.parse(sources.files()), sources.folders());
    }

    /** What is left out by now: what could not be read, and all that the work on it did not come to. */
    List<Skip> leftOut() {
        List<Skip> all = new ArrayList<>(skipped);
        if (steps.exhausted()) {
            all.add(new Skip("", SkipCause.OVER_BUDGET, "more than " + maxSteps + " steps"));
        }
        return all;
    }

    /** Syntax nodes of both. */
    long nodes() {
        return nodes(before) + nodes(after);
    }

    private static long nodes(CodeModel model) {
        return model.units().stream()
                .map(SourceUnit::file)
                .mapToLong(file -> file.tree().size())
                .sum();
    }
}
