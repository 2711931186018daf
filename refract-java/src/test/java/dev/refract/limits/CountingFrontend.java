package dev.refract.limits;

import dev.refract.frontend.ParsedFile;
import java.util.concurrent.atomic.AtomicInteger;

/** Java, and how often a file was parsed. */
final class CountingFrontend extends JavaWithADifference {
    private final AtomicInteger parsed = new AtomicInteger();

    int parsed() {
        return parsed.get();
    }

    @Override
    public ParsedFile parse(String path, String text) {
        parsed.incrementAndGet();
        return super.parse(path, text);
    }
}
