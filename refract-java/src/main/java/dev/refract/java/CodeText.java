package dev.refract.java;

import dev.refract.model.tree.LineTable;

/**
 * The text of a file as it is converted.
 *
 * @param code the characters that were parsed, from which the comments may be taken out
 * @param escaped whether characters are escaped anywhere, so that a name may be written otherwise than it reads
 * @param lines where the lines start
 */
record CodeText(char[] code, boolean escaped, LineTable lines) {
    static CodeText of(String text) {
        return new CodeText(text.toCharArray(), text.contains("\\u"), LineTable.of(text));
    }
}
