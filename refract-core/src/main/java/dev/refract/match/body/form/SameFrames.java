package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Expressions in the place of a variable, whatever statements the two stand in: a call is the same but for them, and the
 * expression is alike what the variable is declared with, as in {@code return builder.build();} and
 * {@code return new Builder().add(part).build();}.
 */
final class SameFrames {
    /** Expressions in the same frame that are looked at for a use of a variable. */
    private static final int CANDIDATES = 12;

    private static final int FACTOR = 31;

    private final Sides sides;
    private final LoneVariables lone;
    private final AlikeValues alike;
    private final Steps steps;
    /** The expressions of changed statements of the far side by what is around them, looked up where it is asked for. */
    private Map<Integer, List<Node>> framed;

    SameFrames(Sides sides, LoneVariables lone, AlikeValues alike, Steps steps) {
        this.sides = sides;
        this.lone = lone;
        this.alike = alike;
        this.steps = steps;
    }

    /** The expression in the place of a variable that a changed statement of the near side uses. */
    Optional<Node> expression(Node variable, Node statement) {
        List<Node> candidates = sides.near().body().names(statement).stream()
                .filter(name -> name.role() != Role.NAME
                        && sides.near()
                                .body()
                                .declaration(name)
                                .filter(variable::equals)
                                .isPresent())
                .flatMap(name -> frame(name, lone.written()).stream())
                .flatMap(frame -> framed().getOrDefault(frame, List.of()).stream())
                .limit(CANDIDATES)
                .toList();
        steps.take(candidates.size());
        return candidates.stream()
                .filter(expression -> lone.values(variable).stream()
                        .anyMatch(value -> isMade(value) && alike.isBegunLike(value, expression)))
                .findFirst();
    }

    private Map<Integer, List<Node>> framed() {
        if (framed == null) {
            framed = new HashMap<>();
            sides.mirrored().changedStatements().stream().map(Fragment::node).forEach(this::addAll);
        }
        return framed;
    }

    private void addAll(Node around) {
        Code far = sides.far();
        for (Node part : far.body().parts(around)) {
            Node expression = Parts.strip(part);
            if (isMade(expression) && far.tells(expression)) {
                frame(part, far)
                        .ifPresent(frame -> framed.computeIfAbsent(frame, unused -> new ArrayList<>())
                                .add(expression));
            }
            addAll(part);
        }
    }

    /** Whether code calls something, or creates an object. */
    private static boolean isMade(Node code) {
        return code.is(NodeKind.CALL) || code.is(NodeKind.NEW);
    }

    /** A number of the call or creation around a part, without the part. */
    private static Optional<Integer> frame(Node part, Code code) {
        return part.parent()
                .filter(parent -> (part.role() == Role.ARGUMENT || part.role() == Role.RECEIVER) && isMade(parent))
                .map(parent -> {
                    int number = parent.kind().ordinal();
                    for (Node other : code.body().parts(parent)) {
                        number = number * FACTOR + other.role().ordinal();
                        number = number * FACTOR + (other.equals(part) ? 0 : code.of(other));
                    }
                    return number;
                });
    }
}
