package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Optional;

/** Says whether two statements that are not equal are one, and by which rule. */
public final class Acceptance {
    /** Rule of statements that are alike where their chains of calls are aligned link by link. */
    static final String LINKED = "similar-links";

    private final Code before;
    private final Code after;
    private final CallRules calls;
    private final BodyOptions options;
    private final Steps steps;

    /** Judges statements of two bodies, and counts the steps that it takes. */
    public Acceptance(Code before, Code after, BodyOptions options, Steps steps) {
        this.before = before;
        this.after = after;
        this.calls = new CallRules(before, after);
        this.options = options;
        this.steps = steps;
    }

    /** Whether the two are one. */
    Optional<StatementVerdict> judge(Fragment statement, Fragment other) {
        Node left = statement.node();
        Node right = other.node();
        Optional<Node> leftCore = Cores.of(left);
        Optional<Node> rightCore = Cores.of(right);
        boolean cores = leftCore.isPresent() && rightCore.isPresent();
        boolean sameKind = left.kind() == right.kind();
        if (!sameKind && !cores) {
            return Optional.empty();
        }
        Node one = sameKind ? left : leftCore.get();
        Node another = sameKind ? right : rightCore.get();
        CodeAlignment alignment = CodeAlignment.of(before, one, after, another, steps);
        return asWhole(left, right, alignment)
                .or(() -> cores ? covered(left, leftCore.get(), right, rightCore.get()) : Optional.empty())
                .map(rule -> StatementVerdict.similar(rule, alignment))
                .or(() -> alignment
                        .linkByLink(one, another)
                        .filter(links -> areAlike(left, right, links) && options.uses(LINKED))
                        .map(links -> StatementVerdict.similar(LINKED, links)));
    }

    private Optional<String> asWhole(Node left, Node right, CodeAlignment alignment) {
        String similar = left.kind() == right.kind() ? "similar" : "similar-abstracted";
        if (areAlike(left, right, alignment) && options.uses(similar)) {
            return Optional.of(similar);
        }
        return sameVariable(left, right) ? Optional.of("same-variable") : Optional.empty();
    }

    private Optional<String> covered(Node left, Node leftCore, Node right, Node rightCore) {
        return calls.accepting(assignment(left, leftCore), assignment(right, rightCore));
    }

    private boolean areAlike(Node left, Node right, CodeAlignment alignment) {
        return alignment.isAlike(options.statements()) && !isOfTypeAlone(left, right, alignment);
    }

    /**
     * Whether two declarations have nothing but their types in common: {@code List<Type> bounds = variable.bounds()} is not
     * {@code List<Type> parameters = method.parameters()}.
     */
    private static boolean isOfTypeAlone(Node left, Node right, CodeAlignment alignment) {
        Optional<Node> variable = initialized(left);
        Optional<Node> other = initialized(right);
        return variable.isPresent()
                && other.isPresent()
                && Words.similarity(variable.get().name(), other.get().name()) == 0
                && alignment.equal().stream().noneMatch(pair -> variable.get().contains(pair.before()));
    }

    /** The only variable that a statement declares, with its value. */
    private static Optional<Node> initialized(Node statement) {
        return Optional.of(statement)
                .filter(declaration -> declaration.is(NodeKind.LOCAL_VARIABLE))
                .flatMap(Parts::onlyVariable)
                .filter(variable -> variable.child(Role.INITIALIZER).isPresent());
    }

    /** An assignment to a field is what a setter does, whatever the value is. */
    private static Node assignment(Node statement, Node core) {
        return Parts.assignment(statement).orElse(core);
    }

    private boolean sameVariable(Node left, Node right) {
        Optional<Integer> variable = before.ofDeclared(left);
        return variable.isPresent() && variable.equals(after.ofDeclared(right)) && options.uses("same-variable");
    }
}
