package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.TypeResolution;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells which renamed type is the reason that code names another type than before. */
public final class Causes {
    private final Map<String, List<EntityPair>> renamed;
    private final Mapping mapping;

    private Causes(Mapping mapping, Map<String, List<EntityPair>> renamed) {
        this.mapping = mapping;
        this.renamed = renamed;
    }

    /** The causes that a mapping knows: its types with another name or another owner than before. */
    public static Causes of(Mapping mapping) {
        Map<String, List<EntityPair>> renamed = new HashMap<>();
        for (EntityPair pair : mapping.pairs()) {
            if (pair.before().isType()
                    && !pair.before().qualifiedName().equals(pair.after().qualifiedName())) {
                renamed.computeIfAbsent(pair.before().name(), unused -> new java.util.ArrayList<>())
                        .add(pair);
            }
        }
        return new Causes(mapping, renamed);
    }

    /** Whether any type was renamed or moved. */
    public boolean isEmpty() {
        return renamed.isEmpty();
    }

    /**
     * The renamed type that alone explains why one type node became the other: all that differs are its names.
     *
     * @param before the type before, and the entity in which it stands
     * @param after the type after, and the entity in which it stands
     */
    public Optional<EntityPair> ofTypeChange(Node before, Entity beforePlace, Node after, Entity afterPlace) {
        if (renamed.isEmpty()) {
            return Optional.empty();
        }
        EntityPair[] cause = new EntityPair[1];
        boolean explained = explained(before, beforePlace, after, afterPlace, cause);
        return explained ? Optional.ofNullable(cause[0]) : Optional.empty();
    }

    private boolean explained(Node before, Entity beforePlace, Node after, Entity afterPlace, EntityPair[] cause) {
        if (before.sameCode(after)) {
            return true;
        }
        if (before.is(NodeKind.TYPE_NAME) && after.is(NodeKind.TYPE_NAME)) {
            Optional<EntityPair> pair = ofName(before.label(), beforePlace, after.label(), afterPlace);
            pair.ifPresent(found -> cause[0] = found);
            return pair.isPresent();
        }
        List<Node> beforeChildren = before.children();
        List<Node> afterChildren = after.children();
        boolean alike = before.kind() == after.kind()
                && before.label().equals(after.label())
                && beforeChildren.size() == afterChildren.size()
                && !beforeChildren.isEmpty();
        for (int i = 0; alike && i < beforeChildren.size(); i++) {
            alike = explained(beforeChildren.get(i), beforePlace, afterChildren.get(i), afterPlace, cause);
        }
        return alike;
    }

    /** The renamed type that one name meant before, and the other means after. */
    public Optional<EntityPair> ofName(String before, Entity beforePlace, String after, Entity afterPlace) {
        List<EntityPair> candidates = renamed.getOrDefault(Declared.simpleName(before), List.of()).stream()
                .filter(pair -> pair.after().name().equals(Declared.simpleName(after)))
                .toList();
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        TypeResolution resolution = mapping.before().resolution();
        Optional<Entity> meant = resolution.resolve(before, beforePlace);
        return candidates.stream()
                .filter(pair -> meant.isEmpty() ? candidates.size() == 1 : pair.before() == meant.get())
                .filter(pair -> mapping.after()
                        .resolution()
                        .resolve(after, afterPlace)
                        .map(type -> type == pair.after())
                        .orElse(true))
                .findFirst()
                .map(this::origin);
    }

    /** The pair whose new name or place is all that is new about a type: its owner's, where it went with its owner. */
    public EntityPair origin(EntityPair type) {
        EntityPair origin = type;
        Optional<EntityPair> owner = ownerOfBoth(origin);
        while (origin.sameName() && owner.isPresent()) {
            origin = owner.get();
            owner = ownerOfBoth(origin);
        }
        return origin;
    }

    private Optional<EntityPair> ownerOfBoth(EntityPair pair) {
        return pair.before()
                .owner()
                .flatMap(mapping::ofBefore)
                .filter(owner -> pair.after()
                        .owner()
                        .filter(after -> after == owner.after())
                        .isPresent());
    }
}
