package dev.refract.detect.test;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.RecastPlace;
import dev.refract.detect.spi.Scene;
import dev.refract.model.Entity;
import dev.refract.model.TestWords;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Assert Throws, Assert Timeout and Replace Conditional With Assumption: what a test expected by its annotation, by a rule
 * or by statements around, it expects by a call now.
 */
public final class StatedExpectations implements Detector {
    private static final Set<String> TEST = Set.of("Test");
    private static final Set<String> THROWN = Set.of("assertThrows", "assertThrowsExactly", "assertThatThrownBy");
    private static final Set<String> TIMEOUT = Set.of("Timeout");
    private static final Set<String> TIMEOUTS = Set.of("assertTimeout", "assertTimeoutPreemptively");

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (RecastPlace place : scene.recasts()) {
            if (TestWords.isTest(place.members().after())) {
                detection(place, scene).ifPresent(detections::add);
            }
        }
        return detections;
    }

    private static Optional<Detection> detection(RecastPlace place, Scene scene) {
        String name = place.recast().after().get(0).name();
        return switch (place.recast().form()) {
            case WRAPPED_STATEMENTS -> wrapped(name, place).map(kind -> asserted(kind, place, scene));
            case STATED_CONDITION -> name.startsWith("assume") ? Optional.of(assumed(place, scene)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** The kind of an assertion that holds statements of a test, where the test said before what it asserts. */
    private static Optional<String> wrapped(String name, RecastPlace place) {
        if (place.recast().before().stream().anyMatch(statement -> isIn(name, statement))) {
            return Optional.empty();
        }
        if (THROWN.contains(name) && (namesException(place) || fails(place))) {
            return Optional.of("assert-throws");
        }
        return TIMEOUTS.contains(name) && hasLimit(place.members().before())
                ? Optional.of("assert-timeout")
                : Optional.empty();
    }

    /** Whether a statement stands in a call of some name: the assertion was there, with its lambda in another form. */
    private static boolean isIn(String name, Node statement) {
        for (Optional<Node> around = statement.parent();
                around.isPresent();
                around = around.get().parent()) {
            if (around.get().is(NodeKind.CALL) && around.get().name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class that the assertion names is in the annotation of the test before, in a rule, or is caught there. */
    private static boolean namesException(RecastPlace place) {
        for (Optional<Node> call = Optional.of(place.recast().after().get(0));
                call.filter(node -> node.is(NodeKind.CALL)).isPresent();
                call = call.get().parent()) {
            boolean named = call.get().children(Role.ARGUMENT).stream()
                    .filter(argument -> argument.is(NodeKind.TYPE_LITERAL))
                    .anyMatch(literal -> names(place.members().before().node(), literal));
            if (named) {
                return true;
            }
        }
        return false;
    }

    /** Whether the statements stood before in a {@code try} that made the test fail behind them, whatever it caught. */
    private static boolean fails(RecastPlace place) {
        return place.recast().before().stream().allMatch(StatedExpectations::isToThrow);
    }

    private static boolean isToThrow(Node statement) {
        return statement
                .parent()
                .filter(block -> block.role() == Role.BODY)
                .filter(block -> block.parent()
                        .filter(around -> around.child(Role.CATCH).isPresent())
                        .isPresent())
                .filter(block -> block.children(Role.STATEMENT).stream()
                        .anyMatch(other -> other.index() > statement.index() && isFailure(other)))
                .isPresent();
    }

    private static boolean isFailure(Node statement) {
        return statement
                .child(Role.EXPRESSION)
                .filter(call -> call.is(NodeKind.CALL) && call.name().startsWith("fail"))
                .isPresent();
    }

    private static boolean names(Node method, Node literal) {
        Node type = literal.child(Role.TYPE).orElse(literal);
        return method.hasBelow(node -> node.is(NodeKind.TYPE_LITERAL) && node.sameCode(literal)
                || node.is(NodeKind.PARAMETER)
                        && node.role() == Role.PARAMETER
                        && node.child(Role.TYPE).filter(type::sameCode).isPresent());
    }

    private static boolean hasLimit(Entity test) {
        boolean byArgument = TestWords.annotation(test, TEST)
                .filter(annotation -> annotation.children().stream()
                        .anyMatch(argument -> argument.name().equals("timeout")))
                .isPresent();
        return byArgument || TestWords.annotation(test, TIMEOUT).isPresent();
    }

    private static Detection asserted(String kind, RecastPlace place, Scene scene) {
        Draft draft = draft(kind, place, scene);
        Entity before = place.members().before();
        for (Node statement : place.recast().before()) {
            draft.beforeStatement(before, statement, "original statement").explainsBefore(before, statement);
        }
        return closed(draft, place, "assertion");
    }

    private static Detection assumed(RecastPlace place, Scene scene) {
        Entity before = place.members().before();
        Node condition = place.recast().before().get(0);
        Draft draft = draft("replace-conditional-with-assumption", place, scene)
                .value("before", scene.words().code(condition))
                .beforeStatement(before, condition, "original conditional")
                .explainsBefore(before, condition);
        return closed(draft, place, "assumption");
    }

    private static Draft draft(String kind, RecastPlace place, Scene scene) {
        Entity after = place.members().after();
        return Draft.of(kind, scene)
                .rule(place.recast().form().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .value("after", scene.words().code(place.recast().after().get(0)))
                .value("method", scene.words().signature(after))
                .value("class", after.typeName());
    }

    private static Detection closed(Draft draft, RecastPlace place, String word) {
        Entity after = place.members().after();
        Node call = place.recast().after().get(0);
        return draft.before(place.members().before(), "original method declaration")
                .afterStatement(after, call, "new " + word)
                .explainsAfter(after, statement(call))
                .after(after, "method declaration with " + word)
                .build();
    }

    /** The statement that a call is, or begins, or the call. */
    private static Node statement(Node call) {
        return call.parent()
                .filter(around -> around.is(NodeKind.EXPRESSION_STATEMENT) || call.role() == Role.RECEIVER)
                .map(around -> around.is(NodeKind.CALL) ? statement(around) : around)
                .orElse(call);
    }
}
