package dev.refract.git;

import static dev.refract.git.Comparisons.JAVA;
import static dev.refract.git.Comparisons.paths;
import static dev.refract.git.Comparisons.skipped;
import static dev.refract.git.Comparisons.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.Admission;
import dev.refract.source.BlobId;
import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
import dev.refract.source.SourceSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommitComparisonTest {
    @TempDir
    Path temporary;

    private SampleRepository sample;

    @BeforeEach
    void makeRepository() {
        sample = SampleRepository.init(temporary.resolve("repo"));
    }

    private Comparison compare(String revision) {
        return compare(revision, 1, JAVA);
    }

    private Comparison compare(String revision, int parent, Admission admission) {
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            return repository.compare(repository.resolve(revision), parent, admission);
        }
    }

    @Test
    void readsOnlyAddedDeletedAndChangedSources() {
        sample.write("a/Changed.java", "class Changed {}")
                .write("a/Deleted.java", "class Deleted {}")
                .write("a/Same.java", "class Same {}")
                .write("a/notes.txt", "one")
                .commit("first");
        sample.write("a/Changed.java", "class Changed { int i; }")
                .write("b/Added.java", "class Added {}")
                .write("a/notes.txt", "two")
                .delete("a/Deleted.java")
                .commit("second");

        Comparison comparison = compare("HEAD");

        assertThat(paths(comparison.before())).containsExactly("a/Changed.java", "a/Deleted.java");
        assertThat(paths(comparison.after())).containsExactly("a/Changed.java", "b/Added.java");
        assertThat(texts(comparison.after())).containsExactly("class Changed { int i; }", "class Added {}");
        assertThat(comparison.skipped()).isEmpty();
        assertThat(comparison.before().folders()).containsExactlyInAnyOrder("", "a");
        assertThat(comparison.after().folders()).containsExactlyInAnyOrder("", "a", "b");
    }

    @Test
    void namesContentsAsGitDoes() {
        sample.write("A.java", "class A {}").commit("first");

        assertThat(compare("HEAD").after().files())
                .extracting(file -> file.contentId())
                .containsExactly(sample.git("rev-parse", "HEAD:A.java"))
                .containsExactly(BlobId.of("class A {}".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void rootCommitIsComparedWithNothing() {
        sample.write("A.java", "class A {}").commit("first");

        Comparison comparison = compare("HEAD");

        assertThat(comparison.before()).isEqualTo(SourceSet.EMPTY);
        assertThat(paths(comparison.after())).containsExactly("A.java");
    }

    @Test
    void renameIsOneFileOnEachSide() {
        sample.write("old/A.java", "class A {}")
                .write("old/B.java", "class B {}")
                .commit("first");
        sample.git("mv", "old", "new");
        sample.commit("rename");

        Comparison comparison = compare("HEAD");

        assertThat(paths(comparison.before())).containsExactly("old/A.java", "old/B.java");
        assertThat(paths(comparison.after())).containsExactly("new/A.java", "new/B.java");
        assertThat(comparison.before().folders()).containsExactlyInAnyOrder("", "old");
        assertThat(comparison.after().folders()).containsExactlyInAnyOrder("", "new");
    }

    @Test
    void folderStaysWhereOtherFilesAreLeft() {
        sample.write("p/A.java", "class A {}").write("p/readme.txt", "text").commit("first");
        sample.git("mv", "p/A.java", "A.java");
        sample.commit("move");

        assertThat(compare("HEAD").after().folders()).containsExactlyInAnyOrder("", "p");
    }

    @Test
    void changeOfTheModeAloneIsNoChange() {
        sample.write("A.java", "class A {}").commit("first");
        sample.git("update-index", "--chmod=+x", "A.java");
        sample.commitStaged("executable");

        Comparison comparison = compare("HEAD");

        assertThat(comparison.before().files()).isEmpty();
        assertThat(comparison.after().files()).isEmpty();
    }

    @Test
    void mergeIsComparedWithTheParentThatIsAskedFor() {
        sample.write("A.java", "class A {}").commit("first");
        sample.git("checkout", "-q", "-b", "side");
        sample.write("Side.java", "class Side {}").commit("side");
        sample.git("checkout", "-q", "main");
        sample.write("Main.java", "class Main {}").commit("main");
        sample.git("merge", "-q", "--no-ff", "-m", "merge", "side");

        assertThat(paths(compare("HEAD", 1, JAVA).after())).containsExactly("Side.java");
        assertThat(paths(compare("HEAD", 2, JAVA).after())).containsExactly("Main.java");
        assertThatThrownBy(() -> compare("HEAD", 3, JAVA))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has no parent 3; it has 2");
        assertThatThrownBy(() -> compare("main~1", 2, JAVA)).hasMessageContaining("has no parent 2; it has 1");
    }

    @Test
    void wholeVersionsAreComparedAcrossCommits() {
        String first = sample.write("A.java", "class A {}").commit("first");
        sample.write("B.java", "class B {}").commit("second");
        String third = sample.delete("B.java").write("C.java", "class C {}").commit("third");

        try (GitRepository repository = GitRepository.open(sample.folder())) {
            Comparison comparison = repository.compareVersions(first, third, JAVA);
            assertThat(paths(comparison.before())).isEmpty();
            assertThat(paths(comparison.after())).containsExactly("C.java");
        }
    }

    @Test
    void pathsMayHaveSpacesAndAnyLetters() {
        sample.write("mit leerzeichen/Größe.java", "class Größe {}")
                .write("日本/型.java", "class 型 {}")
                .commit("first");

        assertThat(paths(compare("HEAD").after())).containsExactly("mit leerzeichen/Größe.java", "日本/型.java");
    }

    @Test
    void submodulesAndLinksAreNoted() throws IOException {
        SampleRepository other = SampleRepository.init(temporary.resolve("other"));
        other.write("Inner.java", "class Inner {}").commit("inner");
        sample.write("A.java", "class A {}").commit("first");
        sample.git(
                "-c",
                "protocol.file.allow=always",
                "submodule",
                "--quiet",
                "add",
                other.folder().toString(),
                "sub");
        Files.createSymbolicLink(sample.folder().resolve("Link.java"), Path.of("A.java"));
        Files.createSymbolicLink(sample.folder().resolve("notes"), Path.of("A.java"));
        sample.commit("second");

        Comparison comparison = compare("HEAD");

        assertThat(skipped(comparison)).containsExactly("symlink Link.java", "submodule sub");
        assertThat(comparison.after().files()).isEmpty();
    }

    @Test
    void linkThatBecomesAFileIsAnAddedFile() throws IOException {
        sample.write("A.java", "class A {}");
        Files.createSymbolicLink(sample.folder().resolve("B.java"), Path.of("A.java"));
        sample.commit("first");
        sample.delete("B.java").write("B.java", "class B {}").commit("second");

        Comparison comparison = compare("HEAD");

        assertThat(paths(comparison.before())).isEmpty();
        assertThat(paths(comparison.after())).containsExactly("B.java");
        assertThat(skipped(comparison)).containsExactly("symlink B.java");
    }

    @Test
    void pointersOfLargeFileStorageAreNoted() {
        sample.write("Big.java", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")
                .commit("first");

        assertThat(skipped(compare("HEAD"))).containsExactly("lfs-pointer Big.java");
    }

    @Test
    void encodingsAreRead() {
        sample.write("Bom.java", "\uFEFFclass Bom {}")
                .write("Latin.java", "// Größe\nclass Latin {}".getBytes(StandardCharsets.ISO_8859_1))
                .write("Windows.java", "class A {}\r\nclass B {}\r\n")
                .commit("first");

        assertThat(texts(compare("HEAD").after()))
                .containsExactly("class Bom {}", "// Größe\nclass Latin {}", "class A {}\r\nclass B {}\r\n");
    }

    @Test
    void filesOverTheLimitAreNotedOnBothSidesAtOnce() {
        sample.write("A.java", "class A {}").commit("first");
        sample.write("A.java", "class A { int longer; }").commit("second");

        Comparison comparison = compare("HEAD", 1, new Admission(path -> true, new Limits(15, 10, false)));

        assertThat(skipped(comparison)).containsExactly("too-large A.java");
        assertThat(comparison.before().files()).isEmpty();
        assertThat(comparison.skipped().get(0).detail()).isEqualTo("23 bytes, the limit is 15");
    }

    @Test
    void contentThatIsNotThereIsNotedAndTheRestRead() throws IOException {
        sample.write("A.java", "class A {}").write("B.java", "class B {}").commit("first");
        String blob = sample.git("rev-parse", "HEAD:A.java");
        Files.delete(sample.folder().resolve(".git/objects/" + blob.substring(0, 2) + "/" + blob.substring(2)));

        Comparison comparison = compare("HEAD");

        assertThat(skipped(comparison)).containsExactly("unreadable A.java");
        assertThat(paths(comparison.after())).containsExactly("B.java");
    }

    @Test
    void missingTreeIsAnError() throws IOException {
        sample.write("A.java", "class A {}").commit("first");
        String tree = sample.git("rev-parse", "HEAD^{tree}");
        Files.delete(sample.folder().resolve(".git/objects/" + tree.substring(0, 2) + "/" + tree.substring(2)));

        assertThatThrownBy(() -> compare("HEAD"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("object " + tree + " is not in the repository");
    }
}
