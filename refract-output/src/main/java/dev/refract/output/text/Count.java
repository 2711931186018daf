package dev.refract.output.text;

/** Numbers with their nouns: {@code 1 line}, {@code 2 lines}. */
final class Count {
    private Count() {}

    static String of(long number, String noun) {
        return number + " " + (number == 1 ? noun : noun + "s");
    }
}
