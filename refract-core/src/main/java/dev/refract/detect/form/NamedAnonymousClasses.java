package dev.refract.detect.form;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import java.util.List;

/** Replace Anonymous With Class. */
public final class NamedAnonymousClasses implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().named().stream()
                .map(pair -> detection(pair, scene))
                .toList();
    }

    private static Detection detection(EntityPair pair, Scene scene) {
        return Draft.of("replace-anonymous-with-class", scene)
                .evidence(pair)
                .value("before", pair.before().qualifiedName())
                .value("after", pair.after().qualifiedName())
                .before(pair.before(), "anonymous class declaration")
                .explainsBefore(pair.before(), pair.before().node())
                .after(pair.after(), "added class declaration")
                .explainsAfter(pair.after(), pair.after().node())
                .build();
    }
}
