package dev.refract.output.spi;

import java.util.Objects;

/**
 * What a user can set of an output.
 *
 * @param toolVersion version of Refract, as written into the output: {@code 0.1.0}
 * @param repository where the code comes from, a URL or a path; empty where it is not a repository
 * @param several whether the run is over several revisions; decides the shape of a JSON document, never from what was
 *     found, so that a script knows it beforehand
 * @param color whether text has colours
 * @param details whether text lists the consequences of a refactoring one by one, and every leftover
 * @param wallTime whether the time that the analysis took is written; without it two runs give the same bytes
 * @param width characters a line of text may take
 * @param chosen whether only some of what there is was asked for, so that there may be more
 */
public record OutputOptions(
        String toolVersion,
        String repository,
        boolean several,
        boolean color,
        boolean details,
        boolean wallTime,
        int width,
        boolean chosen) {
    /** Fits a terminal of usual size and a review page. */
    public static final int DEFAULT_WIDTH = 100;

    /** Narrower than this, a sentence has no room beside its indentation. */
    public static final int MINIMUM_WIDTH = 40;

    public OutputOptions {
        Objects.requireNonNull(toolVersion, "toolVersion");
        Objects.requireNonNull(repository, "repository");
        if (width < MINIMUM_WIDTH) {
            throw new IllegalArgumentException("width must be at least " + MINIMUM_WIDTH + ", not " + width);
        }
    }

    /** Options for one comparison: no colours, consequences folded, with the wall time, usual width. */
    public static OutputOptions of(String toolVersion) {
        return new OutputOptions(toolVersion, "", false, false, false, true, DEFAULT_WIDTH, false);
    }

    /** The same with the place where the code comes from. */
    public OutputOptions withRepository(String place) {
        return new OutputOptions(toolVersion, place, several, color, details, wallTime, width, chosen);
    }

    /** The same for a run over several revisions, or over one. */
    public OutputOptions withSeveral(boolean wanted) {
        return new OutputOptions(toolVersion, repository, wanted, color, details, wallTime, width, chosen);
    }

    /** The same with or without colours. */
    public OutputOptions withColor(boolean wanted) {
        return new OutputOptions(toolVersion, repository, several, wanted, details, wallTime, width, chosen);
    }

    /** The same with details listed or folded. */
    public OutputOptions withDetails(boolean wanted) {
        return new OutputOptions(toolVersion, repository, several, color, wanted, wallTime, width, chosen);
    }

    /** The same with or without the time that the analysis took. */
    public OutputOptions withWallTime(boolean wanted) {
        return new OutputOptions(toolVersion, repository, several, color, details, wanted, width, chosen);
    }

    /** The same with lines of at most this many characters. */
    public OutputOptions withWidth(int characters) {
        return new OutputOptions(toolVersion, repository, several, color, details, wallTime, characters, chosen);
    }

    /** The same for all that there is, or for some of it. */
    public OutputOptions withChosen(boolean wanted) {
        return new OutputOptions(toolVersion, repository, several, color, details, wallTime, width, wanted);
    }
}
