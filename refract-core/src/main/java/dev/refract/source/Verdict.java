package dev.refract.source;

import java.util.function.Function;

/** What {@link Admission} says of a file. */
public sealed interface Verdict {
    /** Handles both cases. */
    <T> T match(Function<SourceFile, T> admitted, Function<Skip, T> refused);

    /** The file takes part. */
    record Admitted(SourceFile file) implements Verdict {
        @Override
        public <T> T match(Function<SourceFile, T> admitted, Function<Skip, T> refused) {
            return admitted.apply(file);
        }
    }

    /** The file is left out. */
    record Refused(Skip skip) implements Verdict {
        @Override
        public <T> T match(Function<SourceFile, T> admitted, Function<Skip, T> refused) {
            return refused.apply(skip);
        }
    }
}
