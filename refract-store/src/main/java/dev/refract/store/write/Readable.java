package dev.refract.store.write;

/** Text that the database takes: it refuses the character zero, which it takes for an end. */
final class Readable {
    private Readable() {}

    static String of(String text) {
        return text.indexOf('\0') < 0 ? text : text.replace('\0', '\uFFFD');
    }
}
