package dev.refract.match.body;

import dev.refract.model.tree.Node;

/** Which code says something of its own: a name or a text, not keywords and numbers alone. */
final class Telling {
    private Telling() {}

    /** Whether a statement, without those in it, or an expression says something. */
    static boolean tells(Node code, Body body) {
        if (tells(code)) {
            return true;
        }
        return Parts.of(code, body).stream().anyMatch(part -> tells(part, body));
    }

    private static boolean tells(Node node) {
        return switch (node.kind()) {
            case NAME, STRING, TEXT_BLOCK, TYPE_NAME -> true;
            default -> false;
        };
    }
}
