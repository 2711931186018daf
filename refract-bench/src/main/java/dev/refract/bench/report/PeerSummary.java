package dev.refract.bench.report;

import dev.refract.bench.peer.PeerAnswer.State;
import dev.refract.bench.peer.PeerMeasure;
import java.util.List;

/**
 * The figures of a run with a peer.
 *
 * @param setup what was run
 * @param peer times of the peer's analysis; a case that was ended at the limit counts with the limit
 * @param analysis times of the own analysis
 * @param parse times of the bare parse
 * @param peerOverAnalysis the peer's times over those of the own analysis
 * @param peerOverParse the peer's times over those of the parse
 * @param analysisOverParse times of the own analysis over those of the parse
 */
public record PeerSummary(
        Setup setup,
        Times peer,
        Times analysis,
        Times parse,
        Ratio peerOverAnalysis,
        Ratio peerOverParse,
        Ratio analysisOverParse) {
    /** The summary of measures. */
    public static PeerSummary of(String oracle, int limitSeconds, List<PeerMeasure> measures) {
        Times peer = Times.of(measures, measure -> measure.peer().nanos(), PeerSummary::revision);
        Times analysis = Times.of(measures, measure -> measure.own().analysisNanos(), PeerSummary::revision);
        Times parse = Times.of(measures, measure -> measure.own().parseNanos(), PeerSummary::revision);
        Setup setup = new Setup(
                oracle,
                measures.size(),
                limitSeconds,
                count(measures, State.OVER_LIMIT),
                count(measures, State.FAILED),
                Runtime.version().toString());
        return new PeerSummary(
                setup,
                peer,
                analysis,
                parse,
                Ratio.of(peer, analysis),
                Ratio.of(peer, parse),
                Ratio.of(analysis, parse));
    }

    private static String revision(PeerMeasure measure) {
        return measure.own().oracleCase().revision();
    }

    private static long count(List<PeerMeasure> measures, State state) {
        return measures.stream()
                .filter(measure -> measure.peer().state() == state)
                .count();
    }

    /**
     * What was run.
     *
     * @param oracle path of the oracle
     * @param cases number of cases
     * @param limitSeconds longest time that the peer had for a case
     * @param overLimit cases that were ended at the limit
     * @param failed cases that the peer ended with an exception
     * @param java version of the virtual machine, the same for the peer
     */
    public record Setup(String oracle, int cases, int limitSeconds, long overLimit, long failed, String java) {}

    /** Total over total, and median over median. */
    public record Ratio(double total, double median) {
        private static Ratio of(Times some, Times others) {
            return new Ratio(
                    Figures.rounded(some.totalMillis() / others.totalMillis()),
                    Figures.rounded(some.medianMillis() / others.medianMillis()));
        }
    }
}
