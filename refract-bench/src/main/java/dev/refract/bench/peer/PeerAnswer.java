package dev.refract.bench.peer;

import java.util.List;
import java.util.Objects;

/**
 * What a peer said of a case.
 *
 * @param state whether it answered
 * @param nanos time of its analysis, as it took it itself; the limit, where the limit ended it
 * @param refactorings what it found
 */
public record PeerAnswer(State state, long nanos, List<Found> refactorings) {
    public PeerAnswer {
        Objects.requireNonNull(state, "state");
        refactorings = List.copyOf(refactorings);
    }

    /** How an analysis ended. */
    public enum State {
        /** With an answer. */
        ANSWERED,
        /** With an exception. */
        FAILED,
        /** It was ended at the limit. */
        OVER_LIMIT
    }

    /**
     * One refactoring that a peer found.
     *
     * @param type name of its kind
     * @param description its sentence
     */
    public record Found(String type, String description) {}
}
