package dev.refract.detect.spi;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.Set;

/** The words that say from where a declaration can be used. */
public final class AccessWords {
    private static final Set<String> WORDS = Set.of("public", "protected", "private");

    private AccessWords() {}

    /** Whether a node is such a word. */
    public static boolean isOne(Node node) {
        return node.is(NodeKind.MODIFIER) && WORDS.contains(node.label());
    }
}
