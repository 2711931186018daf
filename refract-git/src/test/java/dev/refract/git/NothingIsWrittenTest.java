package dev.refract.git;

import static dev.refract.git.Comparisons.JAVA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.source.BlobId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jgit.util.FS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NothingIsWrittenTest {
    @TempDir
    Path temporary;

    @Test
    void everyInputLeavesTheRepositoryAsItIs() {
        SampleRepository sample = sample();
        Map<String, String> before = snapshot(sample.folder());

        try (GitRepository repository = GitRepository.open(sample.folder())) {
            repository.history("HEAD").forEach(commit -> repository.compare(commit, 1, JAVA));
            repository.range("HEAD~1", "HEAD");
            repository.compareVersions("HEAD~1", "HEAD", JAVA);
            repository.compareStaged(JAVA);
            repository.compareWorkingTree(JAVA);
        }

        assertThat(snapshot(sample.folder())).isEqualTo(before);
    }

    /** To measure them, JGit writes into the folder that it reads. */
    @Test
    void timeStampsAreNotMeasured() {
        SampleRepository sample = sample();
        GitRepository.open(sample.folder()).close();

        assertThat(FS.getFileStoreAttributes(sample.folder()).getFsTimestampResolution())
                .isEqualTo(Duration.ofSeconds(2));
    }

    @Test
    void severalThreadsMayRead() throws InterruptedException, ExecutionException {
        SampleRepository sample = sample();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try (GitRepository repository = GitRepository.open(sample.folder())) {
            var head = repository.compare(repository.resolve("HEAD"), 1, JAVA);
            var results = IntStream.range(0, 40)
                    .mapToObj(i -> threads.submit(() -> repository.compare(repository.resolve("HEAD"), 1, JAVA)))
                    .toList();
            for (Future<?> result : results) {
                assertThat(result.get()).isEqualTo(head);
            }
        } finally {
            threads.shutdown();
        }
    }

    private SampleRepository sample() {
        SampleRepository sample = SampleRepository.init(temporary.resolve("repo"));
        sample.write("a/A.java", "class A {}\n").commit("first");
        sample.write("a/A.java", "class A { int i; }\n").commit("second");
        sample.write("a/A.java", "class A { int j; }\n").write("B.java", "class B {}\n");
        sample.git("add", "B.java");
        return sample;
    }

    /** Every file and folder with its time and content. */
    private static Map<String, String> snapshot(Path root) {
        try (Stream<Path> entries = Files.walk(root)) {
            Map<String, String> state = new TreeMap<>();
            entries.forEach(entry -> state.put(root.relativize(entry).toString(), describe(entry)));
            return state;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String describe(Path entry) {
        try {
            String content = Files.isRegularFile(entry) ? BlobId.of(Files.readAllBytes(entry)) : "folder";
            return Files.getLastModifiedTime(entry) + " " + content;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
