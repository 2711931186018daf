package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.Optional;

/**
 * What a name stands for: a local variable or parameter of the body, or something from outside of it that looks like a
 * field of the object.
 *
 * @param declaration the declaration; empty for what stands outside
 * @param name the name
 */
public record Variable(Optional<Node> declaration, String name) {
    /** The variable that a local declaration declares. */
    public static Variable local(Node declaration) {
        return new Variable(Optional.of(declaration), declaration.name());
    }

    static Variable field(String name) {
        return new Variable(Optional.empty(), name);
    }

    /** Whether it is declared in the body. */
    public boolean isLocal() {
        return declaration.isPresent();
    }

    /** Whether it is declared in the body, and as a parameter. */
    public boolean isParameter() {
        return declaration.filter(variable -> variable.role() == Role.PARAMETER).isPresent();
    }
}
