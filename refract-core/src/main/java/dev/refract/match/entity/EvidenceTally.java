package dev.refract.match.entity;

import java.util.Map;
import java.util.TreeMap;

/** Adds up weighted evidence, and remembers what each sort of it was. */
final class EvidenceTally {
    private static final int SORTS = 15;
    private final String[] names = new String[SORTS];
    private final double[] values = new double[SORTS];
    private int count;
    private double points;

    /** A tally that has to reach a bound. */
    EvidenceTally(double bound) {
        points = -bound;
    }

    /** Counts a sort of evidence, from 0 to 1. */
    EvidenceTally add(String name, double value, double weight) {
        names[count] = name;
        values[count++] = value;
        points += value * weight;
        return this;
    }

    /** By how much the evidence is more than the bound. */
    double points() {
        return points;
    }

    /** The evidence by its name, without what is not there. */
    Map<String, Double> evidence() {
        Map<String, Double> evidence = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            if (values[i] != 0) {
                evidence.put(names[i], values[i]);
            }
        }
        return evidence;
    }
}
