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

/** Encapsulate Attribute: fields that stay and got a method that only returns them, or only sets them. */
public final class EncapsulatedFields implements Detector {
    /** The annotation of what is there since a supertype asks for it. */
    private static final String OVERRIDES = "Override";

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        ReplacedUses uses = new ReplacedUses(scene);
        for (EntityPair field : scene.pairs(EntityKind.Group.FIELD)) {
            if (stays(field, scene.mapping())) {
                List<Entity> accessors = added(field, scene.mapping());
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

    /** The accessors that are new, each of a sort that there was none of before. */
    private static List<Entity> added(EntityPair field, Mapping mapping) {
        List<Entity> before = accessors(field.before());
        return accessors(field.after()).stream()
                .filter(accessor -> mapping.ofAfter(accessor).isEmpty())
                .filter(accessor ->
                        before.stream().noneMatch(other -> Accessors.isGetter(other) == Accessors.isGetter(accessor)))
                .toList();
    }

    /** The accessors that are there for the sake of the field. */
    private static List<Entity> accessors(Entity field) {
        return Accessors.of(field).stream()
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
