package dev.refract.engine;

import dev.refract.finding.mapping.DeclarationKind;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;

/** Entities as outputs call them. */
record ElementReferences(Rendering words) {
    /** The name of an entity and its place. */
    EntityReference of(Entity entity) {
        Node node = entity.own();
        LineTable lines = entity.unit().file().tree().lines();
        int start = lines.line(node.start());
        int end = Math.max(start, lines.line(Math.max(node.start(), node.end() - 1)));
        return new EntityReference(
                kind(entity.kind()),
                entity.typeName(),
                words.name(entity),
                label(entity),
                entity.unit().path(),
                start,
                end);
    }

    private String label(Entity entity) {
        boolean callable = entity.isCallable();
        return words.name(entity) + (callable ? '(' + Declared.parameterTypes(entity) + ')' : "");
    }

    private static DeclarationKind kind(EntityKind kind) {
        return switch (kind.group()) {
            case TYPE -> typeKind(kind);
            case CALLABLE ->
                kind == EntityKind.ANNOTATION_MEMBER ? DeclarationKind.ANNOTATION_MEMBER : DeclarationKind.METHOD;
            case INITIALIZER -> DeclarationKind.INITIALIZER;
            case FIELD -> fieldKind(kind);
        };
    }

    private static DeclarationKind typeKind(EntityKind kind) {
        return switch (kind) {
            case INTERFACE -> DeclarationKind.INTERFACE;
            case ENUM -> DeclarationKind.ENUM;
            case ANNOTATION_TYPE -> DeclarationKind.ANNOTATION_TYPE;
            case RECORD -> DeclarationKind.RECORD;
            default -> DeclarationKind.CLASS;
        };
    }

    private static DeclarationKind fieldKind(EntityKind kind) {
        return switch (kind) {
            case ENUM_CONSTANT -> DeclarationKind.ENUM_CONSTANT;
            case RECORD_COMPONENT -> DeclarationKind.RECORD_COMPONENT;
            default -> DeclarationKind.FIELD;
        };
    }
}
