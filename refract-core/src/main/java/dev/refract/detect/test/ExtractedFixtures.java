package dev.refract.detect.test;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.MovedCode;
import dev.refract.model.Entity;
import dev.refract.model.TestWords;
import java.util.List;

/** Extract Fixture: statements of a test went to a new method that the framework calls before or after tests. */
public final class ExtractedFixtures implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().bodies().moved().stream()
                .filter(code -> TestWords.isTest(code.callables().before()))
                .filter(code -> !TestWords.isFixture(code.callables().before()))
                .filter(code -> TestWords.isFixture(code.callables().after()))
                .filter(code ->
                        scene.mapping().ofAfter(code.callables().after()).isEmpty())
                .map(code -> detection(code, scene))
                .toList();
    }

    private static Detection detection(MovedCode code, Scene scene) {
        Entity test = code.callables().before();
        Entity fixture = code.callables().after();
        return Draft.of("extract-fixture", scene)
                .value("after", scene.words().signature(fixture))
                .value("before", scene.words().signature(test))
                .value("class", fixture.typeName())
                .moved(code)
                .build();
    }
}
