package dev.refract.model.file;

import java.util.List;
import java.util.Objects;

/**
 * A declared entity of a file.
 *
 * @param kind what it is
 * @param name simple name; empty for initializers, for a type that is declared by its members alone and for the body of
 *     an enum constant; for another anonymous type the words of its creation ({@code new Runnable})
 * @param nesting where it stands
 * @param scope for anonymous types the names between the type around it and the type, joined by dots, as the field writes
 *     them ({@code method.variable}); for local types those of the methods between the innermost type around it that is
 *     not anonymous and the type; empty for others
 * @param node number of the node of the declaration
 * @param variable number of the node that holds the name and the initializer, where a declaration declares several
 *     ({@code int a, b;}); the same as {@code node} for others
 * @param bodyStart offset of the brace that opens its body; -1 for what has none
 * @param members what is declared in it, in the order of the source; local and anonymous types belong to the member in
 *     whose body they stand
 */
public record Declaration(
        EntityKind kind,
        String name,
        Nesting nesting,
        String scope,
        int node,
        int variable,
        int bodyStart,
        List<Declaration> members) {
    public Declaration {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(nesting, "nesting");
        Objects.requireNonNull(scope, "scope");
        members = List.copyOf(members);
    }
}
