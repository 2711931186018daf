package dev.refract.match.evidence;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The hashes of all nodes of a piece of code, sorted: two pieces have as much in common as their fingerprints. Names are
 * read through a translation, so that code that only follows a rename has the same fingerprint. Blocks and parentheses
 * say nothing of their own.
 */
final class Fingerprint {
    private static final int PRIME = 0x9E3779B1;
    private final int[] hashes;

    private Fingerprint(int[] hashes) {
        this.hashes = hashes;
    }

    /** The fingerprint of some nodes and all below them. */
    static Fingerprint of(List<Node> nodes, UnaryOperator<String> names) {
        int size = nodes.stream().mapToInt(Node::size).sum();
        int[] hashes = new int[size];
        int count = 0;
        for (Node node : nodes) {
            count = add(node, names, hashes, count);
        }
        int[] all = Arrays.copyOf(hashes, count);
        Arrays.sort(all);
        return new Fingerprint(all);
    }

    /** Number of nodes. */
    int size() {
        return hashes.length;
    }

    /** Share of the nodes that both have (Dice), from 0 to 1. */
    double similarity(Fingerprint other) {
        int total = hashes.length + other.hashes.length;
        return total == 0 ? 0 : 2.0 * common(other) / total;
    }

    /** Share of the nodes of the smaller that the larger has, from 0 to 1. */
    double containment(Fingerprint other) {
        int smaller = Math.min(hashes.length, other.hashes.length);
        return smaller == 0 ? 0 : (double) common(other) / smaller;
    }

    /** Number of nodes that both have. */
    int common(Fingerprint other) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < hashes.length && j < other.hashes.length) {
            int order = Integer.compare(hashes[i], other.hashes[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return common;
    }

    /** From the last node to the first, since children come after their parents. */
    private static int add(Node root, UnaryOperator<String> names, int[] all, int start) {
        int[] own = new int[root.size()];
        int count = start;
        for (int i = own.length - 1; i >= 0; i--) {
            Node node = root.tree().node(root.index() + i);
            own[i] = hash(node, names, own, i);
            if (!isTransparent(node)) {
                all[count++] = own[i];
            }
        }
        return count;
    }

    private static int hash(Node node, UnaryOperator<String> names, int[] own, int index) {
        boolean transparent = isTransparent(node);
        int hash = transparent ? 0 : node.kind().ordinal() + 1;
        if (!node.label().isEmpty()) {
            hash = hash * 31 + names.apply(node.label()).hashCode();
        }
        int children = 0;
        int only = 0;
        int end = index + node.size();
        for (int child = index + 1;
                child < end;
                child += node.tree().node(node.index() + child - index).size()) {
            children++;
            only = own[child];
            hash = (Integer.rotateLeft(hash, 5) ^ own[child]) * PRIME;
        }
        return transparent && children == 1 ? only : hash ^ hash >>> 15;
    }

    private static boolean isTransparent(Node node) {
        return node.is(NodeKind.BLOCK) || node.is(NodeKind.PARENTHESIZED) || node.is(NodeKind.EXPRESSION_STATEMENT);
    }
}
