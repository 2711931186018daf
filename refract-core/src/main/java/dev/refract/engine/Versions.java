package dev.refract.engine;

import dev.refract.detect.spi.Likelihoods;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.match.mapping.Steps;
import dev.refract.model.CodeModel;
import dev.refract.model.SourceUnit;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.SourceSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The models of both versions.
 *
 * @param comparison what they were made from
 * @param before the version before the change
 * @param after the version after it
 * @param skipped what could not be read
 * @param steps the work that may be done on them
 * @param maxSteps the limit of that
 */
record Versions(
        Comparison comparison, CodeModel before, CodeModel after, List<Skip> skipped, Steps steps, long maxSteps) {
    /** How files are read: several at a time, and whether there is no deeper stack to try again on. */
    record Effort(int threads, boolean deepest) {}

    static Versions read(Comparison comparison, LanguageFrontend frontend, Effort effort, long maxSteps) {
        Parsing parsing = new Parsing(frontend, effort.threads(), effort.deepest());
        CodeModel before = model(parsing, comparison.before());
        CodeModel after = model(parsing, comparison.after());
        List<Skip> skipped = new ArrayList<>(comparison.skipped());
        skipped.addAll(parsing.skipped());
        return new Versions(comparison, before, after, skipped, new Steps(maxSteps), maxSteps);
    }

    private static CodeModel model(Parsing parsing, SourceSet sources) {
        return CodeModel.of(parsing.parse(sources.files()), sources.folders());
    }

    /** How alike bodies are, compared in the texts of both. */
    Likelihoods likelihoods() {
        Map<String, String> beforeTexts = texts(comparison.before());
        Map<String, String> afterTexts = texts(comparison.after());
        return new Likelihoods(beforeTexts::get, afterTexts::get);
    }

    private static Map<String, String> texts(SourceSet sources) {
        Map<String, String> texts = new HashMap<>();
        sources.files().forEach(file -> texts.put(file.path(), file.text()));
        return texts;
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
