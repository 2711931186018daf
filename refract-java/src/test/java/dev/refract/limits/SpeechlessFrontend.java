package dev.refract.limits;

/** Java, but nothing can be said of what was read. */
final class SpeechlessFrontend extends JavaWithADifference {
    @Override
    public Rendering rendering() {
        throw new IllegalStateException("speechless");
    }
}
