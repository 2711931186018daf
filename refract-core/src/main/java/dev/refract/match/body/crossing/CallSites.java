package dev.refract.match.body.crossing;

import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.MemberResolution;
import dev.refract.model.SourceUnit;
import dev.refract.model.Supertypes;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.ReferenceKind;
import dev.refract.model.reference.References;
import dev.refract.model.tree.LabelSearch;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Where callables that are in one version only are called. */
public final class CallSites {
    private static final Set<ReferenceKind> CALLS = EnumSet.of(
            ReferenceKind.METHOD,
            ReferenceKind.METHOD_REFERENCE,
            ReferenceKind.CREATION,
            ReferenceKind.CONSTRUCTOR_CALL);

    private final MemberResolution resolution;
    private final Supertypes supertypes;
    private final Predicate<Entity> wanted;
    private final Map<String, List<Entity>> wantedByName = new HashMap<>();
    /** What classes that are in one version only, and have one method, do. */
    private final Map<Entity, Entity> soleMethods = new HashMap<>();
    /** The names by which what is wanted is called. */
    private final Set<String> names = new HashSet<>();

    private final Map<SourceUnit, LabelSearch> searches = new HashMap<>();
    private final Map<Entity, Map<Entity, List<Node>>> known = new HashMap<>();

    /**
     * The call sites in a version; an object that is created, or a superclass that is set up, is no code of the caller. But
     * an object of a class with one method may stand for a function, as what that does.
     *
     * @param wanted the callables whose calls count, and the classes whose objects do
     */
    public CallSites(CodeModel model, Predicate<Entity> wanted) {
        this.resolution = new MemberResolution(model);
        this.supertypes = new Supertypes(model.resolution());
        this.wanted = entity -> entity.isCallable() && wanted.test(entity);
        model.entities().stream()
                .filter(this.wanted)
                .forEach(entity -> wantedByName
                        .computeIfAbsent(entity.name(), unused -> new ArrayList<>())
                        .add(entity));
        model.entities().stream()
                .filter(type -> type.isType() && !type.isInBody() && wanted.test(type))
                .forEach(type -> soleMethod(type).ifPresent(method -> soleMethods.put(type, method)));
        names.addAll(wantedByName.keySet());
        soleMethods.keySet().forEach(type -> names.add(type.name()));
    }

    private Optional<Entity> soleMethod(Entity type) {
        List<Entity> methods = type.methods();
        return methods.size() == 1
                ? Optional.of(methods.get(0))
                        .filter(wanted)
                        .filter(method -> method.body().isPresent())
                : Optional.empty();
    }

    /** The calls in a callable, by who is called. */
    Map<Entity, List<Node>> in(Entity caller) {
        return known.computeIfAbsent(caller, unread -> mayCall(caller) ? read(caller) : Map.of());
    }

    /** Whether the name of a wanted callable stands in a callable. */
    private boolean mayCall(Entity caller) {
        if (wantedByName.isEmpty()) {
            return false;
        }
        return mayCallUnnamed(caller) || search(caller.unit()).isIn(caller.node());
    }

    /** Whether constructors may call each other, without a name, in a callable. */
    private static boolean mayCallUnnamed(Entity caller) {
        return caller.kind() == EntityKind.CONSTRUCTOR || !caller.members().isEmpty();
    }

    private LabelSearch search(SourceUnit unit) {
        return searches.computeIfAbsent(
                unit, some -> some.file().tree().search(label -> names.contains(Declared.simpleName(label))));
    }

    private Map<Entity, List<Node>> read(Entity caller) {
        Map<Entity, List<Node>> calls = new LinkedHashMap<>();
        Overloads overloads = Overloads.in(caller.node());
        BiConsumer<Reference, Node> read = (reference, place) -> {
            if (CALLS.contains(reference.kind())) {
                List<Entity> targets = resolution.targets(reference, caller).stream()
                        .map(target -> soleMethods.getOrDefault(target, target))
                        .filter(target -> target.kind() != EntityKind.CONSTRUCTOR || target.type() == caller.type())
                        .toList();
                List<Entity> meant = overloads.choose(targets, place);
                meant.stream()
                        .filter(target -> wanted.test(target) && !standsForAnother(target, meant))
                        .flatMap(this::withBody)
                        .forEach(target -> calls.computeIfAbsent(target, unused -> new ArrayList<>())
                                .add(place));
            }
        };
        if (mayCallUnnamed(caller)) {
            References.forEach(caller.node(), this::mayBeWanted, read);
        } else {
            References.forEach(caller.node(), this::mayBeWanted, search(caller.unit()), read);
        }
        calls.forEach(CallSites::withoutCreations);
        return calls;
    }

    /** Whether a call may as well mean an overload that is in both versions and does the same, of which it is then. */
    private boolean standsForAnother(Entity target, List<Entity> meant) {
        return meant.stream().anyMatch(other -> !wanted.test(other) && haveSameShape(target, other));
    }

    private static boolean haveSameShape(Entity one, Entity other) {
        return one.body()
                .flatMap(body -> other.body().filter(another -> another.shapeHash() == body.shapeHash()))
                .isPresent();
    }

    /** Leaves out the creations of an object that stand for its method, where that is called itself. */
    private static void withoutCreations(Entity callable, List<Node> sites) {
        Predicate<Node> created = site -> Arguments.isOfCreated(callable.node(), site);
        if (!sites.stream().allMatch(created)) {
            sites.removeIf(created);
        }
    }

    /** Whether a name, with what stands in front of it, may be that of a call; constructors call each other by none. */
    private boolean mayBeWanted(String name) {
        return name.isEmpty() || names.contains(Declared.simpleName(name));
    }

    /** Who runs where a callable is called: where it has no body, all that override it and have a name to be known by. */
    private Stream<Entity> withBody(Entity callable) {
        if (callable.body().isPresent()) {
            return Stream.of(callable);
        }
        return wantedByName.get(callable.name()).stream()
                .filter(other -> other.body().isPresent()
                        && !other.isInBody()
                        && Declared.takes(other, Declared.parameters(callable).size())
                        && supertypes.isAbove(callable.type(), other.type()));
    }
}
