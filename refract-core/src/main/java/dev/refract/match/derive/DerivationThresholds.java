package dev.refract.match.derive;

/**
 * How much of their code must be common for one entity to have come out of others: shares of code, from 0 to 1.
 *
 * @param covered share of the statements of a whole that are in its parts, and are in none of them alone
 * @param own share of the statements of a part that come from the whole
 * @param overlap share of the statements of a whole that may be in more than one part
 * @param successor share of the former body and that of the one that is called in its place
 * @param parameterized share of the bodies of a callable and of the one that runs with its literals as arguments
 * @param named share of the bodies of an anonymous type and of the one with a name that it became
 */
public record DerivationThresholds(
        double covered, double own, double overlap, double successor, double parameterized, double named) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final DerivationThresholds DEFAULT = new DerivationThresholds(0.8, 0.5, 0.25, 0.5, 0.5, 0.5);
}
