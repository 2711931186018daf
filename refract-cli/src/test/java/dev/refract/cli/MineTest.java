package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MineTest {
    private static final String COUNTS = "SELECT outcome, count(*) FROM commit GROUP BY outcome ORDER BY outcome";

    @TempDir
    Path folder;

    private GitFolder repository;
    private Path file;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        repository
                .write("p/A.java", "package p;\nclass A {\n  int size() { return 1; }\n}\n")
                .commit("first");
        repository
                .write("p/A.java", "package p;\nclass A {\n  int count() { return 1; }\n}\n")
                .commit("rename it");
        file = folder.resolve("h.duckdb");
    }

    private CommandRun mine(String... arguments) {
        List<String> all = new ArrayList<>(List.of("mine", "repo", "--into", "h.duckdb"));
        all.addAll(List.of(arguments));
        return CommandRun.in(folder).run(all.toArray(String[]::new));
    }

    private List<String> ask(String sql) {
        return Tables.ask(file, sql);
    }

    @Test
    void commitsAreSavedWithWhatWasFoundInThem() {
        CommandRun run = mine();

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("2 commits analysed, 1 refactoring; 0 commits were there already");
        assertThat(ask("SELECT number, id, trim(message, chr(10)), author_name, outcome FROM commit ORDER BY number"))
                .containsExactly(
                        "1," + repository.git("rev-parse", "HEAD~1") + ",first,Ada,complete",
                        "2," + repository.git("rev-parse", "HEAD") + ",rename it,Ada,complete");
        assertThat(ask("SELECT before_element, kind, after_element, likelihood FROM finding"))
                .containsExactly("p.A#size(),rename-method,p.A#count(),equal");
        assertThat(ask("SELECT commit, path, change FROM commit_file ORDER BY ALL"))
                .containsExactly("1,p/A.java,added", "2,p/A.java,changed");
        assertThat(ask("SELECT selection, ended IS NULL FROM run")).containsExactly("branch refs/heads/main,false");
    }

    @Test
    void onlyNewCommitsAreAnalysedTheNextTime() {
        mine();
        assertThat(mine().err()).contains("0 commits analysed, 0 refactorings; 2 commits were there already");
        repository.write("p/B.java", "package p;\nclass B {}\n").commit("third");

        assertThat(mine().err()).contains("1 commit analysed").contains("2 commits were there already");
        assertThat(ask("SELECT count(*) FROM run")).containsExactly("2");
        assertThat(ask(COUNTS)).containsExactly("complete,3");
    }

    @Test
    void mergesAreLeftOutWithTheReasonUntilTheyAreWanted() {
        repository.git("checkout", "-q", "-b", "side", "HEAD~1");
        repository.write("p/B.java", "package p;\nclass B {}\n").commit("on the side");
        repository.git("checkout", "-q", "main");
        repository.git("merge", "-q", "--no-ff", "-m", "merge", "side");

        CommandRun run = mine();

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("left out: 1 merge, which repeats its branches; --merges includes them");
        assertThat(ask(COUNTS)).containsExactly("complete,3", "skipped,1");
        assertThat(ask("SELECT cause, detail FROM skip")).containsExactly("merge,2 parents");

        assertThat(mine("--merges").err()).contains("1 commit analysed");
        assertThat(ask(COUNTS)).containsExactly("complete,4");
        assertThat(ask("SELECT count(*) FROM skip")).containsExactly("0");
        assertThat(mine().err()).contains("0 commits analysed");
    }

    @Test
    void commitsAreSelected() {
        repository.git("checkout", "-q", "-b", "side", "HEAD~1");
        repository.write("q/B.java", "package q;\nclass B {}\n").commit("on the side");
        repository.git("checkout", "-q", "main");

        mine("--range", "main~1..main");
        assertThat(ask("SELECT count(*) FROM commit")).containsExactly("1");
        mine("--all", "--path", "q/");
        assertThat(ask("SELECT count(*) FROM commit")).containsExactly("2");
        mine("--branch", "side", "--until", "1999-01-01");
        assertThat(ask("SELECT count(*) FROM commit")).containsExactly("2");
        mine("--branch", "side", "--branch", "main", "--since", "1999-01-01T00:00:00Z");
        assertThat(ask("SELECT count(*) FROM commit")).containsExactly("3");
    }

    @Test
    void limitsMakeARecordedPartialResult() {
        repository
                .write("p/B.java", "package p;\nclass B { int a; }\n")
                .write("p/C.java", "package p;\nclass C { int a; }\n")
                .commit("two");

        CommandRun run = mine("--max-files", "1");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("partly analysed: 1 commit (1 × too many files)");
        assertThat(ask(COUNTS)).containsExactly("complete,2", "partial,1");

        CommandRun other = mine();
        assertThat(other.err()).contains("3 commits are there from another version or with other options; --redo");
        assertThat(mine("--redo").err()).contains("3 commits analysed");
        assertThat(ask(COUNTS)).containsExactly("complete,3");

        mine("--redo", "--max-steps", "1");
        assertThat(ask("SELECT DISTINCT cause FROM skip")).containsExactly("over-budget");
    }

    @Test
    void aCommitThatCannotBeReadIsRecordedAndTheOthersGoOn() {
        String source = repository.path().toUri().toString();
        repository.git(
                "clone", "-q", "--depth", "1", source, folder.resolve("shallow").toString());

        CommandRun run = CommandRun.in(folder).run("mine", "shallow", "repo", "--into", "h.duckdb");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .contains("failed: 1 commit, recorded with the causes; --retry")
                .contains("shallow clone");
        assertThat(ask("SELECT r.id, outcome, count(*) FROM commit c JOIN repository r ON r.id = c.repository"
                        + " GROUP BY ALL ORDER BY ALL"))
                .containsExactly("1,failed,1", "2,complete,2");
        assertThat(ask("SELECT cause, message FROM skip JOIN commit ON number = commit"))
                .containsExactly("unreadable,rename it\n");
    }

    @Test
    void rowsAreTheSameForAnyNumberOfThreads() {
        GeneratedHistory.make(folder.resolve("long"), 120);
        for (String threads : List.of("1", "4")) {
            CommandRun run = CommandRun.in(folder)
                    .run("mine", "long", "--into", threads + ".duckdb", "--threads", threads, "--quiet");
            assertThat(run.exitCode()).as(run.err()).isZero();
            assertThat(run.err()).isEmpty();
        }

        assertThat(Tables.all(folder.resolve("4.duckdb")))
                .isEqualTo(Tables.all(folder.resolve("1.duckdb")))
                .hasSizeGreaterThan(500);
    }

    @Test
    void findingsThatAreLessLikelyAreLeftOutOnRequest() {
        repository
                .write("p/A.java", "package p;\nclass A {\n  int size() { return 2; }\n}\n")
                .commit("rename and change");

        mine("--at-least", "clone");

        assertThat(ask("SELECT DISTINCT likelihood FROM refactoring")).containsExactly("equal");
    }

    @Test
    void repositoriesComeFromAListAndOneThatIsNoneDoesNotStopTheOthers() {
        CommandRun run = CommandRun.in(folder)
                .withInput("# all of them\n\nnowhere\nrepo\n")
                .run("mine", "--list", "-", "--into", "h.duckdb");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("nowhere: no such folder").contains("2 commits analysed");
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() throws IOException {
        assertRefused(CommandRun.in(folder).run("mine", "--into", "h.duckdb"), "give a repository");
        assertRefused(CommandRun.in(folder).run("mine", "repo"), "missing required option: '--into=FILE'");
        assertRefused(mine("--branch", "nothing"), "unknown revision 'nothing'");
        assertRefused(mine("--branch", "main", "--all"), "give one of --branch and --all, not both");
        assertRefused(mine("--range", "main"), "--range needs A..B");
        assertRefused(mine("--since", "yesterday"), "--since needs a date as 2001-09-02");
        assertRefused(mine("--max-files", "0"), "--max-files must be at least 1");
        assertRefused(CommandRun.in(folder).run("mine", "nope", "--into", "h.duckdb"), "no such folder");
        assertRefused(
                CommandRun.in(folder).run("mine", ".", "--into", "h.duckdb"),
                "or above it; give the folder of one, or compare two folders with `refract diff`");
        assertThat(file).as("nothing was mined").doesNotExist();
        Files.writeString(folder.resolve("text"), "no database ".repeat(2000));
        assertRefused(CommandRun.in(folder).run("mine", "repo", "--into", "text"), "no database of Refract");
        assertRefused(CommandRun.in(folder).run("mine", "repo", "--into", "no/x.duckdb"), "no such folder");
    }

    @Test
    void aDatabaseThatCannotBeUsedIsToldOnceForAllRepositories() throws IOException {
        Files.writeString(folder.resolve("text"), "no database ".repeat(2000));

        assertRefused(CommandRun.in(folder).run("mine", "repo", "repo/p", "--into", "text"), "no database of Refract");
    }

    @Test
    void aSelectionOfNothingIsTold() {
        for (String[] selection : new String[][] {
            {"--path", "src/nonexistent"},
            {"--range", "HEAD..HEAD~1"},
            {"--since", "2990-01-01"},
            {"--since", "2001-01-02", "--until", "2001-01-01"}
        }) {
            CommandRun run = mine(selection);
            assertThat(run.exitCode()).isZero();
            assertThat(run.err().lines().toList())
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("there is no commit in this selection: ")
                    .endsWith(selection[selection.length - 1]);
        }
        assertThat(mine("--path", "none", "--quiet").err()).isEmpty();
        assertThat(ask("SELECT count(*) FROM repository")).containsExactly("0");
        mine();
        assertThat(mine().err()).contains("2 commits were there already").doesNotContain("selection");
    }

    @Test
    void aBranchThatIsBehindIsTold() {
        GitFolder clone = repository.cloneTo(folder.resolve("clone"));
        repository.write("p/B.java", "package p;\nclass B {}\n").commit("third");
        String[] mine = {"mine", "clone", "--into", "h.duckdb"};
        assertThat(CommandRun.in(folder).run(mine).err()).doesNotContain("behind");

        clone.git("fetch", "-q");

        assertThat(CommandRun.in(folder).run(mine).err())
                .contains("2 commits were there already")
                .contains(
                        "branch main was mined, which is 1 commit behind origin/main; --branch origin/main mines that");
        assertThat(CommandRun.in(folder)
                        .run("mine", "clone", "--into", "h.duckdb", "--quiet")
                        .err())
                .isEmpty();
        CommandRun other = CommandRun.in(folder).run("mine", "clone", "--into", "h.duckdb", "--branch", "origin/main");
        assertThat(other.err()).contains("1 commit analysed").doesNotContain("behind");
        clone.write("p/C.java", "package p;\nclass C {}\n").commit("here");
        assertThat(CommandRun.in(folder).run(mine).err()).contains("1 commit behind");
        clone.git("reset", "-q", "--hard", "origin/main");
        clone.write("p/C.java", "package p;\nclass C {}\n").commit("here");
        assertThat(CommandRun.in(folder).run(mine).err()).doesNotContain("behind");
    }

    private static void assertRefused(CommandRun run, String message) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().toList()).hasSize(1).first().asString().contains(message);
    }
}
