package dev.refract.match.evidence;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The hashes of all nodes of a piece of code, sorted: two pieces have as much in common as their fingerprints. Names are
 * read through a translation, so that code that only follows a rename has the same fingerprint. Blocks and parentheses
 * say nothing of their own, nor does an access to a field whose object says nothing.
 */
final class Fingerprint {
    private static final int PRIME = 0x9E3779B1;
    private final int[] hashes;
    private final List<Node> nodes;
    /** Whether the object that the code is of is written where it need not be, looked up where it is asked for. */
    private Boolean writesThis;

    /** How code is read. */
    interface Reading {
        /** What counts as the label of a node. */
        String word(String label);

        /** Whether a node says nothing: it is as if it were not there. */
        boolean isSilent(Node node);

        /** All nodes, with their labels read through a translation. */
        static Reading of(UnaryOperator<String> names) {
            return of(names, node -> false);
        }

        /** The same without the nodes that say nothing. */
        static Reading of(UnaryOperator<String> names, Predicate<Node> silent) {
            return new Reading() {
                @Override
                public String word(String label) {
                    return names.apply(label);
                }

                @Override
                public boolean isSilent(Node node) {
                    return silent.test(node);
                }
            };
        }
    }

    private Fingerprint(int[] hashes, List<Node> nodes) {
        this.hashes = hashes;
        this.nodes = nodes;
    }

    /** The fingerprint of some nodes and all below them. */
    static Fingerprint of(List<Node> nodes, Reading reading) {
        int size = nodes.stream().mapToInt(Node::size).sum();
        int[] hashes = new int[size];
        int count = 0;
        for (Node node : nodes) {
            count = add(node, reading, hashes, count);
        }
        int[] all = Arrays.copyOf(hashes, count);
        Arrays.sort(all);
        return new Fingerprint(all, nodes);
    }

    /** Number of nodes. */
    int size() {
        return hashes.length;
    }

    /** Whether {@code this.} is written in the one code and nowhere in the other. */
    boolean differsInThis(Fingerprint other) {
        return writesThis() != other.writesThis();
    }

    private boolean writesThis() {
        if (writesThis == null) {
            writesThis = nodes.stream().anyMatch(node -> node.hasBelow(Fingerprint::isThisObject));
        }
        return writesThis;
    }

    /** Whether the object of a call or of an access to a field is the one that it would be if nothing were written. */
    static boolean isThisObject(Node node) {
        return node.role() == Role.RECEIVER && node.is(NodeKind.THIS) && node.isLeaf();
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
    private static int add(Node root, Reading reading, int[] all, int start) {
        int[] own = new int[root.size()];
        int count = start;
        for (int i = own.length - 1; i >= 0; i--) {
            Node node = root.tree().node(root.index() + i);
            own[i] = hash(node, reading, own, i);
            if (!isTransparent(node, reading) && !reading.isSilent(node)) {
                all[count++] = own[i];
            }
        }
        return count;
    }

    private static int hash(Node node, Reading reading, int[] own, int index) {
        boolean transparent = isTransparent(node, reading);
        int hash = transparent ? 0 : node.kind().ordinal() + 1;
        if (!node.label().isEmpty()) {
            hash = hash * 31 + reading.word(node.label()).hashCode();
        }
        int children = 0;
        int only = 0;
        int end = index + node.size();
        int step;
        for (int child = index + 1; child < end; child += step) {
            Node part = node.tree().node(node.index() + child - index);
            step = part.size();
            if (!reading.isSilent(part)) {
                children++;
                only = own[child];
                hash = (Integer.rotateLeft(hash, 5) ^ own[child]) * PRIME;
            }
        }
        return transparent && children == 1 ? only : hash ^ hash >>> 15;
    }

    private static boolean isTransparent(Node node, Reading reading) {
        return switch (node.kind()) {
            case BLOCK, PARENTHESIZED, EXPRESSION_STATEMENT -> true;
            case FIELD_ACCESS ->
                node.child(Role.RECEIVER).filter(reading::isSilent).isPresent();
            default -> false;
        };
    }
}
