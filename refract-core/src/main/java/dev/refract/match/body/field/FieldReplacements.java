package dev.refract.match.body.field;

import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.PlacedExchange;
import dev.refract.match.mapping.ReplacedField;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds fields that are gone, and for which one that stays stands wherever they were named (RefactoringMiner 2.0,
 * section 4.3, Replace Field).
 */
public final class FieldReplacements {
    private final Mapping mapping;
    private final FieldNames before;
    private final FieldNames after;
    /** The names of the fields that are gone. */
    private final Set<String> gone;

    private final Map<Entity, List<PlacedExchange>> places = new LinkedHashMap<>();
    private final Map<Entity, Set<Optional<Entity>>> successors = new LinkedHashMap<>();

    /** Nothing read yet. */
    public FieldReplacements(Mapping mapping, FieldNames before, FieldNames after) {
        this.mapping = mapping;
        this.before = before;
        this.after = after;
        this.gone = mapping.removed().stream()
                .filter(entity -> entity.kind() == EntityKind.FIELD)
                .map(Entity::name)
                .collect(Collectors.toSet());
    }

    /** Looks at two bodies. */
    public void add(EntityPair members, BodyMapping body) {
        if (gone.isEmpty()) {
            return;
        }
        for (StatementLink link : body.links()) {
            Replacement.exchanges(link.replacements())
                    .filter(exchange -> gone.contains(FieldNames.word(Parts.strip(exchange.before()))))
                    .forEach(exchange -> read(members, exchange));
        }
    }

    private void read(EntityPair members, NodePair exchange) {
        before.field(exchange.before(), members.before())
                .filter(field -> mapping.ofBefore(field).isEmpty())
                .ifPresent(field -> {
                    successors
                            .computeIfAbsent(field, unused -> new HashSet<>())
                            .add(after.field(exchange.after(), members.after()));
                    places.computeIfAbsent(field, unused -> new ArrayList<>())
                            .add(new PlacedExchange(members, exchange));
                });
    }

    /** The fields with the one that stands for them at all places. */
    public List<ReplacedField> found() {
        List<ReplacedField> found = new ArrayList<>();
        successors.forEach((field, others) -> {
            if (others.size() == 1) {
                others.iterator()
                        .next()
                        .filter(other -> fits(field, other))
                        .ifPresent(other -> found.add(new ReplacedField(field, other, places.get(field))));
            }
        });
        return found;
    }

    /** Whether the other was there before, and holds the same sort of thing. */
    private boolean fits(Entity field, Entity other) {
        return mapping.ofAfter(other).filter(EntityPair::sameName).isPresent()
                && Declared.typeName(field).equals(Declared.typeName(other));
    }
}
