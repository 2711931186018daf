package dev.refract.cli.history;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.model.Entity;

/** Says where elements are. */
record Whereabouts(LanguageFrontend.Rendering words) {
    Place of(Entity entity) {
        int line = entity.unit().file().tree().lines().line(entity.own().start());
        return new Place(
                words.elementId(entity), words.signature(entity), entity.unit().path(), line);
    }

    Tracked tracked(Entity entity) {
        return new Tracked(entity.unit().path(), words.elementId(entity));
    }

    boolean isAt(Entity entity, Tracked tracked) {
        return entity.unit().path().equals(tracked.file())
                && words.elementId(entity).equals(tracked.element());
    }
}
