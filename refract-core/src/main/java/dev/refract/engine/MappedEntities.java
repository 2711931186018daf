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
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

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
        List<MappedPair> pairs = mapping.allPairs().stream()
                .filter(pair -> !pair.before().isInBody() && !pair.after().isInBody())
                .sorted(Comparator.comparing(EntityPair::after, PLACE))
                .map(this::pair)
                .toList();
        return new EntityMapping(
                pairs,
                alone(mapping.before().entities(), EntityPair::before),
                alone(mapping.after().entities(), EntityPair::after));
    }

    /** Who has no partner, or one in a body, which is not shown. */
    private List<EntityReference> alone(List<Entity> entities, Function<EntityPair, Entity> side) {
        Set<Entity> shown = mapping.allPairs().stream()
                .filter(pair -> !pair.before().isInBody() && !pair.after().isInBody())
                .map(side)
                .collect(Collectors.toSet());
        return entities.stream()
                .filter(entity -> !entity.isInBody() && !shown.contains(entity))
                .sorted(PLACE)
                .map(this::reference)
                .toList();
    }

    private MappedPair pair(EntityPair pair) {
        Map<String, Double> evidence = new TreeMap<>();
        pair.evidence().forEach((name, value) -> evidence.put(name, rounded(value)));
        evidence.put("similarity", rounded(pair.similarity()));
        return new MappedPair(
                reference(pair.before()),
                reference(pair.after()),
                pair.rule(),
                evidence,
                Differences.of(pair, mapping));
    }

    private static double rounded(double value) {
        return Math.round(value * DECIMALS) / DECIMALS;
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
