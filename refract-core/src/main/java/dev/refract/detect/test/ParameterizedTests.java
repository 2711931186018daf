package dev.refract.detect.test;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.TestWords;
import java.util.List;

/** Parameterize Test: what a test wrote out is a value of the parameter of a parameterized test. */
public final class ParameterizedTests implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().parameterized().stream()
                .filter(pair -> TestWords.isTest(pair.before()) && !TestWords.isParameterized(pair.before()))
                .filter(pair -> TestWords.isParameterized(pair.after()))
                .map(pair -> detection(pair, scene))
                .toList();
    }

    private static Detection detection(EntityPair pair, Scene scene) {
        return Draft.of("parameterize-test", scene)
                .evidence(pair)
                .value("before", scene.words().signature(pair.before()))
                .value("after", scene.words().signature(pair.after()))
                .value("class", pair.after().typeName())
                .before(pair.before(), "original method declaration")
                .explainsBefore(pair.before(), pair.before().node())
                .after(pair.after(), "parameterized test method declaration")
                .explainsAfter(pair.after(), pair.after().node())
                .build();
    }
}
