package dev.refract.model;

import dev.refract.java.JavaFrontend;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

/** A version of a code base that is written down in a test: {@code new Version().file("src/p/A.java", "package p; …")}. */
final class Version {
    private static final JavaFrontend FRONTEND = new JavaFrontend();
    private final List<SourceUnit> units = new ArrayList<>();

    /** A version of one file at the root. */
    static Version of(String text) {
        return new Version().file("A.java", text);
    }

    Version file(String path, String text) {
        units.add(SourceUnit.of(path, FRONTEND.parse(path, text).file()));
        return this;
    }

    CodeModel model() {
        return CodeModel.of(units, Set.of());
    }

    /** The first entity with this name: {@code p.A}, and {@code p.A.f} for a member. */
    Entity entity(String qualifiedName) {
        return entity(model(), qualifiedName);
    }

    /** What a name means where an entity is declared: the qualified name of the type. */
    Optional<String> meaning(String name, String place) {
        CodeModel model = model();
        return model.resolution().resolve(name, entity(model, place)).map(Entity::qualifiedName);
    }

    /** Path of the file that declares what a name means in the first type of another file. */
    Optional<String> home(String name, String path) {
        CodeModel model = model();
        Entity place = model.types().stream()
                .filter(type -> type.unit().path().equals(path))
                .findFirst()
                .orElseThrow();
        return model.resolution().resolve(name, place).map(type -> type.unit().path());
    }

    private static Entity entity(CodeModel model, String qualifiedName) {
        return model.entities().stream()
                .filter(entity -> entity.qualifiedName().equals(qualifiedName))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException(qualifiedName + " in " + model.entities()));
    }
}
