package dev.refract.match.body.option;

/**
 * From how much on code is not the same by chance. Amounts are parts: names, literals, operators; shares are from 0 to 1.
 *
 * @param head parts of the head of a statement that is known wherever it stands
 * @param statement parts of a statement of a called callable that is more than a name that is returned or called
 * @param kept parts of such a statement that is as it was, where most of the callable is new
 * @param moved parts of statements that are gone in one callable and new in another, neither of which calls the other
 * @param substantial share of a called callable that came from the caller, where some of that is equal
 * @param types share of the words in the names of two types that are much the same: {@code Writer}, {@code BrokenWriter}
 */
public record ChanceThresholds(int head, int statement, int kept, int moved, double substantial, double types) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final ChanceThresholds DEFAULT = new ChanceThresholds(4, 4, 8, 6, 1.0 / 3, 0.5);
}
