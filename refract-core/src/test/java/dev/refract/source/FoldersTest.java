package dev.refract.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FoldersTest {
    private static final Admission JAVA = new Admission(path -> path.endsWith(".java"), Limits.DEFAULT);

    @TempDir
    Path temporary;

    private Path before;
    private Path after;

    @BeforeEach
    void makeFolders() throws IOException {
        before = Files.createDirectory(temporary.resolve("before"));
        after = Files.createDirectory(temporary.resolve("after with space"));
    }

    private static void write(Path root, String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static List<String> paths(SourceSet set) {
        return set.files().stream().map(SourceFile::path).toList();
    }

    @Test
    void readsWhatDiffers() throws IOException {
        write(before, "p/Same.java", "class Same {}");
        write(after, "p/Same.java", "class Same {}");
        write(before, "p/Changed.java", "class Changed {}");
        write(after, "p/Changed.java", "class Changed { int i; }");
        write(before, "q/Gone.java", "class Gone {}");
        write(after, "r s/Größe.java", "class Größe {}");
        write(after, "r s/notes.txt", "text");
        write(after, ".git/refs/heads/A.java", "0123");

        Comparison comparison = Folders.compare(before, after, JAVA);

        assertThat(paths(comparison.before())).containsExactly("p/Changed.java", "q/Gone.java");
        assertThat(paths(comparison.after())).containsExactly("p/Changed.java", "r s/Größe.java");
        assertThat(comparison.before().folders()).containsExactlyInAnyOrder("", "p", "q");
        assertThat(comparison.after().folders()).containsExactlyInAnyOrder("", "p", "r s");
        assertThat(comparison.skipped()).isEmpty();
    }

    @Test
    void linksAreNotedAndNotFollowed() throws IOException {
        write(before, "A.java", "class A {}");
        write(after, "A.java", "class A { }");
        Files.createSymbolicLink(after.resolve("B.java"), Path.of("A.java"));
        Files.createSymbolicLink(after.resolve("loop"), Path.of("."));
        Files.createSymbolicLink(after.resolve("note.txt"), Path.of("A.java"));
        Path linkedBefore = Files.createSymbolicLink(temporary.resolve("link"), before);

        Comparison comparison = Folders.compare(linkedBefore, after, JAVA);

        assertThat(comparison.skipped()).extracting(Skip::file).containsExactly("B.java", "loop");
        assertThat(comparison.skipped()).extracting(Skip::cause).containsOnly(SkipCause.SYMLINK);
        assertThat(paths(comparison.after())).containsExactly("A.java");
    }

    @Test
    void whatCannotBeReadIsNoted() throws IOException {
        write(before, "A.java", "class A {}");
        write(after, "A.java", "class A { }");
        write(after, "locked/B.java", "class B {}");
        assumeThat(after.resolve("A.java").toFile().setReadable(false)).isTrue();
        assumeThat(Files.isReadable(after.resolve("A.java")))
                .as("the user may read everything")
                .isFalse();
        assumeThat(after.resolve("locked").toFile().setReadable(false)).isTrue();

        Comparison comparison = Folders.compare(before, after, JAVA);

        assertThat(comparison.skipped()).extracting(Skip::file).containsExactlyInAnyOrder("A.java", "locked");
        assertThat(comparison.before().files()).isEmpty();
    }

    @Test
    void saysWhichFolderIsMissing() throws IOException {
        write(before, "A.java", "class A {}");

        assertThatThrownBy(() -> Folders.compare(before, temporary.resolve("none"), JAVA))
                .isInstanceOf(InputException.class)
                .hasMessage("no such folder: " + temporary.resolve("none"));
        assertThatThrownBy(() -> Folders.compare(before.resolve("A.java"), after, JAVA))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("not a folder: ");
    }

    @Test
    void filesOverTheLimitAreLeftOutByPathAndNoted() throws IOException {
        for (String name : List.of("C", "A", "B")) {
            write(after, name + ".java", "class " + name + " {}");
        }

        Comparison comparison = Folders.compare(before, after, new Admission(path -> true, new Limits(100, 2, false)));

        assertThat(paths(comparison.after())).containsExactly("A.java", "B.java");
        assertThat(comparison.skipped())
                .containsExactly(new Skip(
                        "", SkipCause.TOO_MANY_FILES, "3 files differ, the limit is 2: the last by path are left out"));
    }
}
