package dev.refract.match.body.code;

import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The statements of a declaration, and who is meant by the names in them. */
public final class Body {
    private static final Set<NodeKind> LEAVES = EnumSet.of(
            NodeKind.LOCAL_VARIABLE,
            NodeKind.EXPRESSION_STATEMENT,
            NodeKind.EMPTY_STATEMENT,
            NodeKind.SWITCH_CASE,
            NodeKind.RETURN,
            NodeKind.THROW,
            NodeKind.BREAK,
            NodeKind.CONTINUE,
            NodeKind.YIELD,
            NodeKind.ASSERT,
            NodeKind.CONSTRUCTOR_CALL,
            NodeKind.SUPER_CONSTRUCTOR_CALL,
            NodeKind.FIELD);
    private static final Set<NodeKind> COMPOSITES = EnumSet.of(
            NodeKind.LOCAL_TYPE,
            NodeKind.IF,
            NodeKind.FOR,
            NodeKind.FOR_EACH,
            NodeKind.WHILE,
            NodeKind.DO,
            NodeKind.SWITCH,
            NodeKind.TRY,
            NodeKind.CATCH,
            NodeKind.SYNCHRONIZED,
            NodeKind.LABELED,
            NodeKind.METHOD,
            NodeKind.CONSTRUCTOR,
            NodeKind.INITIALIZER);

    private final Node root;
    private final LocalScopes scopes;
    private final BitSet starts = new BitSet();
    private final Map<Integer, Node> declared = new LinkedHashMap<>();
    /** The names behind {@code this.}. */
    private final BitSet ofThis = new BitSet();

    private final List<Fragment> fragments = new ArrayList<>();

    private final RenamedWords words;

    /** What the names of fields that are at hand are read as. */
    private final Map<String, String> fields;

    /** What nodes are made of, by their numbers: every comparison asks for it. */
    private final List<List<Node>> parts;

    /** What names stand for, by the numbers of the declarations. */
    private final Variable[] locals;

    /** Looked up where they are asked for. */
    private Set<Node> counters;

    private Body(Node root, RenamedWords words, Map<String, String> fields) {
        this.root = root;
        this.words = words;
        this.fields = fields;
        this.scopes = LocalScopes.of(root);
        this.locals = new Variable[root.size()];
        this.parts = new ArrayList<>(Collections.nCopies(root.size(), null));
    }

    /**
     * The statements of a callable; of a field, itself with its initializer, and the statements in that.
     *
     * @param words names of entities that are to be read as others, since the entities were renamed
     */
    public static Body of(Entity declaration, RenamedWords words) {
        boolean field = declaration.kind().group() == EntityKind.Group.FIELD;
        Body body = new Body(field ? declaration.variable() : declaration.node(), words, words.fields(declaration));
        body.walk();
        return body;
    }

    private void walk() {
        Deque<Fragment> open = new ArrayDeque<>();
        if (root.is(NodeKind.VARIABLE) || root.is(NodeKind.ENUM_CONSTANT)) {
            add(root, open, false);
        }
        int end = root.index() + root.size();
        for (int index = root.index() + 1; index < end; index++) {
            Node node = root.tree().node(index);
            noteName(node);
            boolean composite = COMPOSITES.contains(node.kind());
            if (composite || LEAVES.contains(node.kind()) && !isHead(node)) {
                while (!open.isEmpty() && !open.peek().node().contains(node)) {
                    open.pop();
                }
                add(node, open, composite);
            }
        }
    }

    /** Remembers whose name it is that a node declares, or has behind {@code this.}. */
    private void noteName(Node node) {
        if (isVariable(node)) {
            node.child(Role.NAME).ifPresent(name -> declared.put(name.index(), node));
        } else if (LocalScopes.isOfThis(node)) {
            ofThis.set(Parts.strip(node).index() - root.index());
        }
    }

    private void add(Node node, Deque<Fragment> open, boolean composite) {
        Fragment fragment = new Fragment(fragments.size(), node, open.peek(), composite);
        fragments.add(fragment);
        open.push(fragment);
        starts.set(node.index() - root.index());
    }

    /** Variables in the head of a loop and resources belong to the statement that they stand in. */
    private static boolean isHead(Node node) {
        return node.is(NodeKind.LOCAL_VARIABLE) && (node.role() == Role.INITIALIZER || node.role() == Role.RESOURCE);
    }

    /** The declaration that these are the statements of. */
    public Node root() {
        return root;
    }

    /** All statements, in the order of the source. */
    public List<Fragment> fragments() {
        return Collections.unmodifiableList(fragments);
    }

