package dev.refract.git;

import static dev.refract.git.Comparisons.JAVA;
import static dev.refract.git.Comparisons.paths;
import static dev.refract.git.Comparisons.skipped;
import static dev.refract.git.Comparisons.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WorkingTreeTest {
    @TempDir
    Path temporary;

    private SampleRepository sample;

    @BeforeEach
    void makeRepository() {
        sample = SampleRepository.init(temporary.resolve("repo"));
        sample.write("a/A.java", "class A {}\n")
                .write("a/B.java", "class B {}\n")
                .write(".gitignore", "build/\n*.tmp.java\n");
        sample.commit("first");
    }

    private Comparison staged() {
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            return repository.compareStaged(JAVA);
        }
    }

    private Comparison workingTree() {
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            return repository.compareWorkingTree(JAVA);
        }
    }

    @Test
    void cleanTreeHasNoChange() {
        assertThat(workingTree()).isEqualTo(staged());
        assertThat(workingTree().after().files()).isEmpty();
    }

    @Test
    void indexIsComparedWithTheLastCommit() {
        sample.write("a/A.java", "class A { int staged; }\n").write("c/C.java", "class C {}\n");
        sample.git("add", "-A");
        sample.git("rm", "-q", "a/B.java");
        sample.write("a/A.java", "class A { int later; }\n").write("D.java", "class D {}\n");

        Comparison comparison = staged();

        assertThat(paths(comparison.before())).containsExactly("a/A.java", "a/B.java");
        assertThat(paths(comparison.after())).containsExactly("a/A.java", "c/C.java");
        assertThat(texts(comparison.after())).contains("class A { int staged; }\n");
        assertThat(comparison.after().folders()).containsExactlyInAnyOrder("", "a", "c");
        assertThat(comparison.before().folders()).containsExactlyInAnyOrder("", "a");
    }

    @Test
    void workingTreeHoldsUntrackedFilesButNoIgnoredOnes() {
        sample.write("a/A.java", "class A { int i; }\n")
                .write("new/deep/N.java", "class N {}\n")
                .write("build/G.java", "class G {}\n")
                .write("a/x.tmp.java", "class X {}\n")
                .delete("a/B.java");

        Comparison comparison = workingTree();

        assertThat(paths(comparison.before())).containsExactly("a/A.java", "a/B.java");
        assertThat(paths(comparison.after())).containsExactly("a/A.java", "new/deep/N.java");
        assertThat(comparison.after().folders()).containsExactlyInAnyOrder("", "a", "new", "new/deep");
        assertThat(comparison.skipped()).isEmpty();
    }

    @Test
    void trackedFileInAnIgnoredFolderCounts() {
        sample.write("build/T.java", "class T {}\n");
        sample.git("add", "-f", "build/T.java");
        sample.commitStaged("second");
        sample.write("build/T.java", "class T { int i; }\n").write("build/U.java", "class U {}\n");

        assertThat(paths(workingTree().after())).containsExactly("build/T.java");
    }

    @Test
    void stagedFileThatIsGoneAgainIsNoChange() {
        sample.write("C.java", "class C {}\n");
        sample.git("add", "C.java");
        sample.delete("C.java");

        assertThat(workingTree().after().files()).isEmpty();
        assertThat(paths(staged().after())).containsExactly("C.java");
    }

    @Test
    void otherLineEndsAreNoChange() {
        sample.write("a/A.java", "class A {}\r\n").write("a/B.java", "class B {\r\n  int i;\r\n}\r\n");

        Comparison comparison = workingTree();

        assertThat(paths(comparison.after())).containsExactly("a/B.java");
        assertThat(texts(comparison.after())).containsExactly("class B {\n  int i;\n}\n");
    }

    @Test
    void lineEndsThatAreStoredAreKept() {
        sample.write("W.java", "class W {}\r\n").commit("second");
        sample.write("W.java", "class W { }\r\n");

        assertThat(texts(workingTree().after())).containsExactly("class W { }\r\n");
    }

    @Test
    void fileThatIsNotCheckedOutIsNotDeleted() {
        sample.git("update-index", "--skip-worktree", "a/B.java");
        sample.delete("a/B.java");

        assertThat(workingTree().before().files()).isEmpty();
    }

    @Test
    void linksAndOtherRepositoriesAreNoted() throws IOException {
        Files.createSymbolicLink(sample.folder().resolve("Link.java"), Path.of("a/A.java"));
        SampleRepository.init(sample.folder().resolve("nested"))
                .write("N.java", "class N {}")
                .commit("nested");

        Comparison comparison = workingTree();

        assertThat(skipped(comparison)).containsExactly("symlink Link.java", "submodule nested");
        assertThat(comparison.after().files()).isEmpty();
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void nobodyWaitsAtAPipe() throws IOException, InterruptedException {
        Path pipe = sample.folder().resolve("Pipe.java");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();

        assertThat(skipped(workingTree())).containsExactly("unreadable Pipe.java");
    }

    @Test
    @DisabledOnOs({OS.WINDOWS, OS.MAC})
    void aNameThatIsNotInUtf8IsTheReason() throws IOException, InterruptedException {
        Path script = sample.folder().resolve("make.sh");
        Files.writeString(script, "echo 'class C {}' >\"$(printf 'C\\351.java')\"\n");
        assertThat(new ProcessBuilder("sh", script.toString())
                        .directory(sample.folder().toFile())
                        .start()
                        .waitFor())
                .isZero();

        assertThat(workingTree().skipped())
                .extracting(Skip::detail)
                .containsExactly("its name is not in UTF-8, so that it cannot be opened");
    }

    @Test
    void unchangedLinksAndSubmodulesAreNotNoted() throws IOException {
        SampleRepository other = SampleRepository.init(temporary.resolve("other"));
        other.write("Inner.java", "class Inner {}").commit("inner");
        sample.git(
                "-c",
                "protocol.file.allow=always",
                "submodule",
                "--quiet",
                "add",
                other.folder().toString(),
                "sub");
        Files.createSymbolicLink(sample.folder().resolve("Link.java"), Path.of("a/A.java"));
        sample.commit("second");

        assertThat(workingTree().skipped()).isEmpty();
        assertThat(staged().skipped()).isEmpty();
    }

    @Test
    void linksAndSubmodulesThatAreNotCheckedOutAreUnchanged() throws IOException {
        SampleRepository other = SampleRepository.init(temporary.resolve("other"));
        other.write("Inner.java", "class Inner {}").commit("inner");
        Files.createSymbolicLink(sample.folder().resolve("Link.java"), Path.of("a/A.java"));
        sample.git("clone", "-q", other.folder().toString(), "sub");
        sample.commit("second");
        sample.git("update-index", "--skip-worktree", "Link.java", "sub");
        sample.delete("Link.java");
        Files.move(sample.folder().resolve("sub"), temporary.resolve("away"));

        assertThat(workingTree().skipped()).isEmpty();
        assertThat(workingTree().before().files()).isEmpty();
    }

    @Test
    void conflictsOfAMergeAreNoted() {
        sample.git("checkout", "-q", "-b", "side");
        sample.write("a/A.java", "class A { int side; }\n").commit("side");
        sample.git("checkout", "-q", "main");
        sample.write("a/A.java", "class A { int main; }\n").commit("main");
        try {
            sample.git("merge", "-q", "side");
        } catch (IllegalStateException conflict) {
            assertThat(conflict).hasMessageContaining("CONFLICT");
        }

        assertThat(skipped(staged())).containsExactly("unreadable a/A.java");
        assertThat(paths(workingTree().after())).containsExactly("a/A.java");
    }

    @Test
    void pathThatIsOnlyAnnouncedIsNotStaged() {
        sample.write("C.java", "class C {}\n");
        sample.git("add", "--intent-to-add", "C.java");

        assertThat(staged().after().files()).isEmpty();
        assertThat(paths(workingTree().after())).containsExactly("C.java");
    }

    @Test
    void firstCommitIsComparedWithNothing() {
        sample = SampleRepository.init(temporary.resolve("empty"));
        sample.write("A.java", "class A {}\n");
        sample.git("add", "-A");
        sample.write("B.java", "class B {}\n");

        assertThat(paths(staged().after())).containsExactly("A.java");
        assertThat(paths(workingTree().after())).containsExactly("A.java", "B.java");
    }
}
