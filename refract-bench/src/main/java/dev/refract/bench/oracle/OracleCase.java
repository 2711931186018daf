package dev.refract.bench.oracle;

import dev.refract.source.Comparison;
import dev.refract.source.SourceFile;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One case of an oracle, in memory.
 *
 * @param revision the revision as it was listed: {@code case/<project>-<sha>}
 * @param commit full id of the commit
 * @param parent full id of its parent
 * @param comparison the files of both versions
 */
public record OracleCase(String revision, String commit, Optional<String> parent, Comparison comparison) {
    public OracleCase {
        Objects.requireNonNull(revision, "revision");
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(parent, "parent");
        Objects.requireNonNull(comparison, "comparison");
    }

    /** The files of both versions, those before the change first. */
    public Stream<SourceFile> files() {
        return Stream.concat(comparison.before().files().stream(), comparison.after().files().stream());
    }

    /** Number of characters of all files. */
    public long characters() {
        return files().mapToLong(file -> file.text().length()).sum();
    }
}
