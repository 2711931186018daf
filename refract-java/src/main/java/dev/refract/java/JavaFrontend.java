package dev.refract.java;

import dev.refract.frontend.LanguageFrontend;

/** Reads Java files of every release that the parser knows. */
public final class JavaFrontend implements LanguageFrontend {
    @Override
    public String language() {
        return "java";
    }

    @Override
    public boolean reads(String path) {
        return path.endsWith(".java");
    }
}
