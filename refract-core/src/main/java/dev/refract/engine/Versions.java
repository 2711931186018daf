package dev.refract.engine;

import dev.refract.detect.spi.Likelihoods;
import dev.refract.finding.Side;
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
    /** Says that the analysis was stopped. */
    static final Skip TOO_LONG = new Skip("", SkipCause.TIMED_OUT, "stopped, since it took too long");

    static Versions read(Comparison comparison, FileParser parser, Effort effort) {
        Parsing parsing = new Parsing(parser, effort);
        CodeModel before = model(parsing, comparison.before(), Side.BEFORE);
        CodeModel after = model(parsing, comparison.after(), Side.AFTER);
        List<Skip> skipped = new ArrayList<>(comparison.skipped());
        skipped.addAll(parsing.skipped());
        Steps steps = new Steps(effort.maxSteps(), effort.overdue());
        return new Versions(comparison, before, after, skipped, steps, effort.maxSteps());
    }

    private static CodeModel model(Parsing parsing, SourceSet sources, Side side) {
        return CodeModel.of(parsing.parse(sources.files(), side), sources.folders());
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
        if (steps.isStopped()) {
            all.add(TOO_LONG);
        } else if (steps.isCutShort()) {
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
