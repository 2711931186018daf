package dev.refract.bench.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.peer.PeerAnswer.Found;
import dev.refract.bench.peer.PeerAnswer.State;
import dev.refract.source.InputException;
import dev.refract.source.Texts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PeerTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final List<String> FAKE =
            List.of(JAVA, "-cp", System.getProperty("java.class.path"), FakeWorker.class.getName());
    private static final OracleCase USUAL = oracleCase("Größe.java");

    @Test
    void theAnswerIsThePeersOwn() {
        try (Peer peer = Peer.start(FAKE, List.of(USUAL), Duration.ofSeconds(60))) {
            assertThat(peer.analyse(USUAL))
                    .isEqualTo(new PeerAnswer(State.ANSWERED, 1000, List.of(new Found("Größe.java", "class Ä {}"))));
        }
    }

    @Test
    void aCaseOverTheLimitCountsWithTheLimitAndTheNextOneIsAnsweredAgain() {
        Duration limit = Duration.ofSeconds(5);
        try (Peer peer = Peer.start(FAKE, List.of(), limit)) {
            assertThat(peer.analyse(oracleCase("Slow.java")))
                    .isEqualTo(new PeerAnswer(State.OVER_LIMIT, limit.toNanos(), List.of()));
            assertThat(peer.analyse(USUAL).state()).isEqualTo(State.ANSWERED);
        }
    }

    @Test
    void aPeerThatCannotWorkIsToldWithItsLastWords() {
        List<String> missing = List.of(JAVA, "-cp", "nowhere", "no.such.Worker");
        try (Peer peer = Peer.start(missing, List.of(), Duration.ofSeconds(60))) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> peer.analyse(USUAL))
                    .withMessageContaining("no.such.Worker");
        }
    }

    private static OracleCase oracleCase(String path) {
        return new OracleCase(
                "case/x", "0".repeat(40), Optional.empty(), Texts.compare(Map.of(), Map.of(path, "class Ä {}")));
    }
}
