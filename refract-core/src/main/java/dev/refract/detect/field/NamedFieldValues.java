package dev.refract.detect.field;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Local;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.NamedField;
import dev.refract.model.Entity;
import java.util.List;

/** Extract Attribute and Inline Attribute: values that got the name of a field, or lost it. */
public final class NamedFieldValues implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().bodies().named().stream()
                .map(field -> field.isNew() ? extracted(scene, field) : inlined(scene, field))
                .toList();
    }

    private static Detection extracted(Scene scene, NamedField named) {
        Draft draft = draft("extract-attribute", scene, named);
        named.places()
                .forEach(place -> draft.beforeCode(
                        before(place),
                        place.exchange().before(),
                        "statement with the initializer of the extracted attribute"));
        draft.after(named.field(), "extracted attribute declaration")
                .explainsAfter(named.field(), named.field().own());
        named.places()
                .forEach(place -> draft.afterCode(
                        after(place), place.exchange().after(), "statement with the name of the extracted attribute"));
        for (NamedField.Place place : named.places()) {
            place.assignment().ifPresent(statement -> draft.explainsAfter(after(place), statement));
        }
        return draft.build();
    }

    private static Detection inlined(Scene scene, NamedField named) {
        Draft draft = draft("inline-attribute", scene, named)
                .before(named.field(), "inlined attribute declaration")
                .explainsBefore(named.field(), named.field().own());
        named.places()
                .forEach(place -> draft.beforeCode(
                        before(place), place.exchange().before(), "statement with the name of the inlined attribute"));
        named.places()
                .forEach(place -> draft.afterCode(
                        after(place),
                        place.exchange().after(),
                        "statement with the initializer of the inlined attribute"));
        for (NamedField.Place place : named.places()) {
            place.assignment().ifPresent(statement -> draft.explainsBefore(before(place), statement));
        }
        return draft.build();
    }

    private static Draft draft(String kind, Scene scene, NamedField named) {
        return Draft.of(kind, scene)
                .rule("named-field")
                .value("attribute", scene.words().signature(named.field()))
                .value("class", named.field().typeName());
    }

    private static Entity before(NamedField.Place place) {
        return Local.in(place.callables().before(), place.exchange().before()).member();
    }

    private static Entity after(NamedField.Place place) {
        return Local.in(place.callables().after(), place.exchange().after()).member();
    }
}
