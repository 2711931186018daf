package dev.refract.model.reference;

import dev.refract.model.tree.LabelSearch;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * Summary of what a piece of code refers to outside of itself, with how often. Made on demand from the syntax alone, so
 * that it depends on no other file; who is meant is decided where all files are known.
 */
public final class References {
    /** Receivers of receivers that are followed: a chain of calls that is longer tells no more. */
    private static final int CHAIN = 6;

    /** The word for a type that the compiler finds out. */
    private static final String INFERRED = "var";

    private final Node code;
    private final Predicate<String> names;
    private final BiConsumer<Reference, Node> found;

    /** Most code holds none of the names that are asked for, and then needs no scopes. */
    private LocalScopes scopes;

    /** Number of the node that names a type in a creation or an annotation, which count it. */
    private int readWithItsParent = -1;

    private References(Node code, Predicate<String> names, BiConsumer<Reference, Node> found) {
        this.code = code;
        this.names = names;
        this.found = found;
    }

    /**
     * The references in some pieces of code to what has certain names.
     *
     * @param names the names, with qualifiers where the code writes them; that of a constructor call is empty, and that of
     *     a reference to a constructor is {@code new}
     * @return what is referred to, in the order of the source, with the number of places
     */
    public static Map<Reference, Integer> in(List<Node> code, Predicate<String> names) {
        Map<Reference, Integer> counts = new LinkedHashMap<>();
        code.forEach(piece -> forEach(piece, names, (reference, place) -> counts.merge(reference, 1, Integer::sum)));
        return Collections.unmodifiableMap(counts);
    }

    /** Like {@link #in(List, Predicate)}, see {@link #forEach(Node, Predicate, LabelSearch, BiConsumer)}. */
    public static Map<Reference, Integer> in(List<Node> code, Predicate<String> names, LabelSearch places) {
        Map<Reference, Integer> counts = new LinkedHashMap<>();
        code.forEach(
                piece -> forEach(piece, names, places, (reference, place) -> counts.merge(reference, 1, Integer::sum)));
        return Collections.unmodifiableMap(counts);
    }

    /**
     * Calls the action with each reference of a piece of code and the node that makes it, in the order of the source; a
     * creation comes as a whole, not with the name of its type.
     *
     * @param names see {@link #in(List, Predicate)}
     */
    public static void forEach(Node code, Predicate<String> names, BiConsumer<Reference, Node> action) {
        References references = new References(code, names, action);
        references.visit(code);
        code.forEachBelow(references::visit);
    }

    /**
     * Like {@link #forEach(Node, Predicate, BiConsumer)}, without a look at code that holds none of the names. Finds all
     * references but the unnamed ones: calls of constructors by each other, and {@code value} of annotations.
     *
     * @param places finds the names
     */
    public static void forEach(
            Node code, Predicate<String> names, LabelSearch places, BiConsumer<Reference, Node> action) {
        References references = new References(code, names, action);
        references.visit(code);
        places.forEachAround(code, references::visit);
    }

    private void visit(Node node) {
        switch (node.kind()) {
            case TYPE_NAME -> type(node);
            case ANNOTATION -> annotation(node);
            case NEW -> node.child(Role.TYPE).ifPresent(type -> creation(node, type));
            case NAME -> name(node);
            case CALL, SUPER_CALL, FIELD_ACCESS, SUPER_FIELD_ACCESS -> member(node, node.name());
            case METHOD_REFERENCE -> member(node, referenced(node));
            case CONSTRUCTOR_CALL, SUPER_CONSTRUCTOR_CALL -> member(node, "");
            default -> {}
        }
    }

    private void member(Node node, String name) {
        if (names.test(name)) {
            member(node, CHAIN).ifPresent(reference -> count(reference, node));
        }
    }

    private void type(Node type) {
        if (type.index() != readWithItsParent && names.test(type.label())) {
            boolean extended = type.role() == Role.SUPERCLASS || type.role() == Role.INTERFACE;
            count(Reference.toType(extended ? ReferenceKind.SUPERTYPE : ReferenceKind.TYPE, type.label()), type);
        }
    }

    private void annotation(Node annotation) {
        String type = annotation.child(Role.TYPE).map(Node::label).orElse("");
        readWithItsParent = annotation.child(Role.TYPE).map(Node::index).orElse(readWithItsParent);
        if (names.test(type)) {
            count(Reference.toType(ReferenceKind.ANNOTATION, type), annotation);
        }
        for (Node argument : annotation.children(Role.ARGUMENT)) {
            String member = argument.is(NodeKind.ANNOTATION_ARGUMENT) ? argument.name() : "value";
            if (names.test(member)) {
                count(new Reference(ReferenceKind.ANNOTATION_MEMBER, member, 0, new Receiver.Typed(type)), argument);
            }
        }
    }

    private void creation(Node creation, Node type) {
        readWithItsParent = type.is(NodeKind.PARAMETERIZED_TYPE)
                ? type.child(Role.TYPE).map(Node::index).orElse(readWithItsParent)
                : type.index();
        String name = TypeNames.erasure(type);
        if (names.test(name)) {
            count(new Reference(ReferenceKind.CREATION, name, arity(creation), Receiver.IMPLICIT), creation);
        }
    }

