package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What makes two statements one that are covered by a call or a creation, whatever else differs (RefactoringMiner 2.0,
 * Table 3; the numbers are those of its heuristics).
 */
public final class CallRules {
    /** An expression became the argument of a call. */
    public static final String WRAPPED = "wrapped";

    /** Parts that make an expression more than a name. */
    private static final int MORE_THAN_NAME = 3;

    private final Code before;
    private final Code after;

    CallRules(Code before, Code after) {
        this.before = before;
        this.after = after;
    }

    /** The name of the rule that accepts two covering expressions. */
    Optional<String> accepting(Node left, Node right) {
        if (wraps(left, before, right, after) || wraps(right, after, left, before)) {
            return Optional.of(WRAPPED);
        }
        if (isCall(left) && isCall(right)) {
            return calls(left, right);
        }
        if (left.is(NodeKind.NEW) && right.is(NodeKind.NEW)) {
            return named("same-creation", sameType(left, right) && sharedArguments(left, right) > 0);
        }
        return otherForm(left, right);
    }

    private Optional<String> otherForm(Node left, Node right) {
        if (setter(left, before, right) || setter(right, after, left)) {
            return Optional.of("setter");
        }
        return named("conditional", conditional(left, before, right, after) || conditional(right, after, left, before));
    }

    private static Optional<String> named(String rule, boolean accepts) {
        return accepts ? Optional.of(rule) : Optional.empty();
    }

    private static boolean isCall(Node node) {
        return node.is(NodeKind.CALL) || node.is(NodeKind.SUPER_CALL);
    }

    private Optional<String> calls(Node left, Node right) {
        boolean sameReceiver = sameReceiver(left, right);
        int shared = sharedArguments(left, right);
        boolean sameArguments = shared > 0
                && shared == left.children(Role.ARGUMENT).size()
                && shared == right.children(Role.ARGUMENT).size();
        if (!left.name().equals(right.name())) {
            return named("renamed-call", sameReceiver && sameArguments); // 1 + 3 + 8
        }
        if (sameReceiver) {
            return named("same-call", hasReceiver(left) || shared > 0); // 1 + 2 + 4 to 7
        }
        return named("other-receiver", sameArguments); // 2 + 3 + 9
    }

    private static boolean hasReceiver(Node call) {
        return call.child(Role.RECEIVER).isPresent();
    }

    private boolean sameReceiver(Node left, Node right) {
        Optional<Node> one = call(left);
        Optional<Node> other = call(right);
        return one.isPresent() == other.isPresent() && (one.isEmpty() || before.of(one.get()) == after.of(other.get()));
    }

    private static Optional<Node> call(Node node) {
        return node.child(Role.RECEIVER).filter(receiver -> !receiver.is(NodeKind.THIS) || !receiver.isLeaf());
    }

    /** Number of arguments of the one that the other has, too. */
    private int sharedArguments(Node left, Node right) {
        Set<Integer> codes = new HashSet<>();
        left.children(Role.ARGUMENT).forEach(argument -> codes.add(before.of(argument)));
        return (int) right.children(Role.ARGUMENT).stream()
                .filter(argument -> codes.contains(after.of(argument)))
                .count();
    }

    private boolean sameType(Node left, Node right) {
        return before.of(left.child(Role.TYPE).orElse(left))
                == after.of(right.child(Role.TYPE).orElse(right));
    }

    /** 6, for all that a statement does: an expression became the argument of a call. */
    private static boolean wraps(Node plain, Code plainCode, Node call, Code callCode) {
        return (isCall(call) || call.is(NodeKind.NEW))
                && plainCode.weight(plain) >= MORE_THAN_NAME
                && call.children(Role.ARGUMENT).stream()
                        .anyMatch(argument -> callCode.of(argument) == plainCode.of(plain));
    }

    /** 10: {@code this.name = value} and {@code setName(value)}. */
    private static boolean setter(Node assignment, Code code, Node call) {
        if (!assignment.is(NodeKind.ASSIGNMENT) || !isCall(call)) {
            return false;
        }
        Optional<Node> target = assignment.child(Role.LEFT).map(Parts::strip);
        boolean field = target.filter(left -> left.is(NodeKind.NAME)
                        && code.body().declaration(left).isEmpty()
                        && call.name().equals("set" + capitalised(left.label())))
                .isPresent();
        return field && call.children(Role.ARGUMENT).size() == 1;
    }

    private static String capitalised(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** 12: an expression and a conditional one that may give it. */
    private static boolean conditional(Node plain, Code plainCode, Node conditional, Code conditionalCode) {
        if (!conditional.is(NodeKind.CONDITIONAL) || plain.is(NodeKind.CONDITIONAL)) {
            return false;
        }
        return List.of(Role.THEN, Role.ELSE).stream()
                .flatMap(role -> conditional.child(role).stream())
                .anyMatch(branch -> conditionalCode.of(branch) == plainCode.of(plain));
    }
}
