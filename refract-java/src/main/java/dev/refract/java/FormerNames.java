package dev.refract.java;

import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jdt.core.dom.SimpleName;

/**
 * Names that became keywords before any release that the parser knows: {@code enum} with Java 5, {@code assert} with 1.4.
 * The parser gets them in another spelling of the same length, so that all places stay, and what it calls a node is
 * spelled again as it was written.
 */
final class FormerNames {
    private static final List<String> WORDS = List.of("enum", "assert");

    /** Stands for the last letter: wynn, out of use since the 13th century, and in the tables of every release. */
    private static final char STAND_IN = '\u01BF';

    /** What the parser says of one of the words that it takes for a keyword. */
    private static final Pattern PROBLEM = Pattern.compile("token \"(?:" + String.join("|", WORDS) + ")\"");

    private FormerNames() {}

    /** Whether such names may be the reason for problems of a file. */
    static boolean mayCause(List<String> problems) {
        return problems.stream().anyMatch(problem -> PROBLEM.matcher(problem).find());
    }

    /**
     * The characters for the parser: each of the words is another one, unless it declares an enum.
     *
     * @param code the characters of a file, which stay as they are
     */
    static char[] hide(char[] code) {
        char[] hidden = code.clone();
        Lexer lexer = new Lexer(code);
        int position = lexer.tokenStart(0, code.length);
        while (position < code.length) {
            int end = lexer.tokenEnd(position, code.length);
            if (isName(code, position, end, lexer)) {
                hidden[end - 1] = STAND_IN;
            }
            position = lexer.tokenStart(end, code.length);
        }
        return hidden;
    }

    private static boolean isName(char[] code, int start, int end, Lexer lexer) {
        return WORDS.contains(new String(code, start, end - start)) && !declares(code, end, lexer);
    }

    /** Whether a name and then a body or interfaces follow, as in {@code enum Color {}}. */
    private static boolean declares(char[] code, int end, Lexer lexer) {
        int name = lexer.tokenStart(end, code.length);
        if (name == code.length || !Lexer.isWordPart(code[name])) {
            return false;
        }
        int next = lexer.tokenStart(lexer.tokenEnd(name, code.length), code.length);
        return next < code.length && (code[next] == '{' || Lexer.isWordPart(code[next]));
    }

    /** A name as it was written. */
    static String of(SimpleName name) {
        return asWritten(name.getIdentifier());
    }

    /** Names as they were written, of what the parser says that they are. */
    static String asWritten(String names) {
        if (names.indexOf(STAND_IN) < 0) {
            return names;
        }
        String written = names;
        for (String word : WORDS) {
            written = written.replace(word.substring(0, word.length() - 1) + STAND_IN, word);
        }
        return written;
    }
}
