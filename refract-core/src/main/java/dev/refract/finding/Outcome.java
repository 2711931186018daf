package dev.refract.finding;

import dev.refract.source.Skip;
import java.util.List;

/** How far an analysis came. */
public enum Outcome {
    /** Everything was looked at: an empty list of refactorings means that there are none. */
    COMPLETE,
    /** Something was skipped: the rest was looked at. */
    PARTIAL,
    /** Nothing could be looked at. */
    FAILED;

    /** The outcome of an analysis that left these out. */
    public static Outcome of(List<Skip> skipped) {
        return skipped.stream().anyMatch(skip -> skip.cause().incomplete()) ? PARTIAL : COMPLETE;
    }

    /** The name in outputs. */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
