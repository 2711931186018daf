package dev.refract.java;

import dev.refract.model.tree.TreeBuilder;
import java.util.Locale;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CharacterLiteral;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TextBlock;

/** What literals mean, which can be spelled in several ways: {@code "\u0041"} is {@code "A"}, {@code 0XFF} {@code 0xff}. */
final class Meanings {
    private Meanings() {}

    /** Tells the builder what a literal means; does nothing for other nodes. */
    static void tell(ASTNode node, int opened, TreeBuilder builder) {
        switch (node.getNodeType()) {
            case ASTNode.STRING_LITERAL -> builder.meaning(opened, of((StringLiteral) node));
            case ASTNode.TEXT_BLOCK -> builder.meaning(opened, of((TextBlock) node));
            case ASTNode.CHARACTER_LITERAL -> builder.meaning(opened, of((CharacterLiteral) node));
            case ASTNode.NUMBER_LITERAL -> builder.meaning(opened, of((NumberLiteral) node));
            default -> {}
        }
    }

    private static String of(StringLiteral literal) {
        String escaped = literal.getEscapedValue();
        if (escaped.indexOf('\\') < 0) {
            return escaped.substring(1, Math.max(1, escaped.length() - 1));
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
