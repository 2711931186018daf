package dev.refract.bench.accuracy;

import dev.refract.bench.accuracy.TruthCase.Judgement;
import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The labels of an oracle. The kinds that it judges are all that occur in it, or those in the file {@code NAME.types}
 * beside {@code NAME.truth.jsonl}; of other kinds it says nothing.
 */
public final class Truth {
    private static final String TRUTH_FILE = ".truth.jsonl";
    private final Map<String, TruthCase> cases;
    private final Optional<Set<String>> listedKinds;
    private final Set<String> judgedKinds;

    private Truth(Map<String, TruthCase> cases, Optional<Set<String>> listedKinds) {
        this.cases = cases;
        this.listedKinds = listedKinds;
        this.judgedKinds = listedKinds.orElseGet(() -> occurringKinds(cases.values()));
    }

    /** A truth that knows no case: every label is {@link Label#UNJUDGED}. */
    public static Truth none() {
        return new Truth(Map.of(), Optional.empty());
    }

    /** Reads a truth file. */
    public static Truth read(Path file) {
        Map<String, TruthCase> cases = new LinkedHashMap<>();
        for (JsonNode line : JsonLines.read(file)) {
            TruthCase truthCase = TruthCase.of(line);
            cases.put(truthCase.name(), truthCase);
        }
        return new Truth(cases, listedKinds(file));
    }

    /** The same with the cases of one split only; where no file lists the kinds, only these cases' kinds are judged. */
    public Truth of(Split split) {
        Map<String, TruthCase> some = new LinkedHashMap<>(cases);
        some.values().removeIf(truthCase -> truthCase.split() != split);
        return new Truth(some, listedKinds);
    }

    /** The names of the cases, in the order of the file. */
    public Set<String> cases() {
        return cases.keySet();
    }

    /** Whether the case is held out. */
    public boolean heldOut(String name) {
        TruthCase truthCase = cases.get(name);
        return truthCase != null && truthCase.split() == Split.VALIDATION;
    }

    /** What the oracle says of an item of a case. */
    public Label label(String name, Item item) {
        TruthCase truthCase = cases.get(name);
        if (truthCase == null) {
            return Label.UNJUDGED;
        }
        Optional<Judgement> listed = truthCase.judgement(item.key());
        String kind = listed.map(Judgement::kind).orElse(item.kind());
        return judgedKinds.contains(kind) ? listed.map(Judgement::label).orElse(Label.UNLISTED) : Label.UNJUDGED;
    }

    /** The kinds that the oracle judges. */
    Set<String> judgedKinds() {
        return judgedKinds;
    }

    TruthCase truthCase(String name) {
        return cases.get(name);
    }

    private static Set<String> occurringKinds(Collection<TruthCase> cases) {
        Set<String> kinds = new LinkedHashSet<>();
        cases.forEach(truthCase -> truthCase.judgements().values().forEach(judgement -> kinds.add(judgement.kind())));
        return kinds;
    }

    private static Optional<Set<String>> listedKinds(Path truth) {
        String name = truth.getFileName().toString();
        String base = name.endsWith(TRUTH_FILE) ? name.substring(0, name.length() - TRUTH_FILE.length()) : name;
        Path listed = truth.resolveSibling(base + ".types");
        if (!Files.exists(listed)) {
            return Optional.empty();
        }
        Set<String> kinds = new LinkedHashSet<>();
        for (String kind : List.of(text(listed).split(","))) {
            kinds.add(CanonicalKeys.kind(kind.strip()));
        }
        return Optional.of(kinds);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new InputException("cannot read " + file + ": " + e, e);
        }
    }
}
