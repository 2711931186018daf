package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A statement of a body, wherever it stands: also in a lambda or in a method of an anonymous class. A fragment with
 * fragments in it stands for its head alone: the condition of a loop, the call around a lambda.
 */
public final class Fragment {
    private final int number;
    private final Node node;
    private final Fragment parent;
    private final int depth;
    private final int position;
    private final boolean composite;
    private final List<Fragment> children = new ArrayList<>();

    Fragment(int number, Node node, Fragment parent, boolean composite) {
        this.number = number;
        this.node = node;
        this.parent = parent;
        this.composite = composite;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.position = parent == null ? number : parent.children.size();
        if (parent != null) {
            parent.children.add(this);
        }
    }

    /** Number in its body, dense from zero, in the order of the source. */
    public int number() {
        return number;
    }

    /** The whole statement. */
    public Node node() {
        return node;
    }

    /** The fragment around it; empty for the statements of the body itself. */
    public Optional<Fragment> parent() {
        return Optional.ofNullable(parent);
    }

    /** Number of fragments around it. */
    public int depth() {
        return depth;
    }

    /** Place among the fragments of its parent. */
    public int position() {
        return position;
    }

    /** Whether it is a statement that is made to hold others: a loop, not a call with a lambda. */
    public boolean isComposite() {
        return composite;
    }

    /** The fragments right below it. */
    public List<Fragment> children() {
        return Collections.unmodifiableList(children);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    /** The number, so that hash tables of statements have the same order in each run. */
    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return node.toString();
    }
}
