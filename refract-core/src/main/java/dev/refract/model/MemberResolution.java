package dev.refract.model;

import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Import;
import dev.refract.model.reference.Receiver;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.ReferenceKind;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who is meant by a reference, as far as syntax tells: methods by name and number of arguments, fields by name, both
 * through the receiver, the enclosing types, their supertypes and static imports. Only entities of the set are found;
 * overloads that take as many arguments are all meant.
 */
public final class MemberResolution {
    /** Types with members of one name that an unknown receiver may mean: of more, none is likely. */
    private static final int FEW = 3;

    private final CodeModel model;
    private final TypeResolution types;

    /** The resolution in a version. */
    public MemberResolution(CodeModel model) {
        this.model = model;
        this.types = model.resolution();
    }

    /** The version. */
    public CodeModel model() {
        return model;
    }

    /**
     * The entities that a reference may mean.
     *
     * @param reference what is referred to
     * @param place the entity whose code refers to it
     */
    public List<Entity> targets(Reference reference, Entity place) {
        return switch (reference.kind()) {
            case TYPE, SUPERTYPE, ANNOTATION ->
                types.resolve(reference.name(), place).stream().toList();
            case CREATION -> creation(reference, place);
            case CONSTRUCTOR_CALL -> constructorCall(reference, place);
            case METHOD_REFERENCE ->
                reference.name().equals("new") ? created(reference, place) : member(reference, place);
            case METHOD, ANNOTATION_MEMBER -> member(reference, place);
            case FIELD -> field(reference, place);
        };
    }

    private List<Entity> creation(Reference reference, Entity place) {
        List<Entity> targets = new ArrayList<>();
        types.resolve(reference.name(), place).ifPresent(type -> {
            targets.add(type);
            targets.addAll(constructors(type, reference.arity()));
        });
        return targets;
    }

    private List<Entity> created(Reference reference, Entity place) {
        return typeOf(reference.receiver(), place).type().stream()
                .flatMap(type -> constructors(type, Reference.UNKNOWN_ARITY).stream())
                .toList();
    }

    private List<Entity> constructorCall(Reference reference, Entity place) {
        List<Entity> classes = reference.receiver() instanceof Receiver.Parent
                ? types.supertypes(place.type())
                : List.of(place.type());
        return classes.stream()
                .flatMap(type -> constructors(type, reference.arity()).stream())
                .toList();
    }

    private static List<Entity> constructors(Entity type, int arity) {
        return type.members().stream()
                .filter(member -> member.kind() == EntityKind.CONSTRUCTOR && Declared.takes(member, arity))
                .toList();
    }

    /** A name without a receiver, or with names only, may also be a type: {@code Type.CONSTANT}. */
    private List<Entity> field(Reference reference, Entity place) {
        List<Entity> fields = member(reference, place);
        return fields.isEmpty()
                ? dotted(reference).flatMap(name -> types.resolve(name, place)).stream()
                        .toList()
                : fields;
    }

    private static Optional<String> dotted(Reference reference) {
        if (reference.kind() != ReferenceKind.FIELD) {
            return Optional.empty();
        }
        if (reference.receiver() instanceof Receiver.Member outer) {
            return dotted(outer.reference()).map(prefix -> prefix + '.' + reference.name());
        }
        return reference.receiver().equals(Receiver.IMPLICIT) ? Optional.of(reference.name()) : Optional.empty();
    }

    private List<Entity> member(Reference reference, Entity place) {
        List<Entity> named = model.membersNamed(reference.name()).stream()
                .filter(member -> fits(member, reference))
                .toList();
        if (named.isEmpty()) {
            return List.of();
        }
        if (reference.receiver().equals(Receiver.IMPLICIT)) {
            return implicit(reference, named, place);
        }
        Inferred type = typeOf(reference.receiver(), place);
        if (type.type().isPresent()) {
            return declaredIn(type.type().get(), named);
        }
        return likely(type.outsider(), named, place);
    }

    /** What a receiver of a type that is not at hand may mean, by the name alone. */
    private static List<Entity> likely(Outsider receiver, List<Entity> named, Entity place) {
        List<Entity> likely = switch (receiver) {
            case NO -> named;
            case BY_DECLARATION ->
                named.stream().filter(member -> member.type() != place.type()).toList();
            case CERTAINLY -> List.of();
        };
        return likely.stream().map(Entity::type).distinct().count() > FEW ? List.of() : likely;
    }

    private static boolean fits(Entity member, Reference reference) {
        boolean callable = member.isCallable();
        return reference.kind() == ReferenceKind.FIELD
                ? !callable
                : callable && member.kind() != EntityKind.CONSTRUCTOR && Declared.takes(member, reference.arity());
    }

    private List<Entity> implicit(Reference reference, List<Entity> named, Entity place) {
        for (Entity scope = place; scope != null; scope = scope.owner().orElse(null)) {
            List<Entity> declared = scope.isType() ? declaredIn(scope, named) : List.of();
            if (!declared.isEmpty()) {
                return declared;
            }
        }
        List<Entity> visible = named.stream()
                .filter(member -> isImported(member, reference.name(), place) || isCaseLabel(member, reference))
                .toList();
        return visible.isEmpty() ? inherited(reference, named, place) : visible;
    }

