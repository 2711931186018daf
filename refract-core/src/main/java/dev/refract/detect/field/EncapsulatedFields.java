package dev.refract.detect.field;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Encapsulate Attribute: fields that stay and got a method that only returns them, or only sets them. */
public final class EncapsulatedFields implements Detector {
    /** The annotation of what is there since a supertype asks for it. */
    private static final String OVERRIDES = "Override";

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        ReplacedUses uses = new ReplacedUses(scene);
        Mapping mapping = scene.mapping();
        Map<Entity, List<Entity>> come = mapping.after().entities().stream()
                .filter(entity -> entity.kind() == EntityKind.METHOD
                        && mapping.ofAfter(entity).isEmpty())
                .collect(Collectors.groupingBy(Entity::type));
        for (EntityPair field : scene.pairs(EntityKind.Group.FIELD)) {
            if (stays(field, mapping)) {
                List<Entity> accessors =
                        added(field, come.getOrDefault(field.after().type(), List.of()));
                if (!accessors.isEmpty()) {
                    detections.add(encapsulated(scene, field, accessors, uses));
                }
            }
        }
        return detections;
    }

    private static boolean stays(EntityPair field, Mapping mapping) {
        return field.before().kind() == EntityKind.FIELD
                && field.after().kind() == EntityKind.FIELD
                && mapping.arePaired(field.before().type(), field.after().type());
    }

    /** The accessors among the methods that are new, each of a sort that there was none of before. */
    private static List<Entity> added(EntityPair field, List<Entity> come) {
        List<Entity> added = accessors(come, field.after());
        if (added.isEmpty()) {
            return added;
        }
        List<Entity> before = accessors(field.before().type().members(), field.before());
        return added.stream()
                .filter(accessor ->
                        before.stream().noneMatch(other -> Accessors.isGetter(other) == Accessors.isGetter(accessor)))
                .toList();
    }

    /** The accessors that are there for the sake of the field. */
    private static List<Entity> accessors(List<Entity> members, Entity field) {
        return Accessors.among(members, field).stream()
                .filter(accessor -> !overrides(accessor))
                .toList();
    }

    private static boolean overrides(Entity method) {
        return Declared.annotations(method.node()).stream()
                .anyMatch(annotation ->
                        Declared.simpleName(Declared.annotationName(annotation)).equals(OVERRIDES));
    }

    private static Detection encapsulated(Scene scene, EntityPair field, List<Entity> accessors, ReplacedUses uses) {
        Draft draft = Draft.of("encapsulate-attribute", scene)
                .evidence(field)
                .value("attribute", scene.words().signature(field.after()))
                .value("class", field.after().typeName())
                .before(field.before(), "original attribute declaration")
                .after(field.after(), "encapsulated attribute declaration");
        for (Entity accessor : accessors) {
            boolean getter = Accessors.isGetter(accessor);
            draft.after(accessor, getter ? "added getter method" : "added setter method")
                    .explainsAfter(accessor, accessor.node());
            uses.of(field.before(), accessor).forEach(use -> use.explain(draft));
        }
        return draft.build();
    }
}
