package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {
    @TempDir
    Path folder;

    @Test
    void trainingReadsARealRepository() throws IOException {
        Training.train(folder);

        CommandRun run = CommandRun.in(folder).run("detect", "--repo", "repository", "--format", "jsonl");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("\"parent\"").doesNotContain("\"parent\":null");
        assertThat(run.exitCode()).isIn(0, 3);
    }

    @Test
    void trainingMinesIt() throws IOException {
        Training.train(folder);

        CommandRun run =
                CommandRun.in(folder).run("query", "history.duckdb", "refactorings-by-kind", "--format", "csv");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Rename Class");
        assertThat(folder.resolve("history.html")).isNotEmptyFile();
    }
}
