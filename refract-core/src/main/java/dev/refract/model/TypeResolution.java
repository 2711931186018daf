package dev.refract.model;

import dev.refract.model.file.Import;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who is meant by the name of a type, as far as syntax tells: the types of the enclosing scopes and of their supertypes,
 * imports, the same package, imports of whole packages. Only types of the set are found.
 */
public final class TypeResolution {
    private final CodeModel model;

    TypeResolution(CodeModel model) {
        this.model = model;
    }

    /** The type of the set that this name means at this place; empty for types from elsewhere. */
    public Optional<Entity> resolve(String name, Entity place) {
        int dot = name.indexOf('.');
        String first = dot < 0 ? name : name.substring(0, dot);
        Optional<Entity> outer = resolveSimple(first, place);
        if (dot < 0) {
            return outer;
        }
        Optional<Entity> nested = outer.flatMap(type -> nested(type, name.substring(dot + 1)));
        return nested.isPresent() ? nested : qualified(name, place);
    }

    /** The supertypes of a type that are in the set. */
    public List<Entity> supertypes(Entity type) {
        List<Entity> supertypes = new ArrayList<>();
        for (String name : supertypeNames(type)) {
            resolve(name, type.owner().orElse(type))
                    .filter(found -> found != type)
                    .ifPresent(supertypes::add);
        }
        return supertypes;
    }

    /** The names of the supertypes of a type, as written, without type arguments. */
    public List<String> supertypeNames(Entity type) {
        List<String> names = new ArrayList<>();
        for (Node child : type.node().children()) {
            if (child.role() == Role.SUPERCLASS || child.role() == Role.INTERFACE) {
                names.add(TypeNames.erasure(child));
            }
        }
        return names;
    }

    private Optional<Entity> resolveSimple(String name, Entity place) {
        Set<Entity> seen = new HashSet<>();
        for (Entity scope = place; scope != null; scope = scope.owner().orElse(null)) {
            Optional<Entity> found = inScope(name, scope, seen);
            if (found.isPresent()) {
                return found;
            }
        }
        return imported(name, place);
    }

    private Optional<Entity> inScope(String name, Entity scope, Set<Entity> seen) {
        if (!seen.add(scope)) {
            return Optional.empty();
        }
        if (scope.isType() && scope.name().equals(name)) {
            return Optional.of(scope);
        }
        Optional<Entity> declared = memberType(scope, name);
        if (declared.isPresent() || !scope.isType()) {
            return declared;
        }
        return inherited(name, scope, seen);
    }

    private Optional<Entity> inherited(String name, Entity type, Set<Entity> seen) {
        for (String supertype : supertypeNames(type)) {
            if (supertype.equals(name)) {
                continue;
            }
            Optional<Entity> found = type.owner()
                    .flatMap(owner -> memberType(owner, supertype))
                    .or(() -> imported(supertype, type))
                    .filter(parent -> parent != type)
                    .flatMap(parent -> inScope(name, parent, seen));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Entity> memberType(Entity scope, String name) {
        return scope.members().stream()
                .filter(member -> member.isType() && member.name().equals(name))
                .filter(member -> member.node().kind() != NodeKind.ANONYMOUS_CLASS)
                .findFirst();
    }

    private Optional<Entity> imported(String name, Entity place) {
        List<Import> imports = place.unit().file().imports();
        for (Import single : imports) {
            if (!single.all() && single.simpleName().equals(name)) {
                return nearest(single.name(), place);
            }
        }
        Optional<Entity> samePackage = nearest(join(place.packageName(), name), place);
        if (samePackage.isPresent()) {
            return samePackage;
        }
        return imports.stream()
                .filter(Import::all)
                .flatMap(all -> nearest(join(all.name(), name), place).stream())
                .findFirst();
    }

    private Optional<Entity> qualified(String name, Entity place) {
        return nearest(name, place);
    }

    private static Optional<Entity> nested(Entity type, String path) {
        Optional<Entity> current = Optional.of(type);
        for (String part : path.split("\\.")) {
            current = current.flatMap(outer -> memberType(outer, part));
        }
        return current;
    }

    /** Among types of the same name the one of the same source root; the only one otherwise. */
    private Optional<Entity> nearest(String qualifiedName, Entity place) {
        List<Entity> named = model.typesNamed(qualifiedName);
        if (named.size() <= 1) {
            return named.stream().findFirst();
        }
        String root = place.unit().sourceRoot();
        return named.stream()
                .filter(type -> type.unit().sourceRoot().equals(root))
                .findFirst()
                .or(() -> named.stream().findFirst());
    }

    private static String join(String packageName, String name) {
        return packageName.isEmpty() ? name : packageName + '.' + name;
    }
}
