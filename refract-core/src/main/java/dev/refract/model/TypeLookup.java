package dev.refract.model;

import dev.refract.model.file.Import;
import dev.refract.model.file.Nesting;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One search for the type that a name means: from scope to scope outwards, then by the imports of the file. It remembers
 * what it has asked, so that types that inherit from each other end it.
 */
final class TypeLookup {
    private final CodeModel model;
    private final Map<Question, Optional<Entity>> answers = new HashMap<>();

    TypeLookup(CodeModel model) {
        this.model = model;
    }

    /** What a type inherits under a name. */
    private record Question(String name, Entity type) {}

    /** The meaning of a name that is written in a declaration. */
    Optional<Entity> inside(Entity place, String name) {
        return find(name, Optional.of(place), place.unit());
    }

    /** The type that bounds a type parameter that is known at this place; empty for other names. */
    Optional<Entity> bound(String name, Entity place) {
        for (Optional<Entity> scope = Optional.of(place);
                scope.isPresent();
                scope = scope.get().owner()) {
            Optional<Node> parameter = typeParameter(name, scope.get());
            if (parameter.isPresent()) {
                Entity declaring = scope.get();
                return parameter
                        .flatMap(node -> node.child(Role.BOUND))
                        .flatMap(bound -> inside(declaring, TypeNames.erasure(bound)));
            }
        }
        return Optional.empty();
    }

    /** The types that the head of a type names as its supertypes; the head does not see the members of the type. */
    Stream<Entity> supertypes(Entity type) {
        return Declared.supertypes(type).stream()
                .map(TypeNames::erasure)
                .flatMap(name -> find(name, type.owner(), type.unit()).stream())
                .filter(found -> found != type);
    }

    private Optional<Entity> find(String name, Optional<Entity> innermost, SourceUnit unit) {
        // Most names are of types from elsewhere.
        if (model.typesWithSimpleName(Declared.simpleName(name)).isEmpty()) {
            return Optional.empty();
        }
        int dot = name.indexOf('.');
        if (dot < 0) {
            return simple(name, innermost, unit);
        }
        return simple(name.substring(0, dot), innermost, unit)
                .flatMap(outer -> nested(outer, name.substring(dot + 1)))
                .or(() -> qualified(name, unit));
    }

    private Optional<Entity> simple(String name, Optional<Entity> innermost, SourceUnit unit) {
        for (Optional<Entity> scope = innermost;
                scope.isPresent();
                scope = scope.get().owner()) {
            Entity current = scope.get();
            Optional<Entity> declared = declared(name, current);
            if (declared.isPresent() || typeParameter(name, current).isPresent()) {
                return declared;
            }
            Optional<Entity> found = ownOrInherited(name, current);
            if (found.isPresent()) {
                return found;
            }
        }
        return imported(name, unit);
    }

    /** Asked of the name, of which there are few types, and not of the scope, which may have many members. */
    private Optional<Entity> declared(String name, Entity scope) {
        for (Entity type : model.typesWithSimpleName(name)) {
            if (type.nesting() != Nesting.ANONYMOUS
                    && type.owner().filter(scope::equals).isPresent()) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    private static Optional<Node> typeParameter(String name, Entity scope) {
        for (Node parameter : scope.node().children(Role.TYPE_PARAMETER)) {
            if (parameter.name().equals(name)) {
                return Optional.of(parameter);
            }
        }
        return Optional.empty();
    }

    private Optional<Entity> ownOrInherited(String name, Entity scope) {
        if (!scope.isType()) {
            return Optional.empty();
        }
        return hasName(scope, name) ? Optional.of(scope) : inherited(name, scope);
    }

    private Optional<Entity> inherited(String name, Entity type) {
        Question question = new Question(name, type);
        if (!answers.containsKey(question)) {
            answers.put(question, Optional.empty());
            answers.put(
                    question,
                    supertypes(type)
                            .flatMap(parent -> member(name, parent).stream())
                            .findFirst());
        }
        return answers.get(question);
    }

    private Optional<Entity> member(String name, Entity type) {
        return declared(name, type).or(() -> inherited(name, type));
    }

    private Optional<Entity> nested(Entity type, String path) {
        Optional<Entity> current = Optional.of(type);
        for (String part : path.split("\\.")) {
            current = current.flatMap(outer -> member(part, outer));
        }
        return current;
    }

    private Optional<Entity> imported(String name, SourceUnit unit) {
        for (Import single : unit.file().imports()) {
            if (!single.all() && single.simpleName().equals(name)) {
                Optional<Entity> found = qualified(single.name(), unit);
                if (found.isPresent() || !single.member()) {
                    return found;
                }
                // A method or a field may have the name, too, and leaves it to the types.
            }
        }
        return nearest(join(unit.file().packageName(), name), unit)
                .or(() -> unit.file().imports().stream()
                        .filter(Import::all)
                        .flatMap(all -> qualified(join(all.name(), name), unit).stream())
                        .findFirst());
    }

    /** A name that begins with a package; the types in it may be inherited by the one in front. */
    private Optional<Entity> qualified(String name, SourceUnit unit) {
        Optional<Entity> found = nearest(name, unit);
        int dot = name.lastIndexOf('.');
        if (found.isPresent() || dot < 0) {
            return found;
        }
        return qualified(name.substring(0, dot), unit).flatMap(outer -> member(name.substring(dot + 1), outer));
    }

    /** Among types of the same name the one of the same source root, or else of the nearest. */
    private Optional<Entity> nearest(String qualifiedName, SourceUnit unit) {
        return model.typesNamed(qualifiedName).stream()
                .filter(type -> type.nesting() == Nesting.TOP_LEVEL || type.nesting() == Nesting.MEMBER)
                .min(Comparator.comparingInt(type -> distance(type.unit().sourceRoot(), unit.sourceRoot())));
    }

    /** Number of folders on the way from one folder to another. */
    private static int distance(String from, String to) {
        String[] start = from.split("/");
        String[] end = to.split("/");
        int shared = 0;
        while (shared < Math.min(start.length, end.length) && start[shared].equals(end[shared])) {
            shared++;
        }
        return start.length + end.length - 2 * shared;
    }

    private static boolean hasName(Entity type, String name) {
        return type.nesting() != Nesting.ANONYMOUS && type.name().equals(name);
    }

    private static String join(String owner, String name) {
        return owner.isEmpty() ? name : owner + '.' + name;
    }
}
