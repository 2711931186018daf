package dev.refract.output.spi;

import java.util.Locale;

/** One of an enumeration of formats. */
public interface NamedFormat {
    /** The name of the constant. */
    String name();

    /** The name on the command line. */
    default String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
