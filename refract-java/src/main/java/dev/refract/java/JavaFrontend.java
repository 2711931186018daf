package dev.refract.java;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import dev.refract.frontend.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads Java files of every release that the parser knows: the syntax tree of Eclipse JDT, without bindings, is walked
 * once and dropped. Files that are not right at the newest release are tried at older ones, in which words like {@code _}
 * or {@code record} were names.
 */
public final class JavaFrontend implements LanguageFrontend {
    private static final int PROBLEMS_TOLD = 3;
    private final JavaRendering rendering = new JavaRendering();

    @Override
    public String language() {
        return "java";
    }

    @Override
    public boolean reads(String path) {
        return path.endsWith(".java");
    }

    @Override
    public ParsedFile parse(String path, String text) {
        String fileName = path.substring(path.lastIndexOf('/') + 1);
        ParsedUnit unit = ParsedUnit.parse(fileName, text, JavaParser.NEWEST);
        for (String older : JavaParser.OLDER) {
            if (unit.problems().isEmpty()) {
                break;
            }
            ParsedUnit again = ParsedUnit.parse(fileName, text, older);
            unit = again.problems().size() < unit.problems().size() ? again : unit;
        }
        return new ParsedFile(unit.convert(), shortened(unit.problems()));
    }

    @Override
    public List<Token> tokens(String text) {
        return new Lexer(text.toCharArray()).tokens();
    }

    @Override
    public Rendering rendering() {
        return rendering;
    }

    private static List<String> shortened(List<String> problems) {
        if (problems.size() <= PROBLEMS_TOLD) {
            return problems;
        }
        List<String> told = new ArrayList<>(problems.subList(0, PROBLEMS_TOLD));
        told.add("and " + (problems.size() - PROBLEMS_TOLD) + " more");
        return told;
    }
}
