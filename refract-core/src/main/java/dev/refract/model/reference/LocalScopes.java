package dev.refract.model.reference;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import dev.refract.model.tree.SyntaxTree;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which local declaration the names of a piece of code mean: parameters, local variables, variables of patterns, and
 * fields of classes that are declared in it. Decided on declarations and their scopes, not on spelling.
 *
 * <p>A variable of a pattern counts from the pattern to the end of the block around it: where it is in scope in truth
 * depends on the flow.
 */
public final class LocalScopes {
    private static final int NONE = -1;
    private static final Set<NodeKind> SCOPES = EnumSet.of(
            NodeKind.METHOD,
            NodeKind.CONSTRUCTOR,
            NodeKind.INITIALIZER,
            NodeKind.BLOCK,
            NodeKind.FOR,
            NodeKind.FOR_EACH,
            NodeKind.TRY,
            NodeKind.CATCH,
            NodeKind.SWITCH,
            NodeKind.SWITCH_EXPRESSION,
            NodeKind.LAMBDA);

    private final Node root;
    private final int[] declarations;
    private final Map<Integer, Node> types = new HashMap<>();

    private LocalScopes(Node root) {
        this.root = root;
        this.declarations = new int[root.size()];
        Arrays.fill(declarations, NONE);
    }

    /** The scopes in a declaration or another piece of code. */
    public static LocalScopes of(Node root) {
        LocalScopes scopes = new LocalScopes(root);
        scopes.walk();
        return scopes;
    }

    /** The code that these are the scopes of. */
    public Node root() {
        return root;
    }

    /**
     * The declaration that a name means.
     *
     * @param name a node of the code
     * @return a variable or parameter of the code; empty for what is declared elsewhere, and for what is no name of a
     *     variable
     */
    public Optional<Node> declaration(Node name) {
        int declaration = declarations[name.index() - root.index()];
        return declaration == NONE ? Optional.empty() : Optional.of(root.tree().node(declaration));
    }

    /**
     * The type that a variable or parameter of the code is declared with.
     *
     * @return empty where it is inferred from a context, as for parameters of lambdas
     */
    public Optional<Node> type(Node declaration) {
        return declaration.child(Role.TYPE).or(() -> Optional.ofNullable(types.get(declaration.index())));
    }

    /** Whether a node stands for the value of a variable, of a field, or for a type or package that looks like one. */
    public static boolean isVariableName(Node node) {
        return node.is(NodeKind.NAME) && node.role() != Role.NAME && node.role() != Role.LABEL;
    }

    /** Whether a node is a field of the object, behind {@code this.}. */
    public static boolean isOfThis(Node node) {
        return node.is(NodeKind.FIELD_ACCESS)
                && node.child(Role.RECEIVER)
                        .filter(receiver -> receiver.is(NodeKind.THIS) && receiver.isLeaf())
                        .isPresent();
    }

    private void walk() {
        SyntaxTree tree = root.tree();
        Deque<Scope> open = new ArrayDeque<>();
        open.push(new Scope(root));
        int end = root.index() + root.size();
        for (int index = root.index(); index < end; index++) {
            Node node = tree.node(index);
            while (index >= open.getFirst().end()) {
                open.pop();
            }
            enter(node, open);
            if (isVariableName(node)) {
                declarations[index - root.index()] = find(node.label(), open);
            }
        }
    }

    private void enter(Node node, Deque<Scope> open) {
        if (node.is(NodeKind.VARIABLE) || node.is(NodeKind.PARAMETER)) {
            open.getFirst().declare(node);
        } else if (node.is(NodeKind.LOCAL_VARIABLE) || node.is(NodeKind.FIELD)) {
            node.child(Role.TYPE)
                    .ifPresent(type ->
                            node.children(Role.FRAGMENT).forEach(variable -> types.put(variable.index(), type)));
        } else if (SCOPES.contains(node.kind())) {
            open.push(new Scope(node));
        } else if (node.is(NodeKind.ANONYMOUS_CLASS) || node.kind().isNamedType()) {
            Scope fields = new Scope(node);
            node.children(Role.MEMBER).stream()
                    .flatMap(member -> member.children(Role.FRAGMENT).stream())
                    .forEach(fields::declare);
            open.push(fields);
        }
    }

    private static int find(String name, Deque<Scope> open) {
        for (Scope scope : open) {
            Integer declaration = scope.declarations.get(name);
            if (declaration != null) {
                return declaration;
            }
        }
        return NONE;
    }

    /** The names that are declared in a stretch of code so far. */
    private record Scope(int end, Map<String, Integer> declarations) {
        Scope(Node node) {
            this(node.index() + node.size(), new HashMap<>(4));
        }

        void declare(Node variable) {
            declarations.put(variable.name(), variable.index());
        }
    }
}
