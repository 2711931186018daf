package dev.refract.detect.spi;

import java.util.List;

/** Names refactorings in a matching: a pure function, without state, parser, input or output. */
@FunctionalInterface
public interface Detector {
    /** The refactorings that this detector has names for, in any order. */
    List<Detection> detect(Scene scene);
}
