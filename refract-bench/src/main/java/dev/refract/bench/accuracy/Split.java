package dev.refract.bench.accuracy;

/** The part of an oracle that a case is of. */
public enum Split {
    /** May be opened while rules are made. */
    DEV,
    /** Is held out: only its counts are looked at. */
    VALIDATION
}
