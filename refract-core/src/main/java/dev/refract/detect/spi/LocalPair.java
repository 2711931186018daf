package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.Objects;

/**
 * A parameter or local variable in two versions.
 *
 * @param callables the members whose bodies were matched
 * @param beforeLocal the variable before
 * @param afterLocal the variable after
 */
public record LocalPair(EntityPair callables, Local beforeLocal, Local afterLocal) {
    public LocalPair {
        Objects.requireNonNull(callables, "callables");
        Objects.requireNonNull(beforeLocal, "beforeLocal");
        Objects.requireNonNull(afterLocal, "afterLocal");
    }

    static LocalPair of(EntityPair callables, VariablePair variables) {
        return new LocalPair(
                callables,
                Local.in(callables.before(), variables.before()),
                Local.in(callables.after(), variables.after()));
    }

    /** The declaration before. */
    public Node before() {
        return beforeLocal.declaration();
    }

    /** The declaration after. */
    public Node after() {
        return afterLocal.declaration();
    }

    /** The innermost members around the two. */
    public EntityPair members() {
        return new EntityPair(
                beforeLocal.member(),
                afterLocal.member(),
                callables.rule(),
                callables.similarity(),
                callables.evidence());
    }

    /** Whether neither is a parameter of a method. */
    public boolean areLocal() {
        return !beforeLocal.isParameter() && !afterLocal.isParameter();
    }

    /** Whether a parameter became a local variable, or a local variable a parameter. */
    public boolean becameAnother() {
        return beforeLocal.isParameter() != afterLocal.isParameter();
    }

    /** Whether one is a field of a class that is declared in a body. */
    boolean hasField() {
        return Declared.holder(before()).is(NodeKind.FIELD)
                || Declared.holder(after()).is(NodeKind.FIELD);
    }

    /** Whether both have one name. */
    public boolean sameName() {
        return before().name().equals(after().name());
    }
}
