package dev.refract.git;

import static dev.refract.git.Comparisons.JAVA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RevisionsTest {
    @TempDir
    Path temporary;

    private SampleRepository sample;

    @BeforeEach
    void makeRepository() {
        sample = SampleRepository.init(temporary.resolve("repo"));
    }

    @Test
    void resolvesWhatGitResolves() {
        String first = sample.write("A.java", "class A {}").commit("first");
        String second = sample.write("A.java", "class A { int i; }").commit("second");
        sample.git("tag", "-a", "v1", "-m", "one", first);
        sample.git("branch", "case/shop-" + first, first);
        sample.git("branch", "case/shop-g" + first, second);
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            assertThat(List.of("HEAD", "main", "refs/heads/main", second, second.substring(0, 10), "@"))
                    .allSatisfy(name -> assertThat(repository.resolve(name)).isEqualTo(second));
            assertThat(List.of("HEAD~1", "HEAD^", "v1", "main~1", "case/shop-" + first, "HEAD@{1}"))
                    .allSatisfy(name -> assertThat(repository.resolve(name)).isEqualTo(first));
            assertThat(repository.resolve("case/shop-g" + first)).isEqualTo(second);
            assertThat(repository.parent(second, 1)).contains(first);
            assertThat(repository.parent(first, 1)).isEmpty();
        }
    }

    @Test
    void resolvesGitsShorthands() {
        makeRepositoryWithLogsAndMessages();
        List<String> expressions = List.of(
                ":/one",
                ":/^two",
                ":/!-one",
                ":/!!",
                "HEAD^{/one}",
                "HEAD^{/one}~1",
                "HEAD^{/ONE|four}^{/tw}",
                "@^{/!-two}",
                "HEAD@{0}",
                "HEAD@{1}",
                "HEAD@{2}~1",
                "@{1}",
                "main@{1}",
                "@{-1}",
                "@{u}",
                "@{upstream}~1",
                "@@{u}",
                "HEAD@{U}",
                "main@{upstream}",
                "main@{u}^{/one}",
                "other@work@{u}");
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            assertThat(expressions)
                    .allSatisfy(expression -> assertThat(repository.resolve(expression))
                            .isEqualTo(sample.git("rev-parse", "--verify", expression)));
            assertThatThrownBy(() -> repository.resolve("side@{u}"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("branch 'side'")
                    .hasMessageContaining("follows no other");
            assertThatThrownBy(() -> repository.resolve(":/(one"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("'(one' is no regular expression");
        }
    }

    /** main follows a branch of this repository, other@work one of a remote that is called otherwise. */
    private void makeRepositoryWithLogsAndMessages() {
        sample.commit("root");
        sample.commit("one");
        sample.commit("two\n\nmore\nONE\nmore");
        sample.git("checkout", "-q", "-b", "side", "HEAD~1");
        sample.commit("three !");
        sample.git("checkout", "-q", "main");
        sample.commit("four");
        sample.git("branch", "-q", "--set-upstream-to", "side");
        sample.git("remote", "add", "far", sample.folder().toString());
        sample.git("fetch", "-q", "far");
        sample.git("branch", "-q", "other@work", "HEAD~2");
        sample.git("branch", "-q", "--set-upstream-to", "far/side", "other@work");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing",
                ":/nothing",
                "HEAD^{/nothing}",
                "HEAD@{7}",
                "HEAD~7",
                "case/shop-0123456789012345678901234567890123456789",
                "0123456789012345678901234567890123456789",
                "HEAD^{tree}x",
                "HEAD:A.java",
                "-g",
                "",
                "..",
                "a b",
                "HEAD@{yesterday}"
            })
    void saysWhatCannotBeResolved(String expression) {
        sample.write("A.java", "class A {}").commit("first");
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            assertThatThrownBy(() -> repository.resolve(expression))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("'" + expression + "'");
        }
    }

    @Test
    void saysThatThereIsNoCommitYet() {
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            assertThatThrownBy(() -> repository.resolve("HEAD"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("there is no commit yet");
            assertThat(repository.head()).isEmpty();
            assertThat(repository.compareStaged(JAVA).after().files()).isEmpty();
        }
    }

    @Test
    void rangeIsInTheOrderOfGit() {
        buildBranchyHistory(new Random(7), 0);

        assertOrderOfGit();
    }

    @Test
    void rangeIsInTheOrderOfGitWhereClocksWereWrong() {
        buildBranchyHistory(new Random(11), 100_000);

        assertOrderOfGit();
    }

    /** Commits on three branches which are merged at random, with clocks that may be wrong by some seconds. */
    private void buildBranchyHistory(Random random, int clockSkew) {
        sample.commit("root");
        for (String branch : List.of("one", "two")) {
            sample.git("branch", branch);
        }
        List<String> branches = List.of("main", "one", "two");
        for (int i = 0; i < 40; i++) {
            sample.git("checkout", "-q", branches.get(random.nextInt(3)));
            sample.turnClock(clockSkew == 0 ? 0 : random.nextInt(clockSkew) - clockSkew / 2);
            String other = branches.get(random.nextInt(3));
            if (random.nextInt(3) == 0) {
                sample.git("merge", "-q", "--no-ff", "--allow-unrelated-histories", "-m", "merge " + i, other);
            } else {
                sample.commit("commit " + i);
            }
        }
        sample.git("checkout", "-q", "main");
        sample.git("merge", "-q", "--no-ff", "-m", "all", "one", "two");
    }

    private void assertOrderOfGit() {
        List<String> all = gitList("HEAD");
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            assertThat(repository.history("HEAD")).isEqualTo(all);
            for (String excluded : all) {
                for (String included : List.of("main", "one", "two")) {
                    assertThat(repository.range(excluded, included)).isEqualTo(gitList(excluded + ".." + included));
                }
            }
        }
    }

    private List<String> gitList(String range) {
        String printed = sample.git("rev-list", "--reverse", "--topo-order", range);
        return printed.isEmpty() ? List.of() : new ArrayList<>(printed.lines().toList());
    }
}
