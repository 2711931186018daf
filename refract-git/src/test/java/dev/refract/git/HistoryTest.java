package dev.refract.git;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.InputException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
    @TempDir
    Path folder;

    private SampleRepository sample;

    @BeforeEach
    void makeRepository() {
        sample = SampleRepository.init(folder.resolve("repo"));
    }

    private <T> T ask(Function<GitRepository, T> question) {
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            return question.apply(repository);
        }
    }

    private List<String> history(HistoryRange range) {
        return ask(repository -> repository.history(range)).stream()
                .map(HistoryCommit::id)
                .toList();
    }

    private static HistoryRange all(List<String> tips) {
        return new HistoryRange(tips, List.of(), Optional.empty(), Optional.empty(), List.of());
    }

    private String id(String revision) {
        return sample.git("rev-parse", revision);
    }

    @Test
    void severalBranchesAreOneHistoryInTheOrderOfGit() {
        Random random = new Random(5);
        sample.commit("root");
        sample.git("branch", "one");
        sample.git("branch", "two");
        List<String> branches = List.of("main", "one", "two");
        for (int i = 0; i < 30; i++) {
            sample.git("checkout", "-q", branches.get(random.nextInt(3)));
            if (random.nextInt(4) == 0) {
                sample.git("merge", "-q", "--no-ff", "-m", "merge " + i, branches.get(random.nextInt(3)));
            } else {
                sample.commit("commit " + i);
            }
        }

        List<String> tips = branches.stream().map(this::id).toList();

        assertThat(history(all(tips)))
                .isEqualTo(sample.git("rev-list", "--reverse", "--topo-order", "main", "one", "two")
                        .lines()
                        .toList());
    }

    @Test
    void commitsOfOneTimeComeAfterTheirParents() {
        sample.commit("first");
        for (int i = 0; i < 5; i++) {
            sample.turnClock(-1);
            sample.commit("again " + i);
        }

        assertThat(history(all(List.of(id("HEAD")))))
                .isEqualTo(sample.git("rev-list", "--reverse", "--topo-order", "HEAD")
                        .lines()
                        .toList());
    }

    @Test
    void datesAndPathsLeaveOut() {
        sample.write("a/A.java", "class A {}").commit("a");
        String second = sample.write("b/B.java", "class B {}").commit("b");
        String third = sample.write("a/A.java", "class A { int i; }").commit("a again");
        Instant time =
                ask(repository -> repository.commit(second)).committer().time().toInstant();
        List<String> tips = List.of(third);

        assertThat(history(new HistoryRange(tips, List.of(), Optional.of(time), Optional.empty(), List.of())))
                .containsExactly(second, third);
        assertThat(history(new HistoryRange(tips, List.of(third), Optional.empty(), Optional.empty(), List.of())))
                .isEmpty();
        assertThat(history(new HistoryRange(tips, List.of(), Optional.empty(), Optional.of(time), List.of("b"))))
                .containsExactly(second);
        assertThat(history(new HistoryRange(tips, List.of(second), Optional.empty(), Optional.empty(), List.of("a"))))
                .containsExactly(third);
    }

    @Test
    void aCommitSaysWhoAndWhen() {
        String first = sample.write("a.txt", "a").commit("first");
        String second = sample.write("b.txt", "b").commit("two\n\nlines");

        Commit commit = ask(repository -> repository.commit("HEAD"));

        assertThat(commit.id()).isEqualTo(second);
        assertThat(commit.parents()).containsExactly(first);
        assertThat(commit.message().strip()).isEqualTo("two\n\nlines");
        assertThat(commit.author().name()).isEqualTo(sample.git("log", "-1", "--format=%an"));
        assertThat(commit.author().email()).isEqualTo(sample.git("log", "-1", "--format=%ae"));
        assertThat(commit.author().time().toEpochSecond())
                .isEqualTo(Long.parseLong(sample.git("log", "-1", "--format=%at")));
    }

    @Test
    void theDefaultBranchIsFoundAndNotAssumed() {
        assertThatThrownBy(() -> ask(GitRepository::defaultBranch))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there is no commit yet");
        sample.commit("first");
        sample.git("branch", "-m", "main", "develop-3");
        sample.git("branch", "other");

        assertThat(ask(GitRepository::defaultBranch)).isEqualTo("refs/heads/develop-3");

        sample.git("update-ref", "refs/remotes/origin/other", "HEAD");
        sample.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/other");

        assertThat(ask(GitRepository::defaultBranch)).isEqualTo("refs/heads/other");
        assertThat(ask(GitRepository::branches))
                .containsExactly("refs/heads/develop-3", "refs/heads/other", "refs/remotes/origin/other");
    }

    @Test
    void theDefaultBranchMayBeBehindThatOfTheRemote() {
        sample.commit("first");
        assertThat(ask(GitRepository::defaultBranchLag)).isEmpty();
        sample.git("update-ref", "refs/remotes/origin/main", "HEAD");
        assertThat(ask(GitRepository::defaultBranchLag)).isEmpty();
        sample.commit("only here");
        assertThat(ask(GitRepository::defaultBranchLag)).isEmpty();
        sample.git("checkout", "-q", "-b", "other", "HEAD~1");
        sample.commit("only there");
        sample.commit("only there, too");
        sample.git("update-ref", "refs/remotes/origin/main", "HEAD");
        sample.git("checkout", "-q", "main");

        assertThat(ask(GitRepository::defaultBranchLag)).contains(new Lag("main", "origin/main", 2));

        sample.git("checkout", "-q", "--detach");
        assertThat(ask(GitRepository::defaultBranchLag)).isEmpty();
    }

    @Test
    void contentsAreKnownByTheirIds() {
        sample.write("a/A.java", "class A {}").commit("a");

        Optional<String> there = ask(repository -> repository.contentId("HEAD", "a/A.java"));
        Optional<String> missing = ask(repository -> repository.contentId("HEAD", "a/B.java"));

        assertThat(there).contains(id("HEAD:a/A.java"));
        assertThat(missing).isEmpty();
    }
}