    /** The statements that hold others, or do not. */
    public List<Fragment> fragments(boolean composite) {
        return fragments.stream()
                .filter(fragment -> fragment.isComposite() == composite)
                .toList();
    }

    /** The local variables and parameters that are declared in it. */
    public Collection<Node> variables() {
        return Collections.unmodifiableCollection(declared.values());
    }

    /** Whether a node is a statement of its own, and no part of the one around it. */
    public boolean startsFragment(Node node) {
        return starts.get(node.index() - root.index());
    }

    /** The parts of a node of this body, see {@link Parts#of}. */
    public List<Node> parts(Node node) {
        int slot = node.index() - root.index();
        List<Node> known = parts.get(slot);
        if (known == null) {
            known = Collections.unmodifiableList(Parts.of(node, this));
            parts.set(slot, known);
        }
        return known;
    }

    /** The first node below another, in the order of the source, of which something holds. */
    public Optional<Node> first(Node around, Predicate<Node> test) {
        for (Node part : parts(around)) {
            Optional<Node> inside = test.test(part) ? Optional.of(part) : first(part, test);
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    /** The names in a statement, in the order of the source, without those in statements of their own. */
    public List<Node> names(Node statement) {
        List<Node> names = new ArrayList<>();
        int end = statement.index() + statement.size();
        for (int index = statement.index(); index < end; ) {
            Node node = root.tree().node(index);
            boolean skipped = index > statement.index() && (startsFragment(node) || Parts.isAside(node));
            if (node.is(NodeKind.NAME)) {
                names.add(node);
            }
            index += skipped ? node.size() : 1;
        }
        return names;
    }

    private static boolean isVariable(Node node) {
        return node.is(NodeKind.VARIABLE) || node.is(NodeKind.PARAMETER);
    }

    /** What a name of an entity is read as. */
    String word(String name) {
        return words.word(name);
    }

    /** What the name of an entity, where it stands, is read as. */
    String word(Node name) {
        String label = name.label();
        boolean own = fields.containsKey(label)
                && variable(name).filter(field -> !field.isLocal()).isPresent();
        return own ? fields.get(label) : word(label);
    }

    /** The name of the type of an object that is created, as it is read, see {@link Parts#createdType}. */
    public String createdType(Node creation) {
        return word(Parts.createdType(creation));
    }

    /** The variable or parameter of this body that a name means or declares. */
    public Optional<Node> declaration(Node name) {
        if (!name.is(NodeKind.NAME)) {
            return Optional.empty();
        }
        return scopes.declaration(name).or(() -> Optional.ofNullable(declared.get(name.index())));
    }

    /** The variable that a name means: one of this body, or a field of the object; empty for what is no such name. */
    public Optional<Variable> variable(Node name) {
        if (!name.is(NodeKind.NAME)) {
            return Optional.empty();
        }
        boolean field = LocalScopes.isVariableName(name) || ofThis.get(name.index() - root.index());
        return declaration(name)
                .map(this::local)
                .or(() -> field ? Optional.of(Variable.field(name.label())) : Optional.empty());
    }

    private Variable local(Node declaration) {
        int slot = declaration.index() - root.index();
        if (locals[slot] == null) {
            locals[slot] = Variable.local(declaration);
        }
        return locals[slot];
    }

    /** The names of the parameters and local variables, or of the local variables alone, that are declared in this body. */
    Set<String> declaredNames(boolean parameters) {
        return declared.values().stream()
                .filter(variable -> parameters || variable.is(NodeKind.VARIABLE))
                .map(Node::name)
                .collect(Collectors.toSet());
    }

    /** The variables that start with a number and get others: they are not that number. */
    public Set<Node> counters() {
        if (counters == null) {
            counters = Counters.in(this);
        }
        return counters;
    }

    /** Those of some names that stand for fields of the object somewhere in this body. */
    public Set<String> fieldsAmong(Set<String> names) {
        Set<String> fields = new HashSet<>();
        int end = root.index() + (names.isEmpty() ? 0 : root.size());
        for (int index = root.index(); index < end; index++) {
            Node node = root.tree().node(index);
            if (node.is(NodeKind.NAME) && names.contains(node.label())) {
                variable(node).filter(variable -> !variable.isLocal()).ifPresent(field -> fields.add(field.name()));
            }
        }
        return fields;
    }

    /** The type that a variable of this body is declared with. */
    public Optional<Node> type(Node declaration) {
        return scopes.type(declaration);
    }

    /** The name of that type without what is in its brackets; empty where it is not known. */
    public String erasedType(Node declaration) {
        return type(declaration).map(TypeNames::erasure).orElse("");
    }
}
