package dev.refract.java;

import dev.refract.frontend.Token;
import dev.refract.model.tree.TokenHashing;
import java.util.ArrayList;
import java.util.List;

/** Finds the tokens of a text without parsing it, so that every character of a file can be told what it belongs to. */
final class Lexer implements TokenHashing {
    /** Operators of more than one character, the longest first; {@code >>} is not among them, as it may close types. */
    private static final String[] LONG_OPERATORS = {
        "...", "<<=", "->", "::", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "<<", "+=", "-=", "*=", "/=", "&=",
        "|=", "^=", "%="
    };

    private final char[] text;
    private final Comments comments;

    /** A lexer of a text that was not parsed. */
    Lexer(char[] text) {
        this(text, Comments.UNKNOWN);
    }

    Lexer(char[] text, Comments comments) {
        this.text = text;
        this.comments = comments;
    }

    /** Offset of the first token at or after {@code start}; {@code end} where there is none before it. */
    int tokenStart(int start, int end) {
        int position = start;
        while (position < end) {
            if (isSpace(text[position])) {
                position++;
            } else if (startsComment(position, end)) {
                position = commentEnd(position, end);
            } else {
                return position;
            }
        }
        return end;
    }

    /** Offset of the first comment at or after an offset; the length of the text where there is none. */
    int comment(int start) {
        int position = start;
        while (position < text.length) {
            char c = text[position];
            if (c == '/' && startsComment(position, text.length)) {
                return position;
            }
            position = c == '"' || c == '\'' ? literalEnd(position, text.length) : position + 1;
        }
        return text.length;
    }

    /** Whether there is neither white space nor a comment nor an escape between two offsets. */
    boolean isUnbroken(int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text[i];
            if (isSpace(c) || c == '/' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    /** All tokens of the text, comments included. */
    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        int position = 0;
        while (position < text.length) {
            if (isSpace(text[position])) {
                position++;
                continue;
            }
            int end = tokenEnd(position, text.length);
            tokens.add(new Token(kind(position), position, end));
            position = end;
        }
        return tokens;
    }

    private Token.Kind kind(int start) {
        char c = text[start];
        if (isDigit(c) || c == '.' && start + 1 < text.length && isDigit(text[start + 1])) {
            return Token.Kind.NUMBER;
        }
        if (isWordPart(c)) {
            return Token.Kind.WORD;
        }
        if (c == '"' || c == '\'') {
            return Token.Kind.QUOTED;
        }
        return startsComment(start, text.length) ? Token.Kind.COMMENT : Token.Kind.SYMBOL;
    }

    /** Offset of a token of one character between two offsets; -1 where there is none. */
    int find(char symbol, int start, int end) {
        int position = tokenStart(start, end);
        while (position < end) {
            if (text[position] == symbol) {
                return position;
            }
            position = tokenStart(tokenEnd(position, end), end);
        }
        return -1;
    }

    /** Offset after the token or comment that starts at an offset. */
    int tokenEnd(int start, int end) {
        char c = text[start];
        if (isWordPart(c)) {
            return wordEnd(start, end);
        }
        if (c == '"' || c == '\'') {
            return literalEnd(start, end);
        }
        if (c == '.' && start + 1 < end && isDigit(text[start + 1])) {
            return wordEnd(start + 1, end);
        }
        if (startsComment(start, end)) {
            return commentEnd(start, end);
        }
        for (String operator : LONG_OPERATORS) {
            if (startsWith(operator, start, end)) {
                return start + operator.length();
            }
        }
        return start + 1;
    }

    boolean startsComment(int start, int end) {
        return text[start] == '/' && start + 1 < end && (text[start + 1] == '/' || text[start + 1] == '*');
    }

    @Override
    public int mix(int hash, int start, int end) {
        int mixed = hash;
        int position = start;
        while (position < end) {
            char c = text[position];
            if (isSpace(c)) {
                position++;
            } else if (c == '/' && startsComment(position, end)) {
                position = commentEnd(position, end);
            } else if (c == '"' || c == '\'') {
                int close = literalEnd(position, end);
                mixed = mixAll(mixed, position, close);
                position = close;
            } else {
                mixed = (mixed ^ c) * 0x2C1B3C6D;
                mixed ^= mixed >>> 15;
                position++;
            }
        }
        return mixed;
    }

    private int mixAll(int hash, int start, int end) {
        int mixed = hash;
        for (int i = start; i < end; i++) {
            mixed = (mixed ^ text[i]) * 0x2C1B3C6D;
            mixed ^= mixed >>> 15;
        }
        return mixed;
    }

    private int commentEnd(int start, int end) {
        int known = comments.end(start);
        if (known >= 0) {
            return Math.min(known, end);
        }
        return text[start + 1] == '*' ? blockEnd(start + 3, end) : lineEnd(start + 2, end);
    }

    /** Offset after the first slash from an offset on that has a star before it. */
    private int blockEnd(int from, int end) {
        for (int slash = from; slash < end; slash++) {
            if (text[slash] == '/' && text[slash - 1] == '*') {
                return slash + 1;
            }
        }
        return end;
    }

    private int lineEnd(int from, int end) {
        int position = from;
        while (position < end && text[position] != '\n' && text[position] != '\r') {
            position++;
        }
        return position;
    }

    private int literalEnd(int start, int end) {
        boolean textBlock = startsWith("\"\"\"", start, end);
        char quote = text[start];
        int position = start + (textBlock ? 3 : 1);
        while (position < end) {
            char c = text[position];
            if (textBlock ? startsWith("\"\"\"", position, end) : c == quote) {
                return position + (textBlock ? 3 : 1);
            }
            if (!textBlock && (c == '\n' || c == '\r')) {
                return position;
            }
            position += c == '\\' ? 2 : 1;
        }
        return end;
    }

    /** End of an identifier, keyword or number; {@code 1e-5} is one number. */
    private int wordEnd(int start, int end) {
        boolean number = isDigit(text[start]);
        int position = start + 1;
        while (position < end
                && (isWordPart(text[position])
                        || number && (text[position] == '.' || signsExponent(start, position)))) {
            position++;
        }
        return position;
    }

    private boolean signsExponent(int start, int position) {
        char sign = text[position];
        if (sign != '+' && sign != '-') {
            return false;
        }
        char before = Character.toLowerCase(text[position - 1]);
        boolean hexadecimal = position > start + 2 && Character.toLowerCase(text[start + 1]) == 'x';
        return hexadecimal ? before == 'p' : before == 'e';
    }

    private boolean startsWith(String symbol, int start, int end) {
        if (start + symbol.length() > end) {
            return false;
        }
        for (int i = 0; i < symbol.length(); i++) {
            if (text[start + i] != symbol.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    static boolean isSpace(char c) {
        return c <= ' ';
    }

    /** A backslash outside of literals starts a unicode escape, mostly of a letter. */
    static boolean isWordPart(char c) {
        return Character.isJavaIdentifierPart(c) || Character.isSurrogate(c) || c == '\\';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
