package dev.refract.cli.run;

import java.util.Locale;
import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * What is counted of the results of a run.
 *
 * @param one what is counted: {@code refactoring}
 * @param many several of it: {@code refactorings}
 * @param of their number in a result
 * @param <R> what there is of a revision
 */
public record Count<R>(String one, String many, ToIntFunction<R> of) {
    public Count {
        Objects.requireNonNull(one, "one");
        Objects.requireNonNull(many, "many");
        Objects.requireNonNull(of, "of");
    }

    /** A number with its noun: {@code 1 refactoring}. */
    String words(int number) {
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? one : many);
    }
}
