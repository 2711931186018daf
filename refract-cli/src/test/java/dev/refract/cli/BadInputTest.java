package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong is told in one line on standard error, which says what to do, with exit code 2. */
class BadInputTest {
    @TempDir
    Path folder;

    private GitFolder repository;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        repository.write("A.java", "class A {}\n").commit("first");
    }

    private void assertRefused(String message, String... arguments) {
        CommandRun run = CommandRun.in(repository.path()).run(arguments);

        assertThat(run.err().strip()).startsWith("refract: ").contains(message).hasLineCount(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void noCommand() {
        assertRefused("missing required subcommand; see `refract --help`");
    }

    @Test
    void unknownCommand() {
        assertRefused("unexpected argument 'dtect'; did you mean 'detect'?; see `refract --help`", "dtect");
    }

    @Test
    void unknownOption() {
        assertRefused(
                "unknown option '--formt'; did you mean '--format'?; see `refract detect --help`",
                "detect",
                "--formt",
                "json");
    }

    @Test
    void unknownFormat() {
        assertRefused(
                "'jsn' is none of text, json, jsonl, refactoringminer; did you mean 'json'?", "detect", "-f", "jsn");
        assertRefused("'xml' is none of text, json; see", "list", "-f", "xml");
        assertRefused("'jsn' is none of text, json; did you mean 'json'?", "log", ".", "A", "-f", "jsn");
    }

    @Test
    void unknownKind() {
        assertRefused("unknown kind 'Rename Clas'; did you mean 'rename-class'?", "detect", "--kinds", "Rename Clas");
        assertRefused("unknown kind 'zzzzzz'; `refract list` shows all kinds", "explain", "zzzzzz");
    }

    @Test
    void missingArgument() {
        assertRefused("missing required parameter: 'KIND'", "explain");
        assertRefused("missing required parameters: 'BEFORE', 'AFTER'", "diff");
        assertRefused("missing required parameter: 'ELEMENT'; write `refract log REPO ELEMENT`; see", "log", "Cart");
        assertRefused("option '--folders' needs 2 values, and got 1: [e1]", "match", "--folders", "e1");
        assertRefused("expected parameter for option '--output' but found '--quiet'", "detect", "--output", "--quiet");
    }

    @Test
    void valuesOutOfRange() {
        assertRefused("--threads must be at least 1, not 0", "detect", "--threads", "0");
        assertRefused("'many' is not a whole number", "detect", "--threads", "many");
        assertRefused("--max-file-bytes must be at least 1, not -1", "detect", "--max-file-bytes", "-1");
        assertRefused("--parent must be at least 1, not 0", "detect", "--parent", "0");
    }

    @Test
    void noRepository() throws IOException {
        Path plain = Files.createDirectory(folder.resolve("plain"));

        assertRefused("no git repository in " + plain, "detect", "--repo", plain.toString());
        assertRefused("no such folder: " + folder.resolve("none"), "detect", "--repo", folder.resolve("none") + "");
        Path file = repository.path().resolve("A.java");
        assertRefused("not a folder: " + file + "; give the git repository", "detect", "--repo", "A.java");
    }

    @Test
    void unknownRevision() {
        assertRefused("unknown revision 'nothing'", "detect", "nothing");
        assertRefused("unknown revision 'nothing'", "detect", "nothing..HEAD");
        assertRefused("'main...main' has three dots; write A..B", "detect", "main...main");
        assertRefused("'..' names no commit", "detect", "..");
        assertRefused("has no parent 2; it has 0", "detect", "--parent", "2");
        assertRefused("'HEAD:A.java' in " + repository.path() + " is not a commit", "detect", "HEAD:A.java");
        assertRefused("unknown revision 'HEAD:B.java'", "detect", "HEAD:B.java");
        assertRefused("unknown revision 'topic'", "detect", "--branch", "topic");
    }

    @Test
    void folderInPlaceOfARevision() {
        String hint = "is a folder: name the repository with --repo ";

        assertRefused("; '.' " + hint + ".,", "detect", ".");
        assertRefused(hint + repository.path(), "match", repository.path().toString());
        assertRefused("; '..' " + hint + "..", "detect", "..");
    }

    @Test
    void noCommitYet() throws IOException {
        GitFolder empty = GitFolder.init(Files.createDirectory(folder.resolve("empty")));

        assertRefused(
                "there is no commit yet in ", "detect", "--repo", empty.path().toString());
    }

    @Test
    void bareRepositoryHasNoIndex() {
        repository.git("clone", "-q", "--bare", ".", "../bare");

        assertRefused("is bare", "detect", "--repo", "../bare", "--staged");
        assertRefused("is bare", "detect", "--repo", "../bare", "--working-tree");
    }

    @Test
    void contradictions() {
        assertRefused("give one of REVISION and --staged, not both", "detect", "HEAD", "--staged");
        assertRefused("--squash needs a range A..B", "detect", "HEAD", "--squash");
        assertRefused("--squash needs a range A..B, and no --branch", "detect", "--branch", "main", "--squash");
    }

    @Test
    void listOfRevisionsThatCannotBeRead() {
        assertRefused(
                "cannot read the revisions in none.txt: no such file or folder", "detect", "--revisions", "none.txt");
        assertRefused("cannot read the revisions in .git: ", "detect", "--revisions", ".git");
    }

    @Test
    void outputThatCannotBeWritten() {
        assertRefused(
                "cannot write to none/out.json: no such file or folder; give another file with --output",
                "detect",
                "--output",
                "none/out.json");
        assertRefused("cannot write to .git: Is a directory", "detect", "--output", ".git");
        assertRefused("cannot write to .git: Is a directory", "detect", "..HEAD", "--output", ".git");
    }

    @Test
    void foldersThatAreNone() {
        assertRefused("no such folder: " + repository.path().resolve("x"), "diff", "x", ".");
        assertRefused("not a folder: ", "diff", ".", "A.java");
    }

    @Test
    void fileStaysAsItWasIfTheRevisionCannotBeRead() throws IOException {
        repository.write("out.txt", "precious");

        assertRefused("unknown revision", "detect", "nothing", "--output", "out.txt");
        assertThat(repository.path().resolve("out.txt")).hasContent("precious");
    }

    @Test
    void readerWhoHasReadEnoughIsNoFailure() {
        for (String[] arguments :
                new String[][] {{"detect"}, {"list"}, {"explain", "rename-class"}, {"detect", "..HEAD"}}) {
            CommandRun run = CommandRun.in(repository.path())
                    .withOutput(new FailingStream("Broken pipe"))
                    .run(arguments);

            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEmpty();
        }
    }

    @Test
    void fullDiskIsAFailure() {
        CommandRun run = CommandRun.in(repository.path())
                .withOutput(new FailingStream("No space left on device"))
                .run("detect");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().strip()).isEqualTo("refract: cannot write to standard output: No space left on device");
    }

    private static final class FailingStream extends OutputStream {
        private final String reason;

        FailingStream(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int value) throws IOException {
            throw new IOException(reason);
        }
    }
}
