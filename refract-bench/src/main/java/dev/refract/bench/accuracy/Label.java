package dev.refract.bench.accuracy;

import dev.refract.source.InputException;
import java.util.Locale;

/** What an oracle says of a refactoring. */
public enum Label {
    /** It must be reported. */
    TRUE,
    /** It must not be reported. */
    FALSE,
    /** It counts neither way. */
    DISPUTED,
    /** The oracle judges its kind and does not list it: the strict score takes it for false. */
    UNLISTED,
    /** The oracle does not judge its kind or its case, or there is no oracle. */
    UNJUDGED;

    /** The name in files and outputs. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The label with this name in a truth file. */
    static Label of(String id) {
        for (Label label : values()) {
            if (label.id().equals(id)) {
                return label;
            }
        }
        throw new InputException("the truth has a label '" + id + "' that is not known");
    }
}