    /** A name that is no local declaration; the names of members are read where the member is used. */
    private void name(Node name) {
        if (LocalScopes.isVariableName(name)
                && names.test(name.label())
                && scopes().declaration(name).isEmpty()) {
            count(field(name, 0), name);
        }
    }

    private LocalScopes scopes() {
        if (scopes == null) {
            scopes = LocalScopes.of(code);
        }
        return scopes;
    }

    private void count(Reference reference, Node place) {
        found.accept(reference, place);
    }

    private Reference field(Node named, int chain) {
        String name = named.word();
        return new Reference(ReferenceKind.FIELD, name, Reference.UNKNOWN_ARITY, receiver(named, chain));
    }

    private Optional<Reference> member(Node node, int chain) {
        return switch (node.kind()) {
            case CALL -> Optional.of(method(node, receiver(node, chain)));
            case SUPER_CALL -> Optional.of(method(node, Receiver.PARENT));
            case FIELD_ACCESS -> Optional.of(field(node, chain));
            case SUPER_FIELD_ACCESS ->
                Optional.of(new Reference(ReferenceKind.FIELD, node.name(), Reference.UNKNOWN_ARITY, Receiver.PARENT));
            case METHOD_REFERENCE -> Optional.of(methodReference(node, chain));
            case CONSTRUCTOR_CALL -> Optional.of(constructor(node, new Receiver.Self("this")));
            case SUPER_CONSTRUCTOR_CALL -> Optional.of(constructor(node, Receiver.PARENT));
            default -> Optional.empty();
        };
    }

    private static Reference method(Node call, Receiver receiver) {
        return new Reference(ReferenceKind.METHOD, call.name(), arity(call), receiver);
    }

    private Reference methodReference(Node node, int chain) {
        Receiver receiver = node.child(Role.TYPE)
                .<Receiver>map(type -> new Receiver.Typed(TypeNames.erasure(type)))
                .orElseGet(() -> receiver(node, chain));
        return new Reference(ReferenceKind.METHOD_REFERENCE, referenced(node), Reference.UNKNOWN_ARITY, receiver);
    }

    /** The word {@code new} or the name of the method. */
    private static String referenced(Node methodReference) {
        return methodReference.label().isEmpty() ? methodReference.name() : methodReference.label();
    }

    private static Reference constructor(Node call, Receiver receiver) {
        return new Reference(ReferenceKind.CONSTRUCTOR_CALL, "", arity(call), receiver);
    }

    private static int arity(Node call) {
        return call.children(Role.ARGUMENT).size();
    }

    private Receiver receiver(Node member, int chain) {
        return member.child(Role.RECEIVER)
                .map(receiver -> expression(receiver, chain - 1))
                .orElse(Receiver.IMPLICIT);
    }

    private Receiver expression(Node expression, int chain) {
        return switch (expression.kind()) {
            case THIS -> self(expression);
            case NAME -> named(expression, chain);
            case NEW, CAST ->
                expression
                        .child(Role.TYPE)
                        .<Receiver>map(type -> new Receiver.Typed(TypeNames.erasure(type)))
                        .orElse(Receiver.UNKNOWN);
            case STRING, TEXT_BLOCK -> new Receiver.Typed("String");
            case PARENTHESIZED ->
                expression
                        .child(Role.EXPRESSION)
                        .map(inner -> expression(inner, chain))
                        .orElse(Receiver.UNKNOWN);
            default -> chain <= 0 ? Receiver.UNKNOWN : ofMember(expression, chain);
        };
    }

    private Receiver ofMember(Node expression, int chain) {
        return member(expression, chain).<Receiver>map(Receiver.Member::new).orElse(Receiver.UNKNOWN);
    }

    private static Receiver self(Node expression) {
        return new Receiver.Self(
                expression.child(Role.QUALIFIER).map(Node::label).orElse("this"));
    }

    private Receiver named(Node name, int chain) {
        return scopes().declaration(name)
                .map(declaration -> variable(declaration, chain))
                .orElseGet(() -> new Receiver.Member(field(name, 0)));
    }

    private Receiver variable(Node declaration, int chain) {
        Optional<Node> type = scopes().type(declaration);
        boolean array = !declaration.children(Role.DIMENSION).isEmpty()
                || type.filter(node -> node.is(NodeKind.ARRAY_TYPE)).isPresent();
        if (type.isEmpty() || array || !declaration.label().isEmpty()) {
            return Receiver.UNKNOWN;
        }
        String name = TypeNames.erasure(type.get());
        return name.equals(INFERRED) ? inferred(declaration, chain) : new Receiver.Typed(name);
    }

    private Receiver inferred(Node declaration, int chain) {
        return declaration
                .child(Role.INITIALIZER)
                .filter(initializer -> chain > 0)
                .map(initializer -> expression(initializer, chain - 1))
                .orElse(Receiver.UNKNOWN);
    }
}
