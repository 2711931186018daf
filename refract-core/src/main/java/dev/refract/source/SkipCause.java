package dev.refract.source;

import java.util.Locale;

/** Why something takes no part in an analysis. */
public enum SkipCause {
    /** A part of the file cannot be parsed; the rest is analysed, unless hardly anything can be. */
    SYNTAX_ERROR(true),
    /** The file is larger than the limit. */
    TOO_LARGE(true),
    /** The file says that a tool wrote it. */
    GENERATED(true),
    /** The entry is a link to another path. */
    SYMLINK(false),
    /** The entry is another repository's commit. */
    SUBMODULE(false),
    /** The file is a Git LFS pointer; its content is elsewhere. */
    LFS_POINTER(true),
    /** The content is missing or cannot be read. */
    UNREADABLE(true),
    /** The comparison has more files than the limit. */
    TOO_MANY_FILES(true),
    /** The work of a stage is over the budget; what it had found until then counts. */
    OVER_BUDGET(true),
    /** The analysis was stopped, since it took too long; what it had found until then counts. */
    TIMED_OUT(true),
    /** The commit is a merge, which repeats what was done on its branches. */
    MERGE(false),
    /** The front end failed on the file. */
    FRONTEND_CRASHED(true),
    /** The analysis failed on the versions as a whole. */
    ENGINE_CRASHED(true),
    /** A detector failed; the other detectors' findings stand. */
    DETECTOR_CRASHED(true);

    private final boolean incomplete;

    SkipCause(boolean incomplete) {
        this.incomplete = incomplete;
    }

    /** Whether something may have been missed; a note otherwise, since there was no source to read. */
    public boolean incomplete() {
        return incomplete;
    }

    /** The name in outputs, in kebab-case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
