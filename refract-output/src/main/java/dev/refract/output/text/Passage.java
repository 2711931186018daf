package dev.refract.output.text;

import java.util.List;
import java.util.function.Predicate;

/** The way from a place before to a place after. */
final class Passage {
    static final String ARROW = "→ ";

    private Passage() {}

    /**
     * A place as editors and terminals link it.
     *
     * @param file path of the file, safe for a terminal
     * @param position the line, or line and column
     */
    record Place(String file, String position) {
        @Override
        public String toString() {
            return file + ":" + position;
        }
    }

    /** One line where both are in the same file, or where it has room for both paths. */
    static List<String> lines(Place from, Place to, String more, Predicate<String> fits) {
        if (from.file().equals(to.file())) {
            return List.of(from + (from.equals(to) ? "" : " " + ARROW + to.position()) + more);
        }
        String line = from + " " + ARROW + to + more;
        return fits.test(line) ? List.of(line) : List.of(from.toString(), ARROW + to + more);
    }
}
