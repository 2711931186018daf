package dev.refract.engine;

import dev.refract.finding.mapping.DeclarationKind;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes of a mapping what outputs take. */
final class MappedEntities {
    private static final Comparator<Entity> PLACE =
            Comparator.comparing((Entity entity) -> entity.unit().path()).thenComparingInt(Entity::number);

    /** More would tell apart what no reader does. */
    private static final double DECIMALS = 1e4;

    private final Mapping mapping;
    private final Rendering words;

    MappedEntities(Mapping mapping, Rendering words) {
        this.mapping = mapping;
        this.words = words;
    }

    EntityMapping describe() {
        List<MappedPair> pairs = mapping.pairs().stream()
                .filter(pair -> !inBody(pair.before()) && !inBody(pair.after()))
                .sorted(Comparator.comparing(EntityPair::after, PLACE))
                .map(this::pair)
                .toList();
        return new EntityMapping(
                pairs,
                alone(
                        mapping.before().entities(),
                        entity -> mapping.ofBefore(entity).map(EntityPair::after)),
                alone(
                        mapping.after().entities(),
                        entity -> mapping.ofAfter(entity).map(EntityPair::before)));
    }

    /** Who has no partner, or one in a body, which is not shown. */
    private List<EntityReference> alone(List<Entity> entities, Partners partners) {
        return entities.stream()
                .filter(entity -> !inBody(entity))
                .filter(entity ->
                        partners.of(entity).filter(partner -> !inBody(partner)).isEmpty())
                .sorted(PLACE)
                .map(this::reference)
                .toList();
    }

    private interface Partners {
        Optional<Entity> of(Entity entity);
    }

    private static boolean inBody(Entity entity) {
        boolean here = entity.nesting() == Nesting.LOCAL || entity.nesting() == Nesting.ANONYMOUS;
        return here || entity.owner().filter(MappedEntities::inBody).isPresent();
    }

    private MappedPair pair(EntityPair pair) {
        double similarity = Math.round(pair.similarity() * DECIMALS) / DECIMALS;
        return new MappedPair(
                reference(pair.before()),
                reference(pair.after()),
                pair.rule(),
                Map.of("similarity", similarity),
                Differences.of(pair, mapping));
    }

    private EntityReference reference(Entity entity) {
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
        boolean callable = entity.kind().group() == EntityKind.Group.CALLABLE;
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
