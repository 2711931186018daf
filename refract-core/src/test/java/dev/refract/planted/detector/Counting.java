package dev.refract.planted.detector;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Scene;
import java.util.List;

/** A detector that remembers. */
public class Counting implements Detector {
    private int count;

    @Override
    public List<Detection> detect(Scene scene) {
        count++;
        return count > 1 ? List.of() : List.of();
    }
}
