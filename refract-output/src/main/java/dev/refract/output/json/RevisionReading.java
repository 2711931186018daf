package dev.refract.output.json;

import dev.refract.finding.ElementKind;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Kind;
import dev.refract.finding.Leftover;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Outcome;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Makes the records of one revision from its JSON object; the counterpart of {@link RevisionObject}. */
final class RevisionReading {
    private final Function<String, Optional<Kind>> kinds;

    RevisionReading(Function<String, Optional<Kind>> kinds) {
        this.kinds = kinds;
    }

    RevisionFindings revision(JsonFields json) {
        return new RevisionFindings(
                json.text("revision"),
                json.optionalText("commit"),
                json.optionalText("parent"),
                findings(json),
                json.number("millis"));
    }

    private Findings findings(JsonFields json) {
        JsonFields work = json.object("work");
        return new Findings(
                json.oneOf("outcome", Outcome.values(), Outcome::id),
                json.list("skipped", RevisionReading::skip),
                json.list("refactorings", this::refactoring),
                json.list("leftover", leftover -> leftover.checked(RevisionReading::leftover)),
                new Findings.Work(work.number("nodes"), work.number("steps")));
    }

    private static Skip skip(JsonFields json) {
        return new Skip(json.text("file"), json.oneOf("cause", SkipCause.values(), SkipCause::id), json.text("detail"));
    }

    private static Leftover leftover(JsonFields json) {
        return new Leftover(json.text("file"), side(json), json.smallNumber("startLine"), json.smallNumber("endLine"));
    }

    private Refactoring refactoring(JsonFields json) {
        return new Refactoring(
                json.text("id"),
                kind(json),
                json.text("description"),
                json.list("before", participant -> participant(participant, Side.BEFORE)),
                json.list("after", participant -> participant(participant, Side.AFTER)),
                evidence(json.object("evidence")),
                json.list("explains", range -> range(range, range.text("file"), side(range))),
                json.optionalText("causedBy"));
    }

    private Kind kind(JsonFields json) {
        String id = json.text("kind");
        return kinds.apply(id).orElseGet(() -> UnknownKind.of(id, json.text("type")));
    }

    private static Participant participant(JsonFields json, Side side) {
        SourceRange range = range(json, json.text("file"), side);
        return new Participant(
                json.text("element"),
                json.oneOf("elementKind", ElementKind.values(), ElementKind::name),
                json.text("role"),
                json.text("code"),
                range,
                json.has("nameRange") ? range(json.object("nameRange"), range.file(), side) : range);
    }

    private static Evidence evidence(JsonFields json) {
        Optional<Likelihood> likelihood = json.has("likelihood")
                ? Optional.of(json.oneOf("likelihood", Likelihood.values(), Likelihood::id))
                : Optional.empty();
        return new Evidence(json.text("rule"), likelihood, json.textsBut(Set.of("rule", "likelihood")));
    }

    private static SourceRange range(JsonFields json, String file, Side side) {
        return json.checked(fields -> new SourceRange(
                file,
                side,
                new SourceRange.Position(
                        fields.smallNumber("startLine"),
                        fields.smallNumber("startColumn"),
                        fields.smallNumber("startOffset")),
                new SourceRange.Position(
                        fields.smallNumber("endLine"),
                        fields.smallNumber("endColumn"),
                        fields.smallNumber("endOffset"))));
    }

    private static Side side(JsonFields json) {
        return json.oneOf("side", Side.values(), Side::id);
    }
}
