package dev.refract.bench.peer;

import dev.refract.bench.oracle.OracleCase;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * Another tool. It works in a process of its own, so that it has its own libraries and can be ended at the limit; then a
 * new one is started and warmed up again.
 */
public final class Peer implements AutoCloseable {
    private final List<String> command;
    private final List<OracleCase> warmUp;
    private final Duration limit;
    private PeerProcess process;

    private Peer(List<String> command, List<OracleCase> warmUp, Duration limit) {
        this.command = List.copyOf(command);
        this.warmUp = List.copyOf(warmUp);
        this.limit = Objects.requireNonNull(limit, "limit");
    }

    /**
     * Starts a peer and warms it up.
     *
     * @param command program and arguments of the worker
     * @param warmUp cases that it does first, without the clock
     * @param limit longest time for a case
     */
    public static Peer start(List<String> command, List<OracleCase> warmUp, Duration limit) {
        Peer peer = new Peer(command, warmUp, limit);
        peer.restart();
        return peer;
    }

    /** Has the peer analyse a case. */
    public PeerAnswer analyse(OracleCase oracleCase) {
        PeerAnswer answer = process.ask(oracleCase.comparison(), limit);
        if (answer.state() == PeerAnswer.State.OVER_LIMIT) {
            restart();
        }
        return answer;
    }

    @Override
    public void close() {
        process.close();
    }

    /** A warm-up case over the limit leaves the new process as warm as it is. */
    private void restart() {
        process = PeerProcess.start(command);
        for (OracleCase oracleCase : warmUp) {
            if (process.ask(oracleCase.comparison(), limit).state() == PeerAnswer.State.OVER_LIMIT) {
                process = PeerProcess.start(command);
            }
        }
    }
}
