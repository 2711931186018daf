package dev.refract.java;

import dev.refract.model.file.Comment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;

/** The comments of a file and what they document. */
final class Comments {
    /** Comments of a text that was not parsed. */
    static final Comments UNKNOWN = new Comments("");

    private static final int NONE = -1;
    /** Escapes of quotes, slashes, stars, backslashes and line ends: with them literals and comments end elsewhere. */
    private static final Pattern DECISIVE_ESCAPE = Pattern.compile("\\\\u+00(?:0[aAdD]|2[27aAfF]|5[cC])");

    private final String text;
    private int[] starts = new int[32];
    private int[] ends = new int[32];
    private int[] documented = new int[32];
    private int count;
    /** Where the last one was found: the next one asked for is mostly the one after it. */
    private int last;

    private Comments(String text) {
        this.text = text;
    }

    /** The comments that the parser found in a text. */
    static Comments of(CompilationUnit unit, String text) {
        Comments comments = new Comments(text);
        for (Object found : unit.getCommentList()) {
            ASTNode comment = (ASTNode) found;
            int start = comment.getStartPosition();
            comments.add(start, start + comment.getLength());
        }
        return comments;
    }

    private void add(int start, int end) {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
            ends = Arrays.copyOf(ends, 2 * count);
            documented = Arrays.copyOf(documented, 2 * count);
        }
        starts[count] = start;
        ends[count] = end;
        documented[count++] = NONE;
    }

    /** Whether it takes more than the characters of a text with escapes to tell where its comments start and end. */
    static boolean areEscaped(String text) {
        return DECISIVE_ESCAPE.matcher(text).find();
    }

    /**
     * Writes spaces over the comments of a text, line ends excepted. One that does not end is left, for the parser to
     * tell.
     *
     * @param text the text
     * @param code its characters, in which they are taken out
     */
    static Comments takeOut(String text, char[] code) {
        Comments comments = new Comments(text);
        Lexer lexer = new Lexer(code);
        for (int start = lexer.comment(0); start < code.length; start = lexer.comment(start)) {
            int end = lexer.tokenEnd(start, code.length);
            if (text.charAt(start + 1) == '*' && !isClosed(text, start, end)) {
                break;
            }
            comments.add(start, end);
            blank(code, start, end);
        }
        return comments;
    }

    private static boolean isClosed(String text, int start, int end) {
        return end - start >= 4 && text.startsWith("*/", end - 2);
    }

    private static void blank(char[] code, int start, int end) {
        for (int i = start; i < end; i++) {
            if (code[i] != '\n' && code[i] != '\r') {
                code[i] = ' ';
            }
        }
    }

    /** Offset after the comment that starts at an offset; -1 where none is known to do. */
    int end(int start) {
        int next = last + 1;
        if (next >= count || starts[next] != start) {
            next = Arrays.binarySearch(starts, 0, count, start);
        }
        if (next < 0) {
            return NONE;
        }
        last = next;
        return ends[next];
    }

    /** Says that a node starts at an offset that may be documented: by the last doc comment with no code between. */
    void document(int start, int node, Lexer lexer) {
        int found = Arrays.binarySearch(ends, 0, count, start);
        int before = found < 0 ? -found - 2 : found;
        // Each step looks only as far as the comment seen last, so that what is in front of a node is read once.
        int seen = start;
        while (before >= 0 && lexer.tokenStart(ends[before], seen) == seen) {
            if (isDocumentation(before)) {
                documented[before] = node;
                return;
            }
            seen = starts[before];
            before--;
        }
    }

    private boolean isDocumentation(int comment) {
        return text.startsWith("/**", starts[comment]) && ends[comment] - starts[comment] > "/**/".length();
    }

    List<Comment> list() {
        List<Comment> comments = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            comments.add(new Comment(starts[i], ends[i], documented[i]));
        }
        return comments;
    }
}
