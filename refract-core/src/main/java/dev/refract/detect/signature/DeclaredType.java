package dev.refract.detect.signature;

import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The type of a declaration, its brackets included wherever they stand: {@code int[] a} and {@code int a[]} have one type.
 *
 * @param type the node of the type as written
 * @param brackets the brackets after the name, or after the parameters
 * @param arity what marks a variable number of arguments, empty for others
 */
record DeclaredType(Node type, List<Node> brackets, String arity) {
    DeclaredType {
        brackets = List.copyOf(brackets);
    }

    /** The type of a field, or the return type of a callable. */
    static Optional<DeclaredType> of(Entity entity) {
        return of(entity.node(), entity.variable());
    }

    /** The type of a parameter or local variable; empty where it is inferred. */
    static Optional<DeclaredType> of(Node variable) {
        return of(Declared.holder(variable), variable);
    }

    private static Optional<DeclaredType> of(Node holder, Node named) {
        return holder.child(Role.TYPE)
                .map(type -> new DeclaredType(
                        type, named.children(Role.DIMENSION), holder.isParameter() ? holder.label() : ""));
    }

    /** Whether the two are written alike, with the same packages in front of their names or none. */
    boolean sameAsWritten(DeclaredType other) {
        return sameShape(other) && element().sameCode(other.element());
    }

    /** Whether the two are arrays of the same depth, or none, so that only what they are made of can differ. */
    boolean sameShape(DeclaredType other) {
        return dimensions() == other.dimensions() && arity.equals(other.arity);
    }

    /** What a variable of this type is in the end: the {@code int} of {@code int[][]}. */
    Node element() {
        return type.is(NodeKind.ARRAY_TYPE) ? type.child(Role.TYPE).orElse(type) : type;
    }

    private int dimensions() {
        int ofType =
                type.is(NodeKind.ARRAY_TYPE) ? type.children(Role.DIMENSION).size() : 0;
        return ofType + brackets.size();
    }

    /** All nodes that say something of the type. */
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>(List.of(type));
        nodes.addAll(brackets);
        return nodes;
    }

    /** A package in front of a name does not make it another type. */
    static boolean sameType(Node before, Node after) {
        return alike(before, after, Declared::sameName);
    }

    /** Whether two types differ in the packages in front of their names at most: {@code a.X} and {@code b.X}. */
    static boolean sameButForPackages(Node before, Node after) {
        return alike(
                before, after, (left, right) -> Declared.withoutPackage(left).equals(Declared.withoutPackage(right)));
    }

    private static boolean alike(Node before, Node after, BiPredicate<String, String> sameName) {
        if (before.sameCode(after)) {
            return true;
        }
        if (before.is(NodeKind.TYPE_NAME) && after.is(NodeKind.TYPE_NAME)) {
            return sameName.test(TypeNames.erasure(before), TypeNames.erasure(after));
        }
        List<Node> beforeChildren = before.children();
        List<Node> afterChildren = after.children();
        boolean alike = before.kind() == after.kind()
                && before.label().equals(after.label())
                && beforeChildren.size() == afterChildren.size()
                && !beforeChildren.isEmpty();
        for (int i = 0; alike && i < beforeChildren.size(); i++) {
            alike = alike(beforeChildren.get(i), afterChildren.get(i), sameName);
        }
        return alike;
    }
}
