package dev.refract.planted.array.model.tree;

/** A tree that shares its arrays. */
public class Tree {
    public final int[] kinds = {1};
    private final int[] sizes = {1};
    final int[] innocent = {1};

    public int[] sizes() {
        return sizes;
    }

    int[] innocent() {
        return innocent;
    }
}
