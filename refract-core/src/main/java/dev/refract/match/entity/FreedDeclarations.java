package dev.refract.match.entity;

import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Declarations whose name was taken over by a method with a body and other parameters: where {@code abstract int size(E
 * value)} gave way to {@code int size(int tag, E value)}, which calls the new {@code abstract int dataSize(E value)}, and what
 * implements the one is called {@code dataSize} now, the declaration was renamed.
 */
final class FreedDeclarations {
    private static final String RULE = "declares-what-implements";

    private final Mapping mapping;
    private final Hierarchy hierarchy;
    private final Steps steps;

    FreedDeclarations(Mapping mapping, Steps steps) {
        this.mapping = mapping;
        this.hierarchy = new Hierarchy(mapping);
        this.steps = steps;
    }

    /** The pairs to give up, each with that which stands for it. */
    Map<EntityPair, EntityPair> find() {
        Map<EntityPair, EntityPair> better = new LinkedHashMap<>();
        steps.take(mapping.pairs().size());
        for (EntityPair pair : mapping.pairs()) {
            if (isTakenOver(pair)) {
                renamed(pair).ifPresent(declarations -> better.put(pair, declarations));
            }
        }
        return better;
    }

    /** Whether of two methods of one name and other parameters only one has a body. */
    private boolean isTakenOver(EntityPair pair) {
        return pair.before().kind() == EntityKind.METHOD
                && pair.after().kind() == EntityKind.METHOD
                && pair.sameName()
                && pair.before().body().isPresent() != pair.after().body().isPresent()
                && !Declared.parameterTypes(pair.before()).equals(Declared.parameterTypes(pair.after()))
                && mapping.arePaired(pair.before().type(), pair.after().type());
    }

    private Optional<EntityPair> renamed(EntityPair pair) {
        Optional<EntityPair> declarations = pair.before().body().isEmpty()
                ? only(pair.before(), pair.after().type(), mapping::ofAfter)
                        .map(after -> new EntityPair(pair.before(), after, RULE))
                : only(pair.after(), pair.before().type(), mapping::ofBefore)
                        .map(before -> new EntityPair(before, pair.after(), RULE));
        return declarations.filter(this::isFollowed);
    }

    /** The free declaration of a type that alone has the parameters and the result of another. */
    private static Optional<Entity> only(
            Entity declaration, Entity type, Function<Entity, Optional<EntityPair>> pairOf) {
        List<Entity> alike = type.methods().stream()
                .filter(method ->
                        method.body().isEmpty() && pairOf.apply(method).isEmpty())
                .filter(method -> Declared.parameterTypes(method).equals(Declared.parameterTypes(declaration))
                        && Declared.typeName(method).equals(Declared.typeName(declaration)))
                .toList();
        return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
    }

    /** Whether a type below implemented the one and implements the other now. */
    private boolean isFollowed(EntityPair declarations) {
        steps.take(mapping.pairs().size());
        return mapping.pairs().stream()
                .filter(types -> types.before().isType())
                .filter(types -> implementsOnly(types.before(), declarations.before(), declarations.after())
                        && implementsOnly(types.after(), declarations.after(), declarations.before()))
                .anyMatch(types -> hierarchy.wasAbove(declarations.before().type(), types.before())
                        && hierarchy.isAbove(declarations.after().type(), types.after()));
    }

    private static boolean implementsOnly(Entity type, Entity one, Entity other) {
        List<Entity> methods = type.methods();
        return methods.stream().anyMatch(method -> isCalledLike(method, one))
                && methods.stream().noneMatch(method -> isCalledLike(method, other));
    }

    /** What implements a generic declaration has type arguments where that has type parameters. */
    private static boolean isCalledLike(Entity method, Entity declaration) {
        return method.name().equals(declaration.name())
                && Declared.parameters(method).size()
                        == Declared.parameters(declaration).size();
    }
}
