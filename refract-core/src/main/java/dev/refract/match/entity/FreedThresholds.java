package dev.refract.match.entity;

/**
 * When a name that was kept is taken for one that another entity took over (ReMapper, Fig. 4): shares of code, from 0 to 1.
 *
 * @param clearly by how much another entity must be more alike than the one of the same name
 * @param doubtful how alike members of one name may be at most to be doubted, and another one must be at least
 * @param successor how alike another type must be at least
 * @param kept share of the members of a type without a change, from which on its name is not doubted
 */
public record FreedThresholds(double clearly, double doubtful, double successor, double kept) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final FreedThresholds DEFAULT = new FreedThresholds(0.25, 0.66, 0.6, 0.5);
}
