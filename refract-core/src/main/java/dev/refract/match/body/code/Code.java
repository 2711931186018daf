package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The code of a body as numbers that can be compared with those of another body: equal numbers are equal code, with the
 * variables read as the {@link Naming} says, and without what stands in statements of its own.
 */
public final class Code {
    private static final int FACTOR = 31;
    private static final int THIS = 0x27d4eb2d;
    /** Added to the number of a name to tell that it is a local variable's. */
    static final int LOCAL = 0x5bd1e995;

    private static final int ROTATION = 13;
    private static final int SPREAD = 0x9E3779B9;

    /** Added to the number of a literal to tell that it is a text. */
    private static final int TEXT = 0x3c6ef372;

    private static final String CONCATENATION = "+";

    private final Body body;
    private final Naming naming;
    private final int[] codes;
    private final int[] weights;
    private final BitSet telling = new BitSet();

    /** Reads a body. */
    public Code(Body body, Naming naming) {
        this.body = body;
        this.naming = naming;
        this.codes = new int[body.root().size()];
        this.weights = new int[body.root().size()];
    }

    /** This code, its local variables of the names that are fields in the other read as those. */
    public Code besideFieldsOf(Body other) {
        Set<String> names = body.declaredNames(false);
        names.removeAll(other.declaredNames(true));
        Set<String> fields = other.fieldsAmong(names);
        return fields.isEmpty() ? this : new Code(body, naming.withFields(fields));
    }

    /** This code, with calls of these methods read as the fields that they give back. */
    public Code readingGetters(Map<String, String> getters) {
        return getters.isEmpty() ? this : new Code(body, naming.withGetters(getters));
    }

    /** The body that this is the code of. */
    public Body body() {
        return body;
    }

    /** How variables are read. */
    public Naming naming() {
        return naming;
    }

    /** The number of a statement without the statements in it, or of an expression. */
    public int of(Node node) {
        return codes[slot(node)];
    }

    /** Number of parts that the number stands for. */
    public int weight(Node node) {
        return weights[slot(node)];
    }

    /**
     * Whether a statement, without those in it, or an expression says something of its own: it has a name or a text, not
     * keywords and numbers alone.
     */
    public boolean tells(Node node) {
        return telling.get(slot(node));
    }

    /** Where the numbers of a node are, computed by now. */
    private int slot(Node node) {
        Node stripped = Parts.strip(node);
        int slot = stripped.index() - body.root().index();
        if (codes[slot] == 0) {
            compute(stripped, slot);
        }
        return slot;
    }

    private void compute(Node node, int slot) {
        List<Node> parts = new ArrayList<>();
        int weight = 1;
        boolean tells = isNameOrText(node);
        for (Node part : body.parts(node)) {
            int inner = slot(part);
            tells |= telling.get(inner);
            if (part.role() != Role.RECEIVER || codes[inner] != THIS) {
                parts.add(part);
                weight += weights[inner];
            }
        }
        int code = parts.isEmpty() ? leaf(node) : inner(node, parts);
        telling.set(slot, tells);
        codes[slot] = code == 0 ? 1 : code;
        weights[slot] = weight;
    }

    private static boolean isNameOrText(Node node) {
        return switch (node.kind()) {
            case NAME, STRING, TEXT_BLOCK, TYPE_NAME -> true;
            default -> false;
        };
    }

    private int leaf(Node node) {
        if (node.is(NodeKind.THIS) && node.isLeaf()) {
            return THIS;
        }
        if (node.is(NodeKind.NAME)) {
            return body.declaration(node).map(this::ofVariable).orElseGet(() -> finish(word(node)));
        }
        if (node.is(NodeKind.TYPE_NAME) && node.isLeaf()) {
            return finish(word(node) + FACTOR);
        }
        if (node.is(NodeKind.STRING)) {
            return ofText(node.label());
        }
        return node.isLeaf()
                ? node.normalisedHash()
                : finish(node.kind().ordinal() * FACTOR + node.label().hashCode());
    }

    private int word(Node node) {
        return body.word(node).hashCode();
    }

    /** The number of a local variable. */
    public int ofVariable(Node declaration) {
        return naming.code(declaration);
    }

    /** The number of the one local variable that a statement declares; empty for other statements. */
    public Optional<Integer> ofDeclared(Node statement) {
        return Optional.of(statement)
                .filter(declaration -> declaration.is(NodeKind.LOCAL_VARIABLE))
                .flatMap(Parts::onlyVariable)
                .map(this::ofVariable);
    }

    private int inner(Node node, List<Node> parts) {
        Optional<String> gotten = node.is(NodeKind.CALL) ? field(node) : Optional.empty();
        if (gotten.isPresent()) {
            return ofField(gotten.get(), node.child(Role.RECEIVER).filter(parts::contains));
        }
        if (node.is(NodeKind.FIELD_ACCESS) && parts.size() == 1) {
            return of(parts.get(0));
        }
        int code = node.kind().ordinal() * FACTOR + word(node);
        if (node.is(NodeKind.INFIX) && node.label().equals(CONCATENATION)) {
            return concatenation(code, parts);
        }
        for (Node part : parts) {
            code = mixed(code, of(part), part.role());
        }
        return finish(code);
    }

    private int ofField(String name, Optional<Node> receiver) {
        int field = finish(body.word(name).hashCode());
        return receiver.map(object -> {
                    int asked = mixed(NodeKind.FIELD_ACCESS.ordinal() * FACTOR, of(object), Role.RECEIVER);
                    return finish(mixed(asked, field, Role.NAME));
                })
                .orElse(field);
    }

    /** The name of the field that an object is asked for, by its name or by a method that gives it back. */
    public Optional<String> field(Node code) {
        if (code.is(NodeKind.FIELD_ACCESS)) {
            return Optional.of(code.name());
        }
        return code.is(NodeKind.CALL) && code.child(Role.ARGUMENT).isEmpty()
                ? naming.field(code.name())
                : Optional.empty();
    }

    private static int mixed(int code, int part, Role role) {
        return Integer.rotateLeft(((code + part) * FACTOR + role.ordinal()) * SPREAD, ROTATION);
    }

    /** Texts one after the other are the text that they make: {@code "-D" + "x" + "="} is {@code "-Dx="}. */
    private int concatenation(int start, List<Node> parts) {
        int code = start;
        int next = 0;
        while (next < parts.size()) {
            StringBuilder text = new StringBuilder();
            int end = next;
            while (end < parts.size() && text(parts.get(end)).isPresent()) {
                String literal = text(parts.get(end)).get();
                text.append(literal, 1, literal.length() - 1);
                end++;
            }
            code = mixed(code, end > next ? ofText('"' + text.toString() + '"') : of(parts.get(next)), Role.OPERAND);
            next = Math.max(end, next + 1);
        }
        return finish(code);
    }

    /** The literal, with its quotes, that some code is, or that a parameter is read as. */
    public Optional<String> text(Node part) {
        Node stripped = Parts.strip(part);
        return stripped.is(NodeKind.STRING)
                ? Optional.of(stripped.label())
                : body.declaration(stripped).flatMap(naming::text);
    }

    private static int ofText(String literal) {
        return finish(literal.hashCode() + TEXT);
    }

    /** Spreads the bits of a number. */
    static int finish(int code) {
        int mixed = code * SPREAD;
        return mixed ^ mixed >>> 15;
    }
}
