package dev.refract.git;

import static dev.refract.git.Comparisons.JAVA;
import static dev.refract.git.Comparisons.paths;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepositoryKindsTest {
    @TempDir
    Path temporary;

    private static List<String> addedByHead(Path folder) {
        try (GitRepository repository = GitRepository.open(folder)) {
            return paths(repository.compare(repository.resolve("HEAD"), 1, JAVA).after());
        }
    }

    private SampleRepository withTwoCommits() {
        SampleRepository sample = SampleRepository.init(temporary.resolve("repo"));
        sample.write("p/A.java", "class A {}").commit("first");
        sample.write("p/B.java", "class B {}").commit("second");
        return sample;
    }

    @Test
    void opensFromAFolderBelow() {
        assertThat(addedByHead(withTwoCommits().folder().resolve("p"))).containsExactly("p/B.java");
    }

    @Test
    void opensABareRepository() {
        SampleRepository sample = withTwoCommits();
        Path bare = temporary.resolve("bare.git");
        sample.git("clone", "-q", "--bare", ".", bare.toString());

        assertThat(addedByHead(bare)).containsExactly("p/B.java");
        try (GitRepository repository = GitRepository.open(bare)) {
            assertThatThrownBy(() -> repository.compareStaged(JAVA))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("is bare");
            assertThatThrownBy(() -> repository.compareWorkingTree(JAVA)).hasMessageContaining("is bare");
        }
    }

    @Test
    void opensAWorktree() {
        SampleRepository sample = withTwoCommits();
        Path other = temporary.resolve("other tree");
        sample.git("worktree", "add", "-q", "-b", "topic", other.toString());
        SampleRepository worktree = SampleRepository.at(other);
        worktree.turnClock(600);
        worktree.write("C.java", "class C {}").commit("third");
        worktree.write("D.java", "class D {}");

        assertThat(addedByHead(other)).containsExactly("C.java");
        assertThat(addedByHead(sample.folder())).containsExactly("p/B.java");
        try (GitRepository repository = GitRepository.open(other)) {
            Comparison comparison = repository.compareWorkingTree(JAVA);
            assertThat(paths(comparison.after())).containsExactly("D.java");
            assertThat(repository.resolve("main")).isEqualTo(sample.git("rev-parse", "HEAD"));
        }
    }

    @Test
    void hasOneAddressHoweverItIsNamed() throws IOException {
        SampleRepository sample = withTwoCommits();
        Path home = sample.folder().toRealPath();
        Path other = temporary.resolve("other tree");
        sample.git("worktree", "add", "-q", "-b", "topic", other.toString());
        Path link = Files.createSymbolicLink(temporary.resolve("link"), home);
        Path bare = temporary.resolve("bare.git");
        sample.git("clone", "-q", "--bare", ".", bare.toString());
        SampleRepository.at(bare).git("remote", "remove", "origin");

        for (Path folder : List.of(
                home,
                home.resolve("."),
                home.resolve("../repo"),
                home.resolve("p"),
                home.resolve(".git"),
                link,
                link.resolve("p"),
                other,
                other.resolve("p"))) {
            assertThat(address(folder)).as(folder.toString()).isEqualTo(home.toString());
        }
        assertThat(address(bare)).isEqualTo(bare.toRealPath().toString());
        assertThat(address(bare.resolve("objects"))).isEqualTo(bare.toRealPath().toString());
    }

    @Test
    void hasTheAddressOfItsOriginWithoutThePassword() {
        SampleRepository sample = withTwoCommits();
        sample.git("remote", "add", "origin", "https://ada:secret@example.org/shop.git");

        assertThat(address(sample.folder())).isEqualTo("https://example.org/shop.git");
    }

    private static String address(Path folder) {
        try (GitRepository repository = GitRepository.open(folder)) {
            return repository.address();
        }
    }

    @Test
    void edgeOfAShallowCloneIsNoRoot() {
        SampleRepository sample = withTwoCommits();
        Path shallow = temporary.resolve("shallow");
        sample.git("clone", "-q", "--depth=1", sample.folder().toUri().toString(), shallow.toString());

        assertThatThrownBy(() -> addedByHead(shallow))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not in this shallow clone")
                .hasMessageContaining("git fetch --deepen=1");
        try (GitRepository repository = GitRepository.open(shallow)) {
            assertThat(repository.history("HEAD")).hasSize(1);
        }
    }

    @Test
    void rootOfAShallowCloneIsARoot() {
        SampleRepository sample = SampleRepository.init(temporary.resolve("repo"));
        sample.write("A.java", "class A {}").commit("first");
        Path shallow = temporary.resolve("shallow");
        sample.git("clone", "-q", "--depth=1", sample.folder().toUri().toString(), shallow.toString());

        assertThat(addedByHead(shallow)).containsExactly("A.java");
    }

    @Test
    void treesOfAPartialCloneWork() {
        SampleRepository sample = withTwoCommits();
        sample.git("config", "uploadpack.allowFilter", "true");
        Path partial = temporary.resolve("partial");
        sample.git(
                "clone",
                "-q",
                "--no-checkout",
                "--filter=blob:none",
                sample.folder().toUri().toString(),
                partial.toString());

        try (GitRepository repository = GitRepository.open(partial)) {
            Comparison comparison = repository.compare(repository.resolve("HEAD"), 1, JAVA);
            assertThat(Comparisons.skipped(comparison)).containsExactly("unreadable p/B.java");
        }
    }

    @Test
    void packedRepositoryWithCommitGraphWorks() {
        SampleRepository sample = withTwoCommits();
        sample.git("repack", "-q", "-a", "-d");
        sample.git("pack-refs", "--all");
        sample.git("commit-graph", "write", "--reachable");

        assertThat(addedByHead(sample.folder())).containsExactly("p/B.java");
    }

    @Test
    void saysWhatIsMissing() throws IOException {
        Path plain = Files.createDirectories(temporary.resolve("plain"));

        assertThatThrownBy(() -> GitRepository.open(plain))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no git repository in " + plain);
        assertThatThrownBy(() -> GitRepository.open(temporary.resolve("nowhere")))
                .hasMessage("no such folder: " + temporary.resolve("nowhere"));
    }

    @Test
    void unsupportedRepositoryIsAnErrorOfOneLine() {
        SampleRepository sample = SampleRepository.at(temporary);
        sample.git("init", "-q", "--object-format=sha256", "new");

        assertThatThrownBy(() -> GitRepository.open(temporary.resolve("new")).head())
                .isInstanceOf(InputException.class);
    }
}
