package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mining in processes that end before their time. {@code -Drefract.kills=20 -Drefract.commits=2000} makes more of it than
 * a usual build has time for.
 */
class KillTest {
    private static final int KILLS = Integer.getInteger("refract.kills", 3);
    private static final int COMMITS = Integer.getInteger("refract.commits", 300);

    /** Bytes by which a batch of commits is told from the rows that start a run. */
    private static final long A_BATCH = 10_000;

    @TempDir
    Path folder;

    private Process start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.refract.cli.Main"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("told").toFile())
                .start();
    }

    private String told() throws IOException {
        return Files.readString(folder.resolve("told"), StandardCharsets.UTF_8);
    }

    private void mineUndisturbed(String file) {
        CommandRun run = CommandRun.in(folder).run("mine", "repo", "--into", file);
        assertThat(run.exitCode()).as(run.err()).isZero();
    }

    @Test
    void killedRunsLoseNothingAndDoubleNothing() throws Exception {
        GeneratedHistory.make(folder.resolve("repo"), COMMITS);
        long start = System.nanoTime();
        Process whole = start("mine", "repo", "--into", "whole.duckdb");
        assertThat(whole.waitFor()).as(told()).isZero();
        int millis = (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);

        Random random = new Random(7);
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = start("mine", "repo", "--into", "killed.duckdb", "--quiet");
            if (!process.waitFor(random.nextInt(millis), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
            process.waitFor();
        }
        Process last = start("mine", "repo", "--into", "killed.duckdb");

        assertThat(last.waitFor()).as(told()).isZero();
        assertThat(Tables.all(folder.resolve("killed.duckdb")))
                .isEqualTo(Tables.all(folder.resolve("whole.duckdb")))
                .hasSizeGreaterThan(COMMITS);
        assertThat(CommandRun.in(folder)
                        .run("mine", "repo", "--into", "killed.duckdb")
                        .err())
                .contains("0 commits analysed");
    }

    /** The files of the process may not grow beyond a size, so that writing fails as it does on a full disk. */
    @Test
    void aFullDiskIsToldAndLosesNothing() throws Exception {
        GeneratedHistory.make(folder.resolve("repo"), COMMITS);
        mineUndisturbed("whole.duckdb");
        Process process = start("mine", "repo", "--into", "full.duckdb");
        while (Files.notExists(folder.resolve("full.duckdb"))) {
            assertThat(process.isAlive()).as(told()).isTrue();
            Thread.sleep(5);
        }
        Process bound =
                new ProcessBuilder("prlimit", "--pid", String.valueOf(process.pid()), "--fsize=" + 2 * A_BATCH).start();
        assertThat(bound.waitFor()).isZero();

        assertThat(process.waitFor()).as(told()).isEqualTo(2);
        assertThat(told()).contains("full.duckdb: ", "File too large", "the same command goes on from there");
        mineUndisturbed("full.duckdb");
        assertThat(Tables.all(folder.resolve("full.duckdb"))).isEqualTo(Tables.all(folder.resolve("whole.duckdb")));
    }

    @Test
    void aRunThatIsToldToEndSavesWhatIsDone() throws Exception {
        GeneratedHistory.make(folder.resolve("repo"), 3_000);
        Path file = folder.resolve("h.duckdb");
        Process process = start("mine", "repo", "--into", "h.duckdb");
        Path written = folder.resolve("h.duckdb.wal");
        while (Files.notExists(written) || Files.size(written) < A_BATCH) {
            assertThat(process.isAlive()).as(told()).isTrue();
            Thread.sleep(20);
        }
        process.destroy();

        assertThat(process.waitFor()).as(told()).isNotZero();
        assertThat(told()).contains("stopped: the same command goes on from here");
        assertThat(Tables.ask(file, "SELECT max(number) = count(*) AND count(*) < 3000 FROM commit"))
                .containsExactly("true");
        assertThat(Tables.ask(file, "SELECT ended IS NULL FROM run")).containsExactly("true");
    }

    @Test
    void aSecondWriterIsToldSo() throws Exception {
        GeneratedHistory.make(folder.resolve("repo"), 10);
        mineUndisturbed("h.duckdb");
        Process holder = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.refract.cli.DatabaseHolder",
                        folder.resolve("h.duckdb").toString())
                .start();
        try {
            assertThat(holder.getInputStream().read()).isEqualTo('h');

            CommandRun run = CommandRun.in(folder).run("mine", "repo", "--into", "h.duckdb");

            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err().lines().toList())
                    .singleElement()
                    .asString()
                    .contains("h.duckdb is in use by another process (" + holder.pid() + ")");
        } finally {
            holder.destroyForcibly().waitFor();
        }
        mineUndisturbed("h.duckdb");
    }
}
