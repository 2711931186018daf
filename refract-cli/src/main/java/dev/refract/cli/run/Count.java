package dev.refract.cli.run;

import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * What is counted of the results of a run.
 *
 * @param noun what is counted, in the plural: {@code refactorings}
 * @param of their number in a result
 * @param <R> what there is of a revision
 */
public record Count<R>(String noun, ToIntFunction<R> of) {
    public Count {
        Objects.requireNonNull(noun, "noun");
        Objects.requireNonNull(of, "of");
    }
}
