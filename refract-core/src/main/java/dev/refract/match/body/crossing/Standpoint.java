package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a method of another type sees the code of a caller: what the caller asked its object for, it asks itself for, and its
 * type parameters stand for types. {@code cart.lines.size()} is {@code lines.size()} in what {@code cart.count()} calls.
 */
final class Standpoint {
    private final Code origin;
    private final String name;
    private final Set<Integer> receivers;
    private final Set<String> typeParameters;

    /**
     * A standpoint.
     *
     * @param callable the method
     * @param calls the calls of it that stand in the remainder
     */
    Standpoint(Departure departure, Node callable, List<Node> calls) {
        this.origin = departure.origin();
        this.name = callable.name();
        this.receivers = calls.stream()
                .flatMap(call -> call.child(Role.RECEIVER).stream())
                .map(departure.remainder()::of)
                .collect(Collectors.toSet());
        this.typeParameters =
                callable.children(Role.TYPE_PARAMETER).stream().map(Node::name).collect(Collectors.toSet());
    }

    /**
     * Whether nothing but the standpoint differs. A call of an overload is another call, not another standpoint; and to get or
     * set a field by a method is to encapsulate it.
     */
    boolean explains(List<StatementLink> links) {
        return links.stream().anyMatch(link -> !link.replacements().isEmpty())
                && links.stream().allMatch(this::explains);
    }

    private boolean explains(StatementLink link) {
        return !isCallOfOverload(Cores.orSelf(link.before()))
                && !Cores.orSelf(link.after()).is(NodeKind.NAME)
                && link.replacements().stream().allMatch(this::explains);
    }

    private boolean isCallOfOverload(Node code) {
        return code.is(NodeKind.CALL) && code.name().equals(name);
    }

    private boolean explains(Replacement replacement) {
        return replacement
                .exchange()
                .map(pair -> isTypeParameter(pair.after()) || isSameField(pair.before(), pair.after()))
                .orElseGet(() -> replacement.before().filter(this::isReceiver).isPresent());
    }

    private boolean isSameField(Node field, Node other) {
        return origin.field(field).filter(other.word()::equals).isPresent()
                && field.child(Role.RECEIVER).filter(this::isReceiver).isPresent();
    }

    private boolean isReceiver(Node code) {
        return receivers.contains(origin.of(code));
    }

    private boolean isTypeParameter(Node type) {
        return typeParameters.contains(type.name()) || typeParameters.contains(type.label());
    }
}
