package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Matches;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionMapping;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.match.Matcher;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Takes the time of a case three times, one right after the other: a bare parse, the way from the texts to the mapping,
 * and the matcher once more on the models that came of it.
 */
public final class MatchStopwatch implements Stopwatch<MatchMeasure> {
    private final Refract refract;
    private final Options options;
    private final Clock clock;

    public MatchStopwatch(LanguageFrontend frontend, Options options, Clock clock) {
        this.refract = new Refract(frontend, options);
        this.options = options;
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    @Override
    public MatchMeasure measure(OracleCase oracleCase, boolean parseFirst) {
        long parse = parseFirst ? BareParse.nanos(oracleCase, clock) : 0;
        long start = clock.nanos();
        try {
            Matches matches = refract.match(oracleCase.comparison());
            long whole = clock.nanos() - start;
            long matching = matching(matches.mapping());
            RevisionMapping result = result(
                    oracleCase, matches.outcome(), matches.skipped(), refract.describe(matches.mapping()), whole);
            return new MatchMeasure(result, parseFirst ? parse : BareParse.nanos(oracleCase, clock), whole, matching);
        } catch (RuntimeException | StackOverflowError failure) {
            List<Skip> reason = List.of(new Skip("", SkipCause.ENGINE_CRASHED, failure.toString()));
            return new MatchMeasure(
                    result(oracleCase, Outcome.FAILED, reason, EntityMapping.EMPTY, 0), parse, parse, 0);
        }
    }

    private long matching(Mapping mapping) {
        Matcher matcher = options.matcher();
        long start = clock.nanos();
        matcher.map(mapping.before(), mapping.after(), new Steps(options.maxSteps()));
        return clock.nanos() - start;
    }

    private static RevisionMapping result(
            OracleCase oracleCase, Outcome outcome, List<Skip> skipped, EntityMapping mapping, long nanos) {
        return new RevisionMapping(
                oracleCase.revision(),
                Optional.of(oracleCase.commit()),
                oracleCase.parent(),
                outcome,
                skipped,
                mapping,
                TimeUnit.NANOSECONDS.toMillis(nanos));
    }

    @Override
    public MatchMeasure fastest(MatchMeasure one, MatchMeasure other) {
        return new MatchMeasure(
                one.result(),
                Math.min(one.parseNanos(), other.parseNanos()),
                Math.min(one.wholeNanos(), other.wholeNanos()),
                Math.min(one.matchingNanos(), other.matchingNanos()));
    }
}
