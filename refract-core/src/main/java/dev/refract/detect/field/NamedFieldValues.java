package dev.refract.detect.field;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.NamedField;
import dev.refract.match.mapping.PlacedExchange;
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
        addBefore(draft, named, "statement with the initializer of the extracted attribute");
        draft.after(named.field(), "extracted attribute declaration")
                .explainsAfter(named.field(), named.field().own());
        addAfter(draft, named, "statement with the name of the extracted attribute");
        for (NamedField.Place place : named.places()) {
            place.assignment().ifPresent(given -> draft.explainsAfter(given.member(), given.statement()));
        }
        return draft.build();
    }

    private static Detection inlined(Scene scene, NamedField named) {
        Draft draft = draft("inline-attribute", scene, named)
                .before(named.field(), "inlined attribute declaration")
                .explainsBefore(named.field(), named.field().own());
        addBefore(draft, named, "statement with the name of the inlined attribute");
        addAfter(draft, named, "statement with the initializer of the inlined attribute");
        for (NamedField.Place place : named.places()) {
            place.assignment().ifPresent(given -> draft.explainsBefore(given.member(), given.statement()));
        }
        return draft.build();
    }

    private static Draft draft(String kind, Scene scene, NamedField named) {
        return Draft.of(kind, scene)
                .rule("named-field")
                .value("attribute", scene.words().signature(named.field()))
                .value("class", named.field().typeName());
    }

    private static void addBefore(Draft draft, NamedField named, String role) {
        for (NamedField.Place place : named.places()) {
            PlacedExchange exchange = place.exchange();
            draft.beforeInStatement(
                    FieldPlaces.before(exchange), exchange.code().before(), role);
        }
    }

    private static void addAfter(Draft draft, NamedField named, String role) {
        for (NamedField.Place place : named.places()) {
            PlacedExchange exchange = place.exchange();
            draft.afterInStatement(FieldPlaces.after(exchange), exchange.code().after(), role);
        }
    }
}
