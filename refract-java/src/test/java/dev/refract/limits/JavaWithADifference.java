package dev.refract.limits;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import dev.refract.frontend.Token;
import dev.refract.java.JavaFrontend;
import java.util.List;

/** Java, for front ends that do one thing otherwise. */
abstract class JavaWithADifference implements LanguageFrontend {
    private final LanguageFrontend java = new JavaFrontend();

    @Override
    public String language() {
        return java.language();
    }

    @Override
    public boolean reads(String path) {
        return java.reads(path);
    }

    @Override
    public ParsedFile parse(String path, String text) {
        return java.parse(path, text);
    }

    @Override
    public List<Token> tokens(String text) {
        return java.tokens(text);
    }

    @Override
    public Rendering rendering() {
        return java.rendering();
    }
}
