package dev.refract.engine;

import dev.refract.frontend.ParsedFile;
import dev.refract.source.SourceFile;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The models of files that were parsed last, by the ids of their contents. Along a history, the files after a commit are
 * files before a later one, so that with this about half of them are parsed. Models are free of paths; only the name of
 * the file counts besides the content, since in some languages it says what a file is.
 *
 * <p>May be used from several threads, and by several engines with the same front end. Two that want the same file at a
 * time parse it once. The result of an analysis does not depend on what is in here.
 */
public final class FileModelCache {
    /** Arrays, labels, lines and declarations of a model, by the nodes of its tree; measured on the oracles' files. */
    private static final long BYTES_PER_NODE = 48;

    /** Files that can be parsed at a time, at least: more than any machine has cores. */
    private static final int LOCKS = 256;

    private final long maxNodes;
    private final Map<String, ParsedFile> files = new LinkedHashMap<>(1 << 10, 0.75f, true);
    private final Lock[] locks =
            Stream.generate(ReentrantLock::new).limit(LOCKS).toArray(Lock[]::new);
    private long nodes;

    /** A cache that keeps about this many bytes, and the file that was parsed last. */
    public FileModelCache(long maxBytes) {
        this.maxNodes = maxBytes / BYTES_PER_NODE;
    }

    /** The parsed file, by the parsing given where it is not here. */
    ParsedFile get(SourceFile file, Supplier<ParsedFile> parsing) {
        String key = file.contentId() + file.name();
        Lock lock = locks[Math.floorMod(key.hashCode(), LOCKS)];
        lock.lock();
        try {
            return find(key).orElseGet(() -> keep(key, parsing.get()));
        } finally {
            lock.unlock();
        }
    }

    private synchronized Optional<ParsedFile> find(String key) {
        return Optional.ofNullable(files.get(key));
    }

    private synchronized ParsedFile keep(String key, ParsedFile parsed) {
        files.put(key, parsed);
        nodes += weight(parsed);
        while (nodes > maxNodes && files.size() > 1) {
            Map.Entry<String, ParsedFile> oldest = files.entrySet().iterator().next();
            files.remove(oldest.getKey());
            nodes -= weight(oldest.getValue());
        }
        return parsed;
    }

    private static long weight(ParsedFile parsed) {
        return parsed.file().tree().size();
    }

    /** Number of files in it. */
    synchronized int size() {
        return files.size();
    }
}
