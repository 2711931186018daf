package dev.refract.cli.run;

import dev.refract.engine.MatchedBodies;
import dev.refract.engine.Matches;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionBodies;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.RevisionMapping;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import java.util.List;
import java.util.function.Function;

/** Who answers the questions of the commands. */
public final class Answers {
    private Answers() {}

    /** What was refactored? */
    public static Analyst<RevisionFindings> findings(Refract refract) {
        return findings(refract::detect);
    }

    static Analyst<RevisionFindings> findings(Function<Comparison, Findings> engine) {
        return new Analyst<>(comparison -> found(engine.apply(comparison)), reason -> found(Findings.failed(reason)));
    }

    private static Answer<RevisionFindings> found(Findings findings) {
        return (revision, commit, parent, millis) -> new RevisionFindings(revision, commit, parent, findings, millis);
    }

    /** Which entity became which? */
    public static Analyst<RevisionMapping> mapping(Refract refract) {
        return new Analyst<>(
                comparison -> {
                    Matches matches = refract.match(comparison);
                    return mapped(matches.outcome(), matches.skipped(), refract.describe(matches.mapping()));
                },
                reason -> mapped(Outcome.FAILED, List.of(reason), EntityMapping.EMPTY));
    }

    /** Which statement became which? */
    public static Analyst<RevisionBodies> bodies(Refract refract) {
        return new Analyst<>(
                comparison -> described(refract.matchBodies(comparison)),
                reason -> described(MatchedBodies.failed(reason)));
    }

    private static Answer<RevisionBodies> described(MatchedBodies bodies) {
        return (revision, commit, parent, millis) -> new RevisionBodies(
                revision, commit, parent, bodies.outcome(), bodies.skipped(), bodies.bodies(), millis);
    }

    private static Answer<RevisionMapping> mapped(Outcome outcome, List<Skip> skipped, EntityMapping mapping) {
        return (revision, commit, parent, millis) ->
                new RevisionMapping(revision, commit, parent, outcome, skipped, mapping, millis);
    }
}
