package dev.refract.match.derive;

import dev.refract.model.Declared;
import dev.refract.model.Entity;
import java.util.stream.Stream;

/** Methods whose bodies went to another type, up or down, while their declarations stand in both. */
final class PassedBodies {
    private PassedBodies() {}

    /**
     * Whether a body of one type is now the very body of a method of another.
     *
     * @param from the type before that has the body
     * @param to the type after that has it
     * @param between the type that only declares the method: the supertype, in the version in which it has no body
     */
    static boolean exist(Entity from, Entity to, Entity between) {
        return from.methods().stream()
                .filter(method -> isOnlyDeclared(method, between))
                .anyMatch(method -> like(to, method).anyMatch(other -> haveSameBody(method, other)));
    }

    private static boolean isOnlyDeclared(Entity method, Entity type) {
        return like(type, method).findAny().isPresent()
                && like(type, method).allMatch(like -> like.body().isEmpty());
    }

    private static boolean haveSameBody(Entity before, Entity after) {
        return before.body()
                .flatMap(body -> after.body().filter(body::sameCode))
                .isPresent();
    }

    private static Stream<Entity> like(Entity type, Entity method) {
        return type.methods().stream()
                .filter(other -> other.name().equals(method.name()))
                .filter(other -> Declared.parameterTypes(other).equals(Declared.parameterTypes(method)));
    }
}
