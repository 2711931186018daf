package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Variables of patterns: {@code o instanceof Cart cart}, which is what {@code Cart cart = (Cart) o;} declares. */
public final class PatternVariables {
    private final Code before;
    private final Code after;

    /** Those of two bodies. */
    public PatternVariables(Code before, Code after) {
        this.before = before;
        this.after = after;
    }

    /** The local variables whose declarations a pattern took in, or that came out of one. */
    public List<Recast> find(List<VariablePair> pairs) {
        return pairs.stream().flatMap(pair -> find(pair).stream()).toList();
    }

    private Optional<Recast> find(VariablePair pair) {
        Optional<Node> test = test(pair.after());
        if (test.isPresent()) {
            return test.filter(with -> isCast(value(pair.before()), before, operand(with), after))
                    .map(with -> recast(pair.before(), with));
        }
        return test(pair.before())
                .filter(with -> isCast(value(pair.after()), after, operand(with), before))
                .map(with -> recast(with, pair.after()));
    }

    private static Recast recast(Node left, Node right) {
        return new Recast(Recast.Form.NAMED_EXPRESSION, List.of(left), List.of(right), true);
    }

    private static Optional<Node> value(Node variable) {
        return variable.child(Role.INITIALIZER).map(Parts::strip);
    }

    private static Optional<Node> operand(Node test) {
        return test.child(Role.LEFT);
    }

    /** The test whose pattern declares a variable. */
    private static Optional<Node> test(Node variable) {
        return variable.parent()
                .filter(pattern -> pattern.is(NodeKind.TYPE_PATTERN))
                .flatMap(Node::parent)
                .filter(test -> test.is(NodeKind.INSTANCEOF));
    }

    /** What is tested by the pattern that declares a variable; empty for other variables. */
    static Optional<Node> tested(Node variable) {
        return test(variable).flatMap(PatternVariables::operand);
    }

    /** The test of some code in a statement that declares nothing. */
    static Optional<Node> testOf(int tested, Node around, Code code) {
        for (Node part : code.body().parts(Parts.strip(around))) {
            boolean wanted = part.is(NodeKind.INSTANCEOF)
                    && part.child(Role.PATTERN).isEmpty()
                    && operand(part)
                            .filter(operand -> code.of(operand) == tested)
                            .isPresent();
            Optional<Node> inside = wanted ? Optional.of(part) : testOf(tested, part, code);
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    /**
     * A cast of an expression, as the variable of a pattern stands for one.
     *
     * @param operand number of the expression
     * @param type what it is cast to, without what is in its brackets
     */
    record Cast(int operand, String type) {}

    /** The casts in some code, with their numbers. */
    static Map<Cast, Integer> casts(Code code) {
        Map<Cast, Integer> casts = new HashMap<>();
        code.body()
                .root()
                .forEachBelow(node -> Parts.cast(node)
                        .ifPresent(operand -> node.child(Role.TYPE)
                                .map(TypeNames::erasure)
                                .ifPresent(
                                        type -> casts.putIfAbsent(new Cast(code.of(operand), type), code.of(node)))));
        return casts;
    }

    /** Whether an expression is a cast of what is tested in the other version. */
    static boolean isCast(Optional<Node> expression, Code code, Optional<Node> tested, Code testedCode) {
        Optional<Node> operand = expression.flatMap(Parts::cast);
        return operand.isPresent() && tested.isPresent() && code.of(operand.get()) == testedCode.of(tested.get());
    }
}
