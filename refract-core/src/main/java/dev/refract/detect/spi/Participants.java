package dev.refract.detect.spi;

import dev.refract.finding.ElementKind;
import dev.refract.finding.Participant;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;

/**
 * Makes the participants of refactorings on one side.
 *
 * @param words the words of the language
 * @param side the version
 */
public record Participants(Rendering words, Side side) {
    /** A whole declaration. */
    public Participant declaration(Entity entity, String role) {
        return declaration(entity, role, words.signature(entity));
    }

    private Participant declaration(Entity entity, String role, String code) {
        SourceRange range = Places.of(entity.unit(), entity.own(), side);
        // The field's records give the place of a field by its name and initializer alone.
        SourceRange nameRange = entity.kind() == EntityKind.FIELD
                ? Places.of(entity.unit(), entity.variable(), side)
                : Places.withDocumentation(entity.unit(), entity.own(), side);
        return new Participant(words.elementId(entity), kind(entity), role, code, range, nameRange);
    }

    /** A field named without its access. */
    public Participant variable(Entity field, String role) {
        return declaration(field, role, words.variable(field.variable()));
    }

    /** A parameter or local variable of a callable. */
    public Participant local(Entity callable, Node variable, String role) {
        String element = local(callable, variable);
        SourceRange range = Places.of(callable.unit(), variable, side);
        ElementKind kind = variable.is(NodeKind.VARIABLE)
                ? ElementKind.VARIABLE_DECLARATION_STATEMENT
                : ElementKind.SINGLE_VARIABLE_DECLARATION;
        return new Participant(element, kind, role, words.variable(variable), range, range);
    }

    /** A statement or an expression in a member. */
    public Participant code(Entity entity, Node code, String role) {
        SourceRange range = Places.of(entity.unit(), code, side);
        return new Participant(words.elementId(entity), SyntaxKinds.of(code), role, "", range, range);
    }

    /** An expression in a member; the field's records give the statement in which it stands. */
    public Participant inStatement(Entity entity, Node expression, String role) {
        Node statement = SyntaxKinds.statementAround(expression);
        return new Participant(
                words.elementId(entity),
                SyntaxKinds.of(statement),
                role,
                "",
                Places.of(entity.unit(), expression, side),
                Places.of(entity.unit(), statement, side));
    }

    /** A statement or an expression in a member, as a person reads it. */
    public Participant statement(Entity entity, Node code, String role) {
        SourceRange range = Places.of(entity.unit(), code, side);
        return new Participant(element(entity, code), SyntaxKinds.of(code), role, words.code(code), range, range);
    }

    private String local(Entity callable, Node variable) {
        return words.elementId(callable) + '/' + variable.name();
    }

    /** What code belongs to: the local variable whose value it is, or the member. */
    private String element(Entity member, Node code) {
        return code.parent()
                .filter(parent -> parent.is(NodeKind.VARIABLE) && code.role() == Role.INITIALIZER)
                .filter(variable -> member.kind().group() != EntityKind.Group.FIELD)
                .map(variable -> local(member, variable))
                .orElseGet(() -> words.elementId(member));
    }

    /** A member with its word in front: {@code method public size() : int}, {@code initializer Shop}. */
    String memberWords(Entity member) {
        return switch (member.kind().group()) {
            case FIELD ->
                (member.kind() == EntityKind.ENUM_CONSTANT ? "enum constant " : "attribute ") + words.signature(member);
            case CALLABLE -> "method " + words.signature(member);
            case INITIALIZER -> "initializer " + member.type().name();
            case TYPE -> words.signature(member);
        };
    }

    /** A type or an annotation in the declaration of an entity. */
    public Participant part(Entity entity, Node node, String role) {
        boolean annotation = node.is(NodeKind.ANNOTATION);
        SourceRange range = Places.of(entity.unit(), node, side);
        return new Participant(
                words.elementId(entity),
                annotation ? ElementKind.ANNOTATION : ElementKind.TYPE,
                role,
                annotation ? words.render(node) : words.type(node),
                range,
                range);
    }

    private static ElementKind kind(Entity entity) {
        return switch (entity.kind().group()) {
            case TYPE -> typeKind(entity);
            case CALLABLE ->
                entity.kind() == EntityKind.ANNOTATION_MEMBER
                        ? ElementKind.ANNOTATION_TYPE_MEMBER_DECLARATION
                        : ElementKind.METHOD_DECLARATION;
            case INITIALIZER -> ElementKind.INITIALIZER;
            case FIELD -> fieldKind(entity);
        };
    }

    private static ElementKind typeKind(Entity type) {
        return switch (type.kind()) {
            case ENUM -> ElementKind.ENUM_DECLARATION;
            case RECORD -> ElementKind.RECORD_DECLARATION;
            case ANNOTATION_TYPE -> ElementKind.ANNOTATION_TYPE_DECLARATION;
            default -> ElementKind.TYPE_DECLARATION;
        };
    }

    private static ElementKind fieldKind(Entity field) {
        return switch (field.kind()) {
            case ENUM_CONSTANT -> ElementKind.ENUM_CONSTANT_DECLARATION;
            case RECORD_COMPONENT -> ElementKind.RECORD_COMPONENT;
            default -> ElementKind.FIELD_DECLARATION;
        };
    }
}
