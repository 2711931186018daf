package dev.refract.cli.mine;

import dev.refract.cli.run.FindingFilter;
import dev.refract.source.Admission;
import java.util.Objects;

/**
 * How commits are analysed.
 *
 * @param admission which files are read
 * @param merges whether merges are analysed, too
 * @param parent the parent that merges are compared with, counted from 1
 * @param again which commits that are in the database are analysed once more
 * @param filter which findings are kept
 * @param threads commits that are analysed at a time
 * @param quiet whether nothing is told while it goes on
 * @param description the options that results depend on, in words
 */
public record MiningOptions(
        Admission admission,
        boolean merges,
        int parent,
        Again again,
        FindingFilter filter,
        int threads,
        boolean quiet,
        String description) {
    public MiningOptions {
        Objects.requireNonNull(admission, "admission");
        Objects.requireNonNull(again, "again");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(description, "description");
    }

    /**
     * Which commits that are in the database are analysed once more.
     *
     * @param redo those that another version of the tool analysed, or this one with other options
     * @param retry those that failed
     */
    public record Again(boolean redo, boolean retry) {}
}
