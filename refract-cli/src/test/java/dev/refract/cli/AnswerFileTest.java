package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that an answer goes to: it is never the database, and it is replaced by a whole answer or not at all. */
class AnswerFileTest {
    private static final List<List<String>> ANSWERS = List.of(
            List.of("query", "h.duckdb", "totals", "-o"),
            List.of("query", "h.duckdb", "-o"),
            List.of("query", "h.duckdb", "totals", "--sql", "-o"),
            List.of("export", "h.duckdb", "-f", "csv", "-o"),
            List.of("export", "h.duckdb", "-f", "jsonl", "-o"),
            List.of("export", "h.duckdb", "-f", "parquet", "-o"),
            List.of("export", "h.duckdb", "-f", "refactoringminer", "-o"),
            List.of("stats", "h.duckdb", "--html"));

    @TempDir
    Path folder;

    private Path database;

    @BeforeEach
    void mine() throws IOException {
        GitFolder.init(Files.createDirectory(folder.resolve("repo")))
                .write("p/A.java", "package p;\nclass A {}\n")
                .commit("first");
        assertThat(run(List.of("mine", "repo", "--into"), "h.duckdb").exitCode())
                .isZero();
        database = folder.resolve("h.duckdb");
    }

    private CommandRun run(List<String> start, String last) {
        List<String> all = new ArrayList<>(start);
        all.add(last);
        return CommandRun.in(folder).run(all.toArray(String[]::new));
    }

    private static void assertRefused(CommandRun run, String message) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().toList()).hasSize(1).first().asString().contains(message);
    }

    private List<String> files() throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void isNotTheDatabaseHoweverItIsNamed() throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), database);
        Files.createLink(folder.resolve("other-name"), database);
        Files.createSymbolicLink(folder.resolve("here"), folder);
        byte[] before = Files.readAllBytes(database);

        for (List<String> answer : ANSWERS) {
            for (String name : List.of("h.duckdb", "./repo/../h.duckdb", "link", "other-name", "here/h.duckdb")) {
                assertRefused(
                        run(answer, name),
                        "the answer would be written over the database h.duckdb; give another file with "
                                + (answer.contains("--html") ? "--html" : "--output"));
                assertThat(database).as(answer + " " + name).hasBinaryContent(before);
            }
        }
    }

    @Test
    void isNotTheLogOfTheDatabase() throws IOException {
        Path log = Files.writeString(folder.resolve("h.duckdb.wal"), "what was written last");

        assertRefused(run(ANSWERS.get(0), "h.duckdb.wal"), "written over the database");
        assertThat(log).hasContent("what was written last");
    }

    @Test
    void isReplacedByAnAnswer() throws IOException {
        Path page = folder.resolve("page");
        for (List<String> answer : ANSWERS) {
            Files.writeString(page, "precious");

            CommandRun run = run(answer, "page");

            assertThat(run.exitCode()).as(run.err()).isZero();
            assertThat(Files.readAllBytes(page)).as(answer.toString()).isNotEqualTo("precious".getBytes());
            assertThat(files()).containsExactly("h.duckdb", "page", "repo");
        }
    }

    @Test
    void staysAsItWasWhereTheQuestionCannotBeAnswered() throws IOException {
        Path page = Files.writeString(folder.resolve("page"), "precious");
        List<String> late = List.of(
                "SELECT error('late') FROM commit",
                "SELECT CASE WHEN i = 1999999 THEN error('late') ELSE i END FROM range(2000000) r(i)");

        assertRefused(run(List.of("query", "h.duckdb", "SELECT nope", "-o"), "page"), "nope");
        for (String question : late) {
            assertRefused(run(List.of("query", "h.duckdb", question, "-f", "csv", "-o"), "page"), "late");
        }
        assertRefused(run(List.of("query", "h.duckdb", "SELECT nope", "-o"), "new"), "nope");

        assertThat(page).hasContent("precious");
        assertThat(files()).containsExactly("h.duckdb", "page", "repo");
    }

    @Test
    void keepsItsPermissionsAndALinkStaysALink() throws IOException {
        Path page = Files.writeString(folder.resolve("page"), "precious");
        Files.setPosixFilePermissions(page, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), page);

        assertThat(run(ANSWERS.get(0), "link").exitCode()).isZero();

        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(page)).contains("refactorings");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(page)))
                .isEqualTo("rw-rw----");
    }

    @Test
    void mayBeADevice() {
        for (List<String> answer : ANSWERS) {
            if (!answer.contains("parquet")) {
                CommandRun run = run(answer, "/dev/null");
                assertThat(run.exitCode()).as(run.err()).isZero();
            }
        }
        assertThat(Path.of("/dev/null"))
                .satisfies(path -> assertThat(Files.isRegularFile(path)).isFalse());
    }

    @Test
    void thatCannotBeWrittenIsToldWithTheOptionThatNamesIt() throws IOException {
        Files.createDirectory(folder.resolve("taken"));
        for (List<String> answer : ANSWERS) {
            String option = answer.contains("--html") ? "--html" : "--output";
            assertRefused(
                    run(answer, "none/x"),
                    "cannot write to none/x: no such file or folder; give another file with " + option);
            assertRefused(
                    run(answer, "taken"), "cannot write to taken: Is a directory; give another file with " + option);
        }
    }
}
