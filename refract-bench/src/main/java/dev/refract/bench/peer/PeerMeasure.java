package dev.refract.bench.peer;

import dev.refract.bench.measure.CaseMeasure;
import java.util.Objects;

/**
 * A case measured with and without the peer, one right after the other.
 *
 * @param own what the case gave and took here
 * @param peer what it gave and took there
 */
public record PeerMeasure(CaseMeasure own, PeerAnswer peer) {
    public PeerMeasure {
        Objects.requireNonNull(own, "own");
        Objects.requireNonNull(peer, "peer");
    }
}
