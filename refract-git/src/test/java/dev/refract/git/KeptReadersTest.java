package dev.refract.git;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptReadersTest {
    @TempDir
    Path folder;

    private Repository repository() throws IOException {
        SampleRepository.init(folder);
        return new FileRepositoryBuilder()
                .setGitDir(folder.resolve(".git").toFile())
                .build();
    }

    @Test
    void aReaderIsUsedAgainButNotByTwoAtATime() throws IOException {
        try (Repository repository = repository();
                KeptReaders readers = new KeptReaders(repository)) {
            ObjectReader first = readers.read(reader -> reader);
            ObjectReader meanwhile = readers.read(reader -> readers.read(other -> other));

            assertThat(readers.<Boolean>read(reader -> reader == first || reader == meanwhile))
                    .isTrue();
            assertThat(meanwhile).isNotSameAs(first);
        }
    }

    @Test
    void aReaderIsKeptThatMissedSomething() throws IOException {
        try (Repository repository = repository();
                KeptReaders readers = new KeptReaders(repository)) {
            ObjectReader first = readers.read(reader -> reader);

            assertThatThrownBy(() -> readers.read(reader -> {
                        throw new IOException("missing");
                    }))
                    .hasMessage("missing");
            assertThat(readers.<ObjectReader>read(reader -> reader)).isSameAs(first);
        }
    }
}
