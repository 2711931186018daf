package dev.refract.java;

import java.util.Locale;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CharacterLiteral;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TextBlock;

/** What literals mean, which can be spelled in several ways: {@code "\u0041"} is {@code "A"}, {@code 0XFF} {@code 0xff}. */
final class Meanings {
    private Meanings() {}

    /** Whether a literal is a string that means what is between its quotes. */
    static boolean isBetweenQuotes(ASTNode literal, String label) {
        return literal.getNodeType() == ASTNode.STRING_LITERAL && label.length() > 1 && label.indexOf('\\') < 0;
    }

    /** What a literal means; its label where that is the same. */
    static String of(ASTNode literal, String label) {
        return switch (literal.getNodeType()) {
            case ASTNode.STRING_LITERAL -> of((StringLiteral) literal);
            case ASTNode.TEXT_BLOCK -> of((TextBlock) literal);
            case ASTNode.CHARACTER_LITERAL -> of((CharacterLiteral) literal);
            case ASTNode.NUMBER_LITERAL -> of((NumberLiteral) literal);
            default -> label;
        };
    }

    private static String of(StringLiteral literal) {
        String escaped = literal.getEscapedValue();
        if (isBetweenQuotes(literal, escaped)) {
            return escaped.substring(1, escaped.length() - 1);
        }
        try {
            return literal.getLiteralValue();
        } catch (IllegalArgumentException malformed) {
            return escaped;
        }
    }

    private static String of(CharacterLiteral literal) {
        String escaped = literal.getEscapedValue();
        if (escaped.indexOf('\\') < 0) {
            return escaped;
        }
        try {
            return "'" + literal.charValue() + "'";
        } catch (IllegalArgumentException malformed) {
            return escaped;
        }
    }

    private static String of(TextBlock block) {
        try {
            return block.getLiteralValue();
        } catch (IllegalArgumentException malformed) {
            return block.getEscapedValue();
        }
    }

    private static String of(NumberLiteral literal) {
        String token = literal.getToken();
        return token.length() == 1 ? token : token.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