    /**
     * What a call without a receiver may mean where a type around it extends one that is not at hand, which may extend one that
     * is: methods of a single type, by their name alone.
     */
    private List<Entity> inherited(Reference reference, List<Entity> named, Entity place) {
        List<Entity> heritable =
                named.stream().filter(MemberResolution::isHeritable).toList();
        boolean single = heritable.stream().map(Entity::type).distinct().count() == 1;
        return single
                        && !isImported(reference.name(), place)
                        && mayInherit(place, heritable.get(0).type())
                ? heritable
                : List.of();
    }

    private static boolean isHeritable(Entity member) {
        return member.isCallable()
                && !member.type().isInBody()
                && Declared.modifiers(member).stream()
                        .noneMatch(modifier -> modifier.label().equals("private"));
    }

    /** Whether a member of any type, at hand or not, is imported by this name. */
    private static boolean isImported(String name, Entity place) {
        return place.unit().file().imports().stream()
                .anyMatch(some -> some.member()
                        && !some.all()
                        && Declared.simpleName(some.name()).equals(name));
    }

    /** Whether a type around a place has a supertype that is not at hand and may extend another type. */
    private boolean mayInherit(Entity place, Entity other) {
        for (Entity scope = place; scope != null; scope = scope.owner().orElse(null)) {
            if (scope.isType() && hasSupertypeElsewhere(scope, other.kind() == EntityKind.INTERFACE)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a type or one of its supertypes has one that is not at hand.
     *
     * @param any whether it may be an interface, which extends no class
     */
    private boolean hasSupertypeElsewhere(Entity type, boolean any) {
        return Stream.concat(Stream.of(type), new Supertypes(types).above(type).stream())
                .anyMatch(some -> {
                    long declared = Declared.supertypes(some).stream()
                            .filter(supertype -> any || supertype.role() != Role.INTERFACE)
                            .count();
                    long known = types.supertypes(some).stream()
                            .filter(supertype -> any || supertype.kind() != EntityKind.INTERFACE)
                            .count();
                    return declared > known;
                });
    }

    private static boolean isImported(Entity member, String name, Entity place) {
        return place.unit().file().imports().stream()
                .filter(Import::member)
                .anyMatch(some -> some.name().equals(some.all() ? member.typeName() : member.typeName() + '.' + name));
    }

    /** Constants stand in {@code case} without their type. */
    private static boolean isCaseLabel(Entity member, Reference reference) {
        return member.kind() == EntityKind.ENUM_CONSTANT && reference.kind() == ReferenceKind.FIELD;
    }

    /** Those of the members that the type or the nearest of its supertypes declares. */
    private List<Entity> declaredIn(Entity type, List<Entity> named) {
        Set<Entity> level = Set.of(type);
        Set<Entity> seen = new LinkedHashSet<>();
        while (!level.isEmpty()) {
            Set<Entity> current = level;
            List<Entity> declared = named.stream()
                    .filter(member -> member.owner().filter(current::contains).isPresent())
                    .toList();
            if (!declared.isEmpty()) {
                return declared;
            }
            seen.addAll(level);
            Set<Entity> next = new LinkedHashSet<>();
            level.forEach(some -> next.addAll(types.supertypes(some)));
            next.removeAll(seen);
            level = next;
        }
        return List.of();
    }

    /** What is known of an object whose type is none of the set. */
    private enum Outsider {
        /** Nothing: it may be of any type. */
        NO,
        /** It is declared as another type than the one at hand, but may be of a type of the set below that. */
        BY_DECLARATION,
        /** It is of no type of the set. */
        CERTAINLY
    }

    /**
     * The type of an expression.
     *
     * @param type the type; empty where it is none of the set
     * @param outsider what is known where it is empty
     */
    private record Inferred(Optional<Entity> type, Outsider outsider) {
        static final Inferred UNKNOWN = new Inferred(Optional.empty(), Outsider.NO);

        static Inferred named(Optional<Entity> type) {
            return new Inferred(type, Outsider.CERTAINLY);
        }

        static Inferred held(Optional<Entity> type) {
            return new Inferred(type, Outsider.BY_DECLARATION);
        }
    }

    private Inferred typeOf(Receiver receiver, Entity place) {
        if (receiver instanceof Receiver.Self self) {
            boolean innermost = self.qualifier().isEmpty() || self.qualifier().equals("this");
            return Inferred.named(innermost ? Optional.of(place.type()) : types.resolve(self.qualifier(), place));
        }
        if (receiver instanceof Receiver.Parent) {
            return Inferred.named(types.supertypes(place.type()).stream().findFirst());
        }
        if (receiver instanceof Receiver.Typed typed) {
            return Inferred.named(types.ofValue(typed.name(), place));
        }
        return receiver instanceof Receiver.Member member ? typeOf(member.reference(), place) : Inferred.UNKNOWN;
    }

    private Inferred typeOf(Reference reference, Entity place) {
        List<Entity> targets = targets(reference, place);
        if (targets.isEmpty()) {
            boolean namesType = dotted(reference).isPresent()
                    && Character.isUpperCase(reference.name().charAt(0));
            return namesType ? Inferred.named(Optional.empty()) : Inferred.UNKNOWN;
        }
        Entity target = targets.get(0);
        if (target.isType()) {
            return Inferred.named(Optional.of(target));
        }
        return Declared.type(target)
                .map(TypeNames::erasure)
                .filter(name -> !name.isEmpty())
                .map(name -> Inferred.held(types.ofValue(name, target)))
                .orElse(Inferred.UNKNOWN);
    }
}
