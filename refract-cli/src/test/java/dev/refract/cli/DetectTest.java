package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DetectTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path folder;

    private GitFolder repository;
    private String first;
    private String second;
    private String third;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        first = repository.write("p/A.java", "package p;\n\nclass A {\n}\n").commit("first");
        second = repository.write("p/B.java", "package p;\n\nclass B {\n}\n").commit("second");
        third = repository
                .write("p/B.java", "package p;\n\nclass B {\n    int i;\n}\n")
                .commit("third");
    }

    private CommandRun detect(String... arguments) {
        return detect(CommandRun.in(repository.path()), arguments);
    }

    private static CommandRun detect(CommandRun run, String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "detect";
        all[1] = "--format";
        all[2] = "jsonl";
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        return run.run(all);
    }

    private static List<String> values(CommandRun run, String field) {
        return run.lines().stream()
                .map(line -> JSON.readTree(line).get(field))
                .map(JsonNode::asString)
                .toList();
    }

    @Test
    void lastCommitIsTheDefault() {
        CommandRun run = detect();

        assertThat(values(run, "revision")).containsExactly("HEAD");
        assertThat(values(run, "commit")).containsExactly(third);
        assertThat(values(run, "parent")).containsExactly(second);
        assertThat(values(run, "outcome")).containsExactly("complete");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void rangeIsWrittenCommitByCommit() {
        CommandRun run = detect(first + "..main");

        assertThat(values(run, "revision")).containsExactly(second, third);
        assertThat(values(run, "commit")).containsExactly(second, third);
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void rangeIsSquashed() {
        CommandRun run = detect("--squash", first + "..");

        assertThat(values(run, "commit")).containsExactly(third);
        assertThat(values(run, "parent")).containsExactly(first);
    }

    @Test
    void branchIsReadFromItsRoot() {
        CommandRun run = detect("--branch", "main", "--threads", "3");

        assertThat(values(run, "commit")).containsExactly(first, second, third);
        assertThat(JSON.readTree(run.lines().get(0)).get("parent").isNull()).isTrue();
    }

    @Test
    void oneBadRevisionOfAListIsALineAndTheOthersGoOn() {
        CommandRun run = detect(
                CommandRun.in(repository.path()).withInput("# list\n\nHEAD\nnothing\n  main~1\nmain~2..main~1\n"),
                "--revisions",
                "-");

        assertThat(values(run, "revision")).containsExactly("HEAD", "nothing", "main~1", second);
        assertThat(values(run, "outcome")).containsExactly("complete", "failed", "complete", "complete");
        assertThat(run.lines().get(1)).contains("unknown revision 'nothing'");
        assertThat(run.exitCode()).isEqualTo(3);
    }

    @Test
    void listMayComeFromAnEditorThatMarksItsFiles() throws IOException {
        Path list = repository.path().resolve("list.txt");
        Files.write(list, "\uFEFFHEAD\r\nmain~1\r\n".getBytes(StandardCharsets.UTF_16LE));

        assertThat(values(detect("--revisions", "list.txt"), "commit")).containsExactly(third, second);
        CommandRun run = detect(CommandRun.in(repository.path()).withInput("\uFEFFHEAD"), "--revisions", "-");
        assertThat(values(run, "commit")).containsExactly(third);
    }

    @Test
    void nothingThatCouldBeAnalysedIsAFailure() {
        CommandRun run = detect(CommandRun.in(repository.path()).withInput("nothing\nnever\n"), "--revisions", "-");

        assertThat(values(run, "outcome")).containsExactly("failed", "failed");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void edgeOfAShallowCloneIsAFailedLineOfMany() {
        repository.git("clone", "-q", "--depth=2", "file://" + repository.path(), "../shallow");

        CommandRun run = detect(CommandRun.in(folder.resolve("shallow")), "--branch", "main");

        assertThat(values(run, "outcome")).containsExactly("failed", "complete");
        assertThat(values(run, "commit")).containsExactly(second, third);
        assertThat(run.exitCode()).isEqualTo(3);
    }

    @Test
    void emptyRangeIsToldAndNoFailure() {
        CommandRun run = detect("main..main");

        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("refract: there is no commit in this selection" + System.lineSeparator());
        assertThat(run.exitCode()).isZero();
        assertThat(detect("main..main", "--quiet").err()).isEmpty();
    }

    @Test
    void whatIsNotCommittedIsRead() {
        repository.write("p/C.java", "package p;\n\nclass C {\n}\n");
        repository.git("add", "-A");
        repository.write("p/D.java", "package p;\n\nclass D {\n}\n");

        assertThat(values(detect("--staged"), "revision")).containsExactly("staged");
        assertThat(values(detect("--staged"), "parent")).containsExactly(third);
        assertThat(detect("--staged").out()).contains("p/C.java").doesNotContain("p/D.java");
        assertThat(detect("--working-tree").out()).contains("p/C.java").contains("p/D.java");
    }

    @Test
    void skippedFileMakesThePartialExitCode() {
        CommandRun run = detect("--max-file-bytes", "10");

        assertThat(values(run, "outcome")).containsExactly("partial");
        assertThat(run.out()).contains("too-large");
        assertThat(run.exitCode()).isEqualTo(3);
    }

    @Test
    void generatedFilesAreReadOnRequest() {
        repository
                .write("G.java", "// Generated by a tool. DO NOT EDIT!\nclass G {\n}\n")
                .commit("generated");

        assertThat(detect().exitCode()).isEqualTo(3);
        assertThat(detect("--include-generated").exitCode()).isZero();
    }

    @Test
    void thatOthersMayBeThereIsSaidWhereSomeKindsAreAskedFor() {
        CommandRun some = CommandRun.in(repository.path()).run("detect", "--kinds", "rename-class");
        CommandRun likely = CommandRun.in(repository.path()).run("detect", "--at-least", "equal");

        assertThat(some.out()).contains("None of the refactorings that were asked for");
        assertThat(likely.out()).contains("None of the refactorings that were asked for");
    }

    @Test
    void mergesAreLeftOutOfRangesOnRequest() throws IOException {
        repository.git("checkout", "-q", "-b", "side");
        String side = repository.write("Side.java", "class Side {}\n").commit("on the side");
        repository.git("checkout", "-q", "main");
        String meanwhile = repository.write("Other.java", "class Other {}\n").commit("meanwhile");
        repository.git("merge", "-q", "--no-ff", "-m", "merge", "side");
        String merge = repository.git("rev-parse", "HEAD");

        assertThat(values(detect(meanwhile + "..HEAD"), "commit")).containsExactlyInAnyOrder(side, merge);
        assertThat(values(detect(meanwhile + "..HEAD", "--no-merges"), "commit"))
                .containsExactly(side);
    }

    @Test
    void mergesAreComparedWithTheParentThatIsAskedForAndOtherCommitsWithTheirs() {
        repository.git("checkout", "-q", "-b", "side", first);
        String side = repository.write("S.java", "class S {\n}\n").commit("side");
        repository.git("checkout", "-q", "main");
        repository.git("merge", "-q", "--no-ff", "-m", "merge", "side");

        assertThat(values(detect("--parent", "2"), "parent")).containsExactly(side);
        assertThat(values(detect("--parent", "2", second + "..main"), "parent")).containsExactly(second, first, side);
    }

    @Test
    void resultsGoToAFileAndASummaryToThePerson() throws IOException {
        CommandRun run = detect("--branch", "main", "--output", "out.jsonl");

        assertThat(run.out()).isEmpty();
        assertThat(Files.readAllLines(repository.path().resolve("out.jsonl"))).hasSize(3);
        assertThat(run.err()).startsWith("refract: 3 revisions, ").contains("0 failed; written to out.jsonl");
        assertThat(detect("--branch", "main", "--output", "out.jsonl", "-q").err())
                .isEmpty();
    }

    @Test
    void progressIsForTerminalsAndNotAmongTheResults() {
        CommandRun shown = detect(CommandRun.in(repository.path()).withMessagesOnTerminal(), "--branch", "main");
        CommandRun quiet = detect(CommandRun.in(repository.path()).withMessagesOnTerminal(), "--branch", "main", "-q");
        CommandRun single = detect(CommandRun.in(repository.path()).withMessagesOnTerminal());

        assertThat(shown.lines()).hasSize(3).allMatch(line -> line.startsWith("{"));
        assertThat(shown.err()).contains("3/3").endsWith("\r");
        assertThat(quiet.err()).isEmpty();
        assertThat(single.err()).isEmpty();
    }

    @Test
    void equalRunsWriteEqualBytesWithAnyNumberOfThreads() {
        String one = detect("--branch", "main", "--no-millis", "--threads", "1").out();

        assertThat(detect("--branch", "main", "--no-millis", "--threads", "4").out())
                .isEqualTo(one);
    }

    @Test
    void everyFormatWrites() {
        for (String format : List.of("text", "json", "jsonl", "refactoringminer", "JSON")) {
            CommandRun run = CommandRun.in(repository.path()).run("detect", "-f", format);
            assertThat(run.out()).as(format).isNotEmpty();
            assertThat(run.exitCode()).isZero();
        }
    }

    @Test
    void foldersAreCompared() {
        repository.write("old/A.java", "class A {\n}\n").write("new/A.java", "class A {\n    int i;\n}\n");

        CommandRun run = CommandRun.in(repository.path()).run("diff", "old", "new", "--format", "jsonl");

        assertThat(values(run, "revision")).containsExactly("old..new");
        assertThat(run.out()).contains("\"A.java\"");
        assertThat(run.exitCode()).isZero();
    }
}
