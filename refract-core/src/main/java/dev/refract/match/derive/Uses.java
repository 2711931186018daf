package dev.refract.match.derive;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;

/** Which types of the version after name which others. */
final class Uses {
    private final CodeModel model;
    private final Mapping mapping;

    Uses(Mapping mapping) {
        this.mapping = mapping;
        this.model = mapping.after();
    }

    /** Whether the code of a type, or of a new supertype of it, names another type, outside of that one's own code. */
    boolean namesHereOrAbove(Entity type, Entity other) {
        return names(type, other)
                || model.resolution().supertypes(type).stream()
                        .filter(supertype ->
                                supertype != other && mapping.ofAfter(supertype).isEmpty())
                        .anyMatch(supertype -> names(supertype, other));
    }

    private boolean names(Entity type, Entity other) {
        boolean imported = type.unit().file().imports().stream()
                .anyMatch(some -> some.member() && some.name().startsWith(other.qualifiedName() + '.'));
        return imported || type.node().hasBelow(node -> isName(node, type, other));
    }

    private boolean isName(Node node, Entity type, Entity other) {
        boolean named = (node.is(NodeKind.TYPE_NAME) || node.is(NodeKind.NAME))
                && !other.node().contains(node);
        return named && means(node.label(), type, other);
    }

    /** Whether a name, or what stands before its dots, means the type. */
    private boolean means(String name, Entity place, Entity other) {
        String start = name;
        while (!Declared.simpleName(start).equals(other.name()) && start.indexOf('.') > 0) {
            start = start.substring(0, start.lastIndexOf('.'));
        }
        return Declared.simpleName(start).equals(other.name())
                && model.resolution()
                        .resolve(start, place)
                        .filter(other::equals)
                        .isPresent();
    }
}
