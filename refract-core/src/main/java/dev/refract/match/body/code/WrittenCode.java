package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Optional;

/**
 * The statements of a body as numbers, with variables read by their names: a variable may have become a field on the way
 * from one callable to another, and its declaration an assignment.
 */
public final class WrittenCode {
    private static final int FACTOR = 31;
    private static final Naming AS_WRITTEN =
            declaration -> Code.finish(declaration.name().hashCode());

    private final Code code;

    /** Reads a body. */
    public WrittenCode(Body body) {
        this.code = new Code(body, AS_WRITTEN);
    }

    /** The variable that a statement does nothing but set, and what it is set to. */
    private record Setting(int variable, Node value) {}

    /** The number of a statement. */
    public int of(Node statement) {
        return setting(statement)
                .map(setting -> Code.finish(setting.variable * FACTOR + code.of(setting.value)))
                .orElseGet(() -> code.of(statement));
    }

    /** Number of parts that the number stands for. */
    public int weight(Node statement) {
        return setting(statement)
                .map(setting -> 1 + code.weight(setting.value))
                .orElseGet(() -> code.weight(statement));
    }

    /** Whether a statement says something of its own, see {@link Code#tells}. */
    public boolean tells(Node statement) {
        return code.tells(statement);
    }

    private Optional<Setting> setting(Node statement) {
        return statement.is(NodeKind.LOCAL_VARIABLE) ? declared(statement) : assigned(statement);
    }

    private Optional<Setting> declared(Node statement) {
        return Parts.onlyVariable(statement)
                .flatMap(variable ->
                        variable.child(Role.INITIALIZER).map(value -> new Setting(code.ofVariable(variable), value)));
    }

    private Optional<Setting> assigned(Node statement) {
        return statement
                .child(Role.EXPRESSION)
                .map(Parts::strip)
                .filter(expression ->
                        expression.is(NodeKind.ASSIGNMENT) && expression.label().equals("="))
                .flatMap(assignment ->
                        assignment.child(Role.RIGHT).map(value -> new Setting(code.of(left(assignment)), value)));
    }

    private static Node left(Node assignment) {
        return assignment.child(Role.LEFT).orElse(assignment);
    }
}
