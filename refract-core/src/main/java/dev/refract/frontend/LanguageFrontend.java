package dev.refract.frontend;

/** One language: reads its files into the neutral model and writes its elements for people. Thread-safe. */
public interface LanguageFrontend {
    /** Name of the language, in lower case: {@code java}. */
    String language();

    /** Whether the file at this path is of this language. */
    boolean reads(String path);
}
