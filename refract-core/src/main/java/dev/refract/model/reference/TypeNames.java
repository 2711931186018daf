package dev.refract.model.reference;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;

/** Names of types as code writes them. */
public final class TypeNames {
    private TypeNames() {}

    /** Name of the type that a type node names, without type arguments and dimensions; empty for other types. */
    public static String erasure(Node type) {
        return switch (type.kind()) {
            case TYPE_NAME, PRIMITIVE_TYPE, NAME -> type.label();
            case PARAMETERIZED_TYPE, ARRAY_TYPE ->
                type.child(Role.TYPE).map(TypeNames::erasure).orElse("");
            case QUALIFIED_TYPE ->
                type.child(Role.QUALIFIER).map(TypeNames::erasure).orElse("") + '.' + type.name();
            default -> "";
        };
    }
}
