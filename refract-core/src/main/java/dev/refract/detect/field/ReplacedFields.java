package dev.refract.detect.field;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.PlacedExchange;
import dev.refract.match.mapping.ReplacedField;
import java.util.List;

/** Replace Attribute: fields that are gone, with another that was there and does their work. */
public final class ReplacedFields implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().bodies().replaced().stream()
                .map(field -> replaced(scene, field))
                .toList();
    }

    private static Detection replaced(Scene scene, ReplacedField field) {
        Draft draft = Draft.of("replace-attribute", scene)
                .rule("replaced-field")
                .detail("places", Integer.toString(field.places().size()))
                .value("before", scene.words().signature(field.before()))
                .value("beforeClass", field.before().typeName())
                .value("after", scene.words().signature(field.after()))
                .value("afterClass", field.after().typeName())
                .before(field.before(), "original attribute declaration")
                .after(field.after(), "replaced attribute declaration")
                .explainsBefore(field.before(), field.before().own());
        for (PlacedExchange place : field.places()) {
            draft.explainsBefore(FieldPlaces.before(place), place.code().before())
                    .explainsAfter(FieldPlaces.after(place), place.code().after());
        }
        return draft.build();
    }
}
