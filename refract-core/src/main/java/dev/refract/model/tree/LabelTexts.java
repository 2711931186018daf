package dev.refract.model.tree;

/**
 * The labels of a tree by their numbers, in one piece of text: a third of what as many strings would take. A label becomes
 * a string when it is first asked for, which most never are, as code is compared by its hashes.
 */
final class LabelTexts {
    private final String text;
    private final RisingInts ends;
    /** Filled by whoever asks first; that two threads make the same string is no harm. */
    private String[] strings;

    LabelTexts(String text, RisingInts ends) {
        this.text = text;
        this.ends = ends;
    }

    /** Number of labels. */
    int size() {
        return ends.size();
    }

    String get(int number) {
        String[] known = strings;
        if (known == null) {
            known = new String[ends.size()];
            strings = known;
        }
        String string = known[number];
        if (string == null) {
            string = text.substring(number == 0 ? 0 : ends.get(number - 1), ends.get(number));
            known[number] = string;
        }
        return string;
    }
}
