package dev.refract.java;

import java.util.Arrays;
import org.eclipse.jdt.core.dom.ASTNode;

/**
 * The ranges of the parser's nodes. In a file with errors, in which they overlap, each is cut to what the nodes around it
 * and before it leave.
 */
final class Ranges {
    private final boolean broken;
    /** By depth: where the next child may start, and where the last one has to end. */
    private int[] next = new int[64];

    private int[] limits = new int[64];
    private int start;
    private int end;

    /** Ranges for a text of this length. */
    Ranges(boolean broken, int length) {
        this.broken = broken;
        this.end = length;
        this.limits[0] = length;
    }

    /** Offset after the last character of a node, as the parser tells it. */
    static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }

    /** Sets start and end to those of a node that has so many nodes above it. */
    void enter(ASTNode node, int depth) {
        start = node.getStartPosition();
        end = start + node.getLength();
        if (broken) {
            cut(depth);
        }
    }

    /** Offset of the first character of the node that was entered last. */
    int start() {
        return start;
    }

    /** Offset after its last character. */
    int end() {
        return end;
    }

    private void cut(int depth) {
        if (depth + 1 >= next.length) {
            next = Arrays.copyOf(next, depth * 2);
            limits = Arrays.copyOf(limits, depth * 2);
        }
        start = Math.min(limits[depth - 1], Math.max(start, next[depth - 1]));
        end = Math.min(limits[depth - 1], Math.max(start, end));
        next[depth - 1] = end;
        next[depth] = start;
        limits[depth] = end;
    }
}
