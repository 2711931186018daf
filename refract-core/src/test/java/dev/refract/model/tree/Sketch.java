package dev.refract.model.tree;

import java.util.List;

/** A small tree drawn by hand: {@code node(INFIX, "+", name("a").as(OPERAND), name("b").as(OPERAND))}. */
record Sketch(NodeKind kind, Role role, String label, String meaning, List<Sketch> children) {
    static Sketch node(NodeKind kind, String label, Sketch... children) {
        return new Sketch(kind, Role.OTHER, label, label, List.of(children));
    }

    static Sketch node(NodeKind kind, Sketch... children) {
        return node(kind, "", children);
    }

    static Sketch name(String name) {
        return node(NodeKind.NAME, name);
    }

    Sketch as(Role newRole) {
        return new Sketch(kind, newRole, label, meaning, children);
    }

    Sketch meaning(String newMeaning) {
        return new Sketch(kind, role, label, newMeaning, children);
    }

    /** The root of the tree; its leaves are as long as their labels and stand one after the other. */
    Node build() {
        return build(0, TokenHashing.NONE);
    }

    /** The same with a token of one character before and after each child. */
    Node buildApart(TokenHashing tokens) {
        return build(1, tokens);
    }

    private Node build(int gap, TokenHashing tokens) {
        TreeBuilder builder = new TreeBuilder(1, new char[0], tokens);
        addTo(builder, 0, gap);
        return builder.build(LineTable.of("")).root();
    }

    private void addTo(TreeBuilder builder, int start, int gap) {
        int node = builder.open(kind, role, label, start, start + length(gap));
        if (!meaning.equals(label)) {
            builder.meaning(node, meaning);
        }
        int position = start + gap;
        for (Sketch child : children) {
            child.addTo(builder, position, gap);
            position += child.length(gap) + gap;
        }
        builder.close(node);
    }

    private int length(int gap) {
        return children.isEmpty()
                ? Math.max(1, label.length())
                : gap
                        + children.stream()
                                .mapToInt(child -> child.length(gap) + gap)
                                .sum();
    }
}
