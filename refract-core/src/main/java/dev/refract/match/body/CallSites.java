package dev.refract.match.body;

import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.MemberResolution;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.ReferenceKind;
import dev.refract.model.reference.References;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Where callables that are in one version only are called. */
final class CallSites {
    private static final Set<ReferenceKind> CALLS = EnumSet.of(
            ReferenceKind.METHOD,
            ReferenceKind.METHOD_REFERENCE,
            ReferenceKind.CREATION,
            ReferenceKind.CONSTRUCTOR_CALL);

    private final MemberResolution resolution;
    private final Predicate<Entity> wanted;
    private final Set<String> names = new HashSet<>();

    /**
     * The call sites in a version; an object that is created, or a superclass that is set up, is no code of the caller.
     *
     * @param wanted the callables whose calls count
     */
    CallSites(MemberResolution resolution, Predicate<Entity> wanted) {
        this.resolution = resolution;
        this.wanted = entity -> entity.kind().group() == EntityKind.Group.CALLABLE && wanted.test(entity);
        resolution.model().entities().stream().filter(this.wanted).forEach(entity -> names.add(entity.name()));
    }

    /** The calls in a callable, by who is called. */
    Map<Entity, List<Node>> in(Entity caller) {
        Map<Entity, List<Node>> calls = new LinkedHashMap<>();
        if (names.isEmpty()) {
            return calls;
        }
        Overloads overloads = Overloads.in(caller.node());
        References.forEach(caller.node(), (reference, place) -> {
            boolean constructor =
                    reference.kind() == ReferenceKind.CREATION || reference.kind() == ReferenceKind.CONSTRUCTOR_CALL;
            if (CALLS.contains(reference.kind()) && (constructor || names.contains(reference.name()))) {
                List<Entity> targets = resolution.targets(reference, caller).stream()
                        .filter(target -> target.kind() != EntityKind.CONSTRUCTOR || target.type() == caller.type())
                        .toList();
                overloads.choose(targets, place).stream()
                        .filter(wanted)
                        .flatMap(this::withBody)
                        .forEach(target -> calls.computeIfAbsent(target, unused -> new ArrayList<>())
                                .add(place));
            }
        });
        return calls;
    }

    /** Who runs where a callable is called: all that override it, where it has no body. */
    private Stream<Entity> withBody(Entity callable) {
        if (callable.body().isPresent()) {
            return Stream.of(callable);
        }
        return resolution.model().entities().stream()
                .filter(wanted)
                .filter(other -> other.body().isPresent()
                        && other.name().equals(callable.name())
                        && Declared.takes(other, Declared.parameters(callable).size())
                        && isBelow(other.type(), callable.type(), new HashSet<>()));
    }

    private boolean isBelow(Entity type, Entity ancestor, Set<Entity> seen) {
        return seen.add(type)
                && resolution.model().resolution().supertypes(type).stream()
                        .anyMatch(parent -> parent == ancestor || isBelow(parent, ancestor, seen));
    }
}
