package dev.refract.bench.accuracy;

import dev.refract.bench.accuracy.TruthCase.Judgement;
import dev.refract.source.InputException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts a result against an oracle kind by kind: the strict score of the oracle's scorer. */
public final class KindScores {
    private KindScores() {}

    /** The scores of all kinds that the oracle judges, by name. */
    public static SortedMap<String, Score> of(Truth truth, ResultFile results) {
        SortedMap<String, Score> scores = new TreeMap<>();
        truth.judgedKinds().forEach(kind -> scores.put(kind, Score.NONE));
        for (String name : truth.cases()) {
            Map<String, Item> items = results.items(name)
                    .orElseThrow(() -> new InputException("the results have no line for the case " + name));
            count(truth.truthCase(name), items, scores);
            for (Item item : items.values()) {
                if (truth.label(name, item) == Label.UNLISTED) {
                    scores.merge(item.kind(), Score.FALSE_POSITIVE, Score::plus);
                }
            }
        }
        return scores;
    }

    private static void count(TruthCase truthCase, Map<String, Item> items, Map<String, Score> scores) {
        for (Map.Entry<String, Judgement> entry : truthCase.judgements().entrySet()) {
            boolean reported = items.containsKey(entry.getKey());
            Score score = score(entry.getValue().label(), reported);
            scores.computeIfPresent(entry.getValue().kind(), (kind, known) -> known.plus(score));
        }
    }

    private static Score score(Label label, boolean reported) {
        if (label == Label.TRUE) {
            return reported ? Score.TRUE_POSITIVE : Score.FALSE_NEGATIVE;
        }
        return label == Label.FALSE && reported ? Score.FALSE_POSITIVE : Score.NONE;
    }

    /**
     * Counts of one kind.
     *
     * @param truePositives reported, and labelled true
     * @param falsePositives reported, and labelled false or not listed
     * @param falseNegatives labelled true, and not reported
     */
    public record Score(int truePositives, int falsePositives, int falseNegatives) {
        /** Nothing counted. */
        public static final Score NONE = new Score(0, 0, 0);

        static final Score TRUE_POSITIVE = new Score(1, 0, 0);
        static final Score FALSE_POSITIVE = new Score(0, 1, 0);
        static final Score FALSE_NEGATIVE = new Score(0, 0, 1);

        /** Both together. */
        public Score plus(Score other) {
            return new Score(
                    truePositives + other.truePositives,
                    falsePositives + other.falsePositives,
                    falseNegatives + other.falseNegatives);
        }

        /** Number of what is labelled true. */
        public int truths() {
            return truePositives + falseNegatives;
        }

        /** Share of what is reported that is right; 1 where nothing is reported. */
        public double precision() {
            return ratio(falsePositives);
        }

        /** Share of what is right that is reported; 1 where nothing is right. */
        public double recall() {
            return ratio(falseNegatives);
        }

        private double ratio(int missed) {
            int all = truePositives + missed;
            return all == 0 ? 1 : (double) truePositives / all;
        }
    }
}
