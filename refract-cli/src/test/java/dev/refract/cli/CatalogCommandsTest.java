package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.Catalog;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CatalogCommandsTest {
    private static CommandRun run(String... arguments) {
        return CommandRun.in(Path.of("")).run(arguments);
    }

    @Test
    void listShowsEveryKindWithItsStatus() {
        CommandRun run = run("list");

        assertThat(run.lines()).hasSize(Catalog.kinds().size());
        assertThat(run.out()).containsPattern("(?m)^rename-class +detected +Rename Class$");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void listIsAlsoJson() {
        JsonNode kinds = JsonMapper.builder()
                .build()
                .readTree(run("list", "--format", "json").out());

        assertThat(kinds).hasSize(Catalog.kinds().size());
        assertThat(kinds.get(0).get("id").asString())
                .isEqualTo(Catalog.kinds().get(0).id());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rename-class", "Rename Class", "RENAME-CLASS"})
    void explainShowsThePage(String name) {
        CommandRun run = run("explain", name);

        assertThat(run.out())
                .startsWith("# Rename Class\n\n`rename-class`, detected\n")
                .contains("## What it is not");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void versionNamesTheBuildAndTheJavaRelease() {
        assertThat(run("--version").out()).matches("refract \\d+\\.\\d+\\S* \\(Java \\S+\\)\\R");
        assertThat(run("detect", "--version").out()).startsWith("refract ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"detect", "diff", "list", "explain"})
    void helpIsEnough(String command) {
        CommandRun run = run(command, "--help");

        assertThat(run.out()).startsWith("Usage: refract " + command).contains("Examples:");
        assertThat(run.exitCode()).isZero();
        assertThat(run("--help").out()).contains("  " + command);
    }

    @Test
    void helpIsAlsoACommand() {
        assertThat(run("help").out()).isEqualTo(run("--help").out());
        assertThat(run("help", "log").out()).isEqualTo(run("log", "--help").out());
    }

    @Test
    void helpBreaksNoLineInWhatCanBeTyped() {
        assertThat(run("detect", "--help").out()).contains("A..B are");
        assertThat(run("match", "--help").out()).contains("A..B are");
        assertThat(run("mine", "--help").out()).contains("2001-09-02T12:00:00Z");
    }

    @Test
    void helpTellsTheExitCodes() {
        assertThat(run("detect", "--help").out()).contains("Exit codes, the first that fits:", "  3  done, but");
    }
}
