package dev.refract.planted.clock;

import java.time.Instant;

/** Says when it was. */
public class Dating {
    String now() {
        return Instant.now().toString();
    }
}
