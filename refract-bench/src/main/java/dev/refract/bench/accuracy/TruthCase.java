package dev.refract.bench.accuracy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The labels of one case.
 *
 * @param name name of the case
 * @param split the part of the oracle that it is of
 * @param judgements what the oracle says, by key
 */
record TruthCase(String name, Split split, Map<String, Judgement> judgements) {
    TruthCase {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(split, "split");
    }

    /** Where two sentences have the same key, a label true wins, and otherwise the last one. */
    static TruthCase of(JsonNode line) {
        Map<String, Judgement> judgements = new LinkedHashMap<>();
        for (JsonNode refactoring : JsonLines.list(line, "refactorings")) {
            String kind = CanonicalKeys.kind(JsonLines.text(refactoring, "type"));
            Judgement judgement = new Judgement(kind, Label.of(JsonLines.text(refactoring, "label")));
            for (String key : CanonicalKeys.of(JsonLines.text(refactoring, "description"))) {
                judgements.merge(key, judgement, (known, later) -> known.label == Label.TRUE ? known : later);
            }
        }
        boolean validation = line.has("split") && JsonLines.text(line, "split").equals("validation");
        return new TruthCase(JsonLines.text(line, "case"), validation ? Split.VALIDATION : Split.DEV, judgements);
    }

    Optional<Judgement> judgement(String key) {
        return Optional.ofNullable(judgements.get(key));
    }

    /** Kind and label of a listed refactoring. */
    record Judgement(String kind, Label label) {}
}
