package dev.refract.bench.peer;

import dev.refract.bench.peer.PeerAnswer.Found;
import dev.refract.bench.peer.PeerAnswer.State;
import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import dev.refract.source.SourceFile;
import dev.refract.source.SourceSet;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A worker process that analyses cases one after the other. A worker reads from its standard input the files before and
 * the files after (each a number of files, then path and text of each), and answers on its standard output with its
 * nanoseconds, whether it succeeded, the number of refactorings, and type and sentence of each. A text is its number of
 * UTF-8 bytes and these bytes; numbers are big-endian.
 */
final class PeerProcess implements AutoCloseable {
    private static final int LAST_LINES = 5;
    private final Process process;
    private final Path log;
    private final DataOutputStream requests;
    private final DataInputStream answers;

    private PeerProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
        this.requests = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        this.answers = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    }

    static PeerProcess start(List<String> command) {
        try {
            Path log = Files.createTempFile("refract-bench-peer", ".log");
            log.toFile().deleteOnExit();
            Process process =
                    new ProcessBuilder(command).redirectError(log.toFile()).start();
            return new PeerProcess(process, log);
        } catch (IOException e) {
            throw new InputException("cannot start the peer: " + e.getMessage(), e);
        }
    }

    /** Asks for a case; after an answer over the limit the process is of no more use. */
    PeerAnswer ask(Comparison comparison, Duration limit) {
        CompletableFuture<PeerAnswer> answer = CompletableFuture.supplyAsync(() -> {
            send(comparison);
            return receive();
        });
        try {
            return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            close();
            return new PeerAnswer(State.OVER_LIMIT, limit.toNanos(), List.of());
        } catch (ExecutionException e) {
            throw new InputException("the peer has died: " + e.getCause() + "; it said: " + lastWords(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted while the peer worked", e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private String lastWords() {
        try {
            List<String> lines = Files.readAllLines(log);
            return String.join(" ", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
        } catch (IOException e) {
            return "(its log cannot be read: " + e.getMessage() + ")";
        }
    }

    private void send(Comparison comparison) {
        try {
            send(comparison.before());
            send(comparison.after());
            requests.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void send(SourceSet sources) throws IOException {
        requests.writeInt(sources.files().size());
        for (SourceFile file : sources.files()) {
            sendText(file.path());
            sendText(file.text());
        }
    }

    private void sendText(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        requests.writeInt(bytes.length);
        requests.write(bytes);
    }

    private PeerAnswer receive() {
        try {
            long nanos = answers.readLong();
            State state = answers.readBoolean() ? State.ANSWERED : State.FAILED;
            List<Found> found = new ArrayList<>();
            for (int left = answers.readInt(); left > 0; left--) {
                found.add(new Found(receiveText(), receiveText()));
            }
            return new PeerAnswer(state, nanos, found);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String receiveText() throws IOException {
        return new String(answers.readNBytes(answers.readInt()), StandardCharsets.UTF_8);
    }
}
