package dev.refract.model;

import dev.refract.model.file.Declaration;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A declared entity at its place in a version: a type, a callable, an initializer or a field. Two entities are equal
 * only if they are the same object.
 */
public final class Entity {
    private final int number;
    private final SourceUnit unit;
    private final Declaration declaration;
    private final Entity owner;
    private final List<Entity> members = new ArrayList<>();
    private final String qualifiedName;
    // Every scan over a version asks for these.
    private final EntityKind kind;
    private final String name;
    private final Entity type;
    private final boolean inBody;

    Entity(int number, SourceUnit unit, Declaration declaration, Entity owner) {
        this.number = number;
        this.unit = unit;
        this.declaration = declaration;
        this.owner = owner;
        this.kind = declaration.kind();
        this.name = simpleName(unit, declaration, owner);
        this.type = isType() || owner == null ? this : owner.type;
        this.inBody = isInBody(declaration, owner);
        this.qualifiedName = qualifiedName(unit, declaration, owner);
    }

    private static String simpleName(SourceUnit unit, Declaration declaration, Entity owner) {
        if (!declaration.name().isEmpty() || declaration.kind().group() != EntityKind.Group.TYPE) {
            return declaration.name();
        }
        return owner == null ? unit.baseName() : owner.name;
    }

    private static boolean isInBody(Declaration declaration, Entity owner) {
        boolean here = declaration.nesting() == Nesting.LOCAL || declaration.nesting() == Nesting.ANONYMOUS;
        return here || owner != null && owner.inBody;
    }

    private static String qualifiedName(SourceUnit unit, Declaration declaration, Entity owner) {
        if (owner == null) {
            String simple = declaration.name().isEmpty() ? unit.baseName() : declaration.name();
            String packageName = unit.file().packageName();
            return packageName.isEmpty() ? simple : packageName + '.' + simple;
        }
        boolean local = declaration.nesting() == Nesting.LOCAL;
        String around = local ? owner.namedType().qualifiedName : owner.typeName();
        // Local types of initializers have no name between the dots.
        String scope = local || !declaration.scope().isEmpty() ? '.' + declaration.scope() : "";
        return around + scope + '.' + declaration.name();
    }

    /** The innermost type around it, or itself, that is not anonymous. */
    private Entity namedType() {
        Entity type = type();
        return type.nesting() == Nesting.ANONYMOUS && type.owner != null ? type.owner.namedType() : type;
    }

    void add(Entity member) {
        members.add(member);
    }

    /** Number in its code model, dense from zero. */
    public int number() {
        return number;
    }

    /** The file that declares it. */
    public SourceUnit unit() {
        return unit;
    }

    /** What it is. */
    public EntityKind kind() {
        return kind;
    }

    /**
     * Simple name, see {@link Declaration#name()}. A type that the language leaves without a name has that of its file, and
     * the body of an enum constant that of the constant.
     */
    public String name() {
        return name;
    }

    /** Where it stands. */
    public Nesting nesting() {
        return declaration.nesting();
    }

    /** The names between a local or anonymous type and the type around it, see {@link Declaration#scope()}. */
    public String scope() {
        return declaration.scope();
    }

    /** The entity in which it is declared; empty for a type at top level. */
    public Optional<Entity> owner() {
        return Optional.ofNullable(owner);
    }

    /** What is declared in it, in the order of the source. */
    public List<Entity> members() {
        return Collections.unmodifiableList(members);
    }

    /** Its members of a group. */
    public List<Entity> members(EntityKind.Group group) {
        return members.stream().filter(member -> member.kind().group() == group).toList();
    }

    /** The methods that are declared in it, without constructors. */
    public List<Entity> methods() {
        return members.stream()
                .filter(member -> member.kind() == EntityKind.METHOD)
                .toList();
    }

    /** Whether it is a type. */
    public boolean isType() {
        return kind.group() == EntityKind.Group.TYPE;
    }

    /** Whether it is a method, a constructor or a member of an annotation type. */
    public boolean isCallable() {
        return kind.group() == EntityKind.Group.CALLABLE;
    }

    /** Whether it, or what it is declared in, stands in a body: local and anonymous types with all that is in them. */
    public boolean isInBody() {
        return inBody;
    }

    /** Whether it is declared in another entity, at whatever depth. */
    public boolean isIn(Entity other) {
        return owner == other || owner != null && owner.isIn(other);
    }

    /**
     * Name with package and owners; local and anonymous types with the names around them, as the field writes them:
     * {@code p.A.method.variable.new Runnable}, {@code p.A.method.Local} and, where there is no method, {@code p.A..Local};
     * the bodies of all constants of an enum are {@code p.E.}.
     */
    public String qualifiedName() {
        return qualifiedName;
    }

    /** Qualified name of the type itself, or of the type in which the member stands. */
    public String typeName() {
        return isType() || owner == null ? qualifiedName : owner.typeName();
    }

    /** The type itself, or the type in which the member stands. */
    public Entity type() {
        return type;
    }

    /** Name of its package. */
    public String packageName() {
        return unit.file().packageName();
    }

    /** The node of the whole declaration. */
    public Node node() {
        return unit.file().tree().node(declaration.node());
    }

    /** The node that holds name and initializer: the variable of a field, the declaration itself for others. */
    public Node variable() {
        return unit.file().tree().node(declaration.variable());
    }

    /** The node that the entity has for itself: the variable where a declaration declares several. */
    public Node own() {
        Node node = node();
        boolean shared = node.is(NodeKind.FIELD) && node.children(Role.FRAGMENT).size() > 1;
        return shared ? variable() : node;
    }

    /** The node of the body; empty for what has none. */
    public Optional<Node> body() {
        return node().child(Role.BODY);
    }

    /** Offset of the brace that opens the body; empty for what has none. The body ends where the declaration does. */
    public OptionalInt bodyStart() {
        int start = declaration.bodyStart();
        return start < 0 ? OptionalInt.empty() : OptionalInt.of(start);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    /** The number, so that hash tables of entities have the same order in each run. */
    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return kind() + " " + qualifiedName;
    }
}
