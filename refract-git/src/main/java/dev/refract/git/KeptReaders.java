package dev.refract.git;

import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;

/**
 * Readers of a repository that are used again, each by one thread at a time. A reader remembers what it unpacked last:
 * along a history, a version of a file is mostly stored as what differs from another one that was just read.
 */
final class KeptReaders implements AutoCloseable {
    private final Repository repository;
    private final Queue<ObjectReader> idle = new ConcurrentLinkedQueue<>();

    KeptReaders(Repository repository) {
        this.repository = repository;
    }

    /** Reads with a reader that nobody else uses meanwhile. */
    <T> T read(Reading<T> reading) throws IOException {
        ObjectReader kept = idle.poll();
        ObjectReader reader = kept == null ? repository.newObjectReader() : kept;
        try {
            return reading.read(reader);
        } finally {
            idle.add(reader);
        }
    }

    @Override
    public void close() {
        idle.forEach(ObjectReader::close);
        idle.clear();
    }

    /** What is read. */
    interface Reading<T> {
        T read(ObjectReader reader) throws IOException;
    }
}
