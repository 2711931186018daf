package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.Supertypes;
import dev.refract.model.file.EntityKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What methods without a body became, told by those that override them: a new name or other parameters have to reach all
 * that implement them (RefactoringMiner 2.0, section 4.5).
 */
final class Overriders {
    private final Mapping mapping;
    private final Supertypes formerly;
    private final Supertypes now;
    private final Steps steps;
    private final Map<Entity, Map<String, Entity>> bySignature = new HashMap<>();
    private Map<Entity, Set<Entity>> successors;

    /** What the pairs of a mapping tell of the methods that they override. */
    Overriders(Mapping mapping, Steps steps) {
        this.mapping = mapping;
        this.formerly = new Supertypes(mapping.before().resolution());
        this.now = new Supertypes(mapping.after().resolution());
        this.steps = steps;
    }

    /** Whether what overrode the one overrides the other now; the pairs are looked at once this is asked. */
    boolean agree(Entity before, Entity after) {
        if (!isDeclaration(before) || !isDeclaration(after)) {
            return false;
        }
        if (successors == null) {
            successors = new HashMap<>();
            steps.take(mapping.pairs().size());
            mapping.pairs().stream().filter(Overriders::isTelling).forEach(this::follow);
        }
        return successors.getOrDefault(before, Set.of()).contains(after);
    }

    private static boolean isDeclaration(Entity member) {
        return member.kind() == EntityKind.METHOD && member.body().isEmpty();
    }

    /** Only where a signature changed, what it implements has to change; with more or fewer parameters, it may be another. */
    private static boolean isTelling(EntityPair pair) {
        boolean methods =
                pair.before().kind() == EntityKind.METHOD && pair.after().kind() == EntityKind.METHOD;
        return methods
                && pair.before().body().isPresent()
                && pair.after().body().isPresent()
                && Declared.parameters(pair.before()).size()
                        == Declared.parameters(pair.after()).size()
                && !Declared.signature(pair.before()).equals(Declared.signature(pair.after()));
    }

    private void follow(EntityPair pair) {
        for (Entity above : formerly.above(pair.before().type())) {
            Optional<Entity> successor = mapping.ofBefore(above).map(EntityPair::after);
            Optional<Entity> overridden = declared(above, Declared.signature(pair.before()));
            if (successor.isPresent()
                    && overridden.isPresent()
                    && now.isAbove(successor.get(), pair.after().type())) {
                declared(successor.get(), Declared.signature(pair.after()))
                        .ifPresent(other -> successors
                                .computeIfAbsent(overridden.get(), unused -> new HashSet<>())
                                .add(other));
            }
        }
    }

    /** The method without a body that a type declares so. */
    private Optional<Entity> declared(Entity type, String signature) {
        return Optional.ofNullable(
                bySignature.computeIfAbsent(type, this::declarations).get(signature));
    }

    private Map<String, Entity> declarations(Entity type) {
        steps.take(1L + type.members().size());
        Map<String, Entity> declarations = new HashMap<>();
        for (Entity member : type.members()) {
            if (isDeclaration(member)) {
                declarations.put(Declared.signature(member), member);
            }
        }
        return declarations;
    }
}
