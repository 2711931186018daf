package dev.refract.detect.spi;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A parameter or local variable.
 *
 * @param member the innermost callable in which it stands
 * @param declaration its declaration
 */
public record Local(Entity member, Node declaration) {
    public Local {
        Objects.requireNonNull(member, "member");
        Objects.requireNonNull(declaration, "declaration");
    }

    /** A variable that stands somewhere in a member, perhaps in a method of a class that is declared in it. */
    public static Local in(Entity member, Node declaration) {
        Entity innermost = member;
        for (Entity inner = member; inner != null; inner = next(inner, declaration)) {
            innermost = inner.isCallable() ? inner : innermost;
        }
        return new Local(innermost, declaration);
    }

    private static Entity next(Entity entity, Node declaration) {
        return entity.members().stream()
                .filter(member -> member.node().contains(declaration))
                .findFirst()
                .orElse(null);
    }

    /** Whether it is a parameter of the member itself; those of lambdas are local variables. */
    public boolean isParameter() {
        return declaration.is(NodeKind.PARAMETER)
                && declaration.role() == Role.PARAMETER
                && member.node().children(Role.PARAMETER).contains(declaration);
    }

    /** The innermost statement in which code stands; the code itself where it stands in none, as in a field's value. */
    public static Node statementAround(Node code) {
        return SyntaxKinds.statementAround(code);
    }

    /** The statements in a piece of code, in the order of the source, without blocks. */
    public static List<Node> statementsIn(Node code) {
        List<Node> statements = new ArrayList<>();
        code.forEachBelow(node -> {
            if (SyntaxKinds.isStatement(node) && !node.is(NodeKind.BLOCK)) {
                statements.add(node);
            }
        });
        return statements;
    }
}
