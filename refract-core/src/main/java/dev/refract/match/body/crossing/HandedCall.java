package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A method of another type that does nothing but make the call, or create the object, that the caller did itself: of what
 * it holds, with what it holds or is, with more arguments, or with what it was given before. {@code new Cup(size)} is
 * {@code new Cup(size, DEEP)} in what {@code Cups.make(size)} calls, {@code new Cup(width)} in what
 * {@code cups.width(size).make()} does, and {@code new Cup(size, cups)} is {@code new Cup(size, this)} there.
 */
final class HandedCall {
    private final Code origin;
    private final Body body;
    private final Entity callable;
    /** What the calls are made of, and what that is made of. */
    private final Set<Integer> asked = new HashSet<>();
    /** What is passed to them. */
    private final Set<Integer> given = new HashSet<>();

    /**
     * A method.
     *
     * @param body its body
     * @param calls the calls of it that stand in the remainder
     */
    HandedCall(Departure departure, Body body, Entity callable, List<Node> calls) {
        this.origin = departure.origin();
        this.body = body;
        this.callable = callable;
        calls.forEach(call -> note(departure.remainder(), call));
    }

    private void note(Code code, Node call) {
        call.children(Role.ARGUMENT).forEach(argument -> given.add(code.of(argument)));
        Optional<Node> receiver = call.child(Role.RECEIVER).map(Parts::strip);
        while (receiver.isPresent()) {
            asked.add(code.of(receiver.get()));
            receiver.get().children(Role.ARGUMENT).forEach(argument -> given.add(code.of(argument)));
            receiver = receiver.get().child(Role.RECEIVER).map(Parts::strip);
        }
    }

    /** What was found, if the method is nothing but the call; a variable that is still asked became no field. */
    Optional<BodyMapping> explained(BodyMapping found) {
        boolean isOnlyCall = found.links().size() == 1
                && found.added().isEmpty()
                && explains(found.links().get(0));
        return isOnlyCall
                ? Optional.of(found.withoutFieldsFor(local -> asked.contains(origin.ofVariable(local))))
                : Optional.empty();
    }

    private boolean explains(StatementLink link) {
        Node before = Cores.orSelf(link.before());
        Node after = Cores.orSelf(link.after());
        if (before.is(NodeKind.NEW)) {
            return isSameCreation(before, after)
                    && !isAsked(before)
                    && link.replacements().stream()
                            .allMatch(part -> isAdded(part, before, after) || isOwnArgument(part, before, after));
        }
        return isSameCall(before, after)
                && link.replacements().stream()
                        .allMatch(part -> isAdded(part, before, after)
                                || isOwnReceiver(part)
                                || isOwnArgument(part, before, after));
    }

    private boolean isSameCreation(Node before, Node after) {
        return origin.body().createdType(before).equals(body.createdType(after));
    }

    /** Whether the same is called, and not by a method that is merely an overload of it. */
    private boolean isSameCall(Node before, Node after) {
        boolean overload = callable.name().equals(after.name())
                && after.child(Role.RECEIVER)
                        .filter(receiver -> !receiver.is(NodeKind.THIS))
                        .isEmpty();
        return before.is(NodeKind.CALL)
                && after.is(NodeKind.CALL)
                && before.name().equals(after.name())
                && !overload;
    }

    /** Whether an argument is there beside those that were. */
    private static boolean isAdded(Replacement part, Node before, Node after) {
        return part.before().isEmpty()
                && part.after().filter(code -> isArgument(code, after)).isPresent()
                && before.child(Role.ARGUMENT).isPresent();
    }

    /** Whether the method has an argument of its own, and was given one of those that were. */
    private boolean isOwnArgument(Replacement part, Node before, Node after) {
        return part.exchange()
                        .filter(pair -> isArgument(pair.after(), after))
                        .filter(pair -> isOwn(pair.after()) || isItself(pair))
                        .isPresent()
                && Stream.concat(before.children(Role.ARGUMENT).stream(), before.child(Role.RECEIVER).stream())
                        .map(origin::of)
                        .anyMatch(given::contains);
    }

    /** Whether the method passes its object where the caller passed what it asks now. */
    private boolean isItself(NodePair pair) {
        return pair.after().is(NodeKind.THIS) && isAsked(pair.before());
    }

    private static boolean isArgument(Node code, Node call) {
        return call.children(Role.ARGUMENT).stream().map(Parts::strip).anyMatch(Parts.strip(code)::equals);
    }

    /** Whether what was asked is what the method holds; the caller asks neither it still nor had it by another name. */
    private boolean isOwnReceiver(Replacement part) {
        return part.exchange()
                .filter(pair -> isReceiver(pair.after()) && isOwn(pair.after()))
                .filter(pair -> !isAsked(pair.before()) && !isFieldOfAsked(pair.before()) || isHeld(pair))
                .isPresent();
    }

    /** Whether a variable is of the type of a field of the method's type, whose objects hold such a one then. */
    private boolean isHeld(NodePair pair) {
        String type = type(Parts.strip(pair.before()));
        return !type.isEmpty()
                && fields(Parts.strip(pair.after())).map(Declared::typeName).anyMatch(type::equals);
    }

    /** Name of the type of a variable of the caller, or of its object's; empty where it is not known. */
    private String type(Node name) {
        return origin.body()
                .declaration(name)
                .map(origin.body()::erasedType)
                .or(() -> ownField(name).flatMap(Declared::type).map(TypeNames::erasure))
                .orElse("");
    }

    /** The field of the type around the caller that a name stands for. */
    private Optional<Node> ownField(Node name) {
        return origin.body().root().parent().stream()
                .flatMap(type -> type.children(Role.MEMBER).stream())
                .flatMap(member -> member.children(Role.FRAGMENT).stream())
                .filter(field -> field.name().equals(name.label()))
                .findFirst();
    }

    private boolean isFieldOfAsked(Node code) {
        return origin.field(code).isPresent()
                && code.child(Role.RECEIVER).filter(this::isAsked).isPresent();
    }

    private boolean isAsked(Node code) {
        return asked.contains(origin.of(code));
    }

    private static boolean isReceiver(Node code) {
        return code.role() == Role.RECEIVER
                || code.parent()
                        .filter(around -> around.role() == Role.RECEIVER
                                && Parts.strip(around).equals(code))
                        .isPresent();
    }

    /** Whether code is the name of a field of the method's type. */
    private boolean isOwn(Node code) {
        Node name = Parts.strip(code);
        return name.is(NodeKind.NAME)
                && body.declaration(name).isEmpty()
                && fields(name).findAny().isPresent();
    }

    private Stream<Entity> fields(Node name) {
        return callable.type().members(EntityKind.Group.FIELD).stream()
                .filter(field -> field.name().equals(name.label()));
    }
}
