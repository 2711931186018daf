package dev.refract.java;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import dev.refract.frontend.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads Java files of every release that the parser knows: the syntax tree of Eclipse JDT, without bindings, is walked
 * once and dropped. Files that are not quite right at the newest release are tried at older ones, in which words like
 * {@code _} or {@code record}, {@code enum} or {@code assert} were names. Of a file that is hardly Java nothing is read.
 */
public final class JavaFrontend implements LanguageFrontend {
    private static final int PROBLEMS_TOLD = 3;
    /**
     * Errors in a file up to which words that were names once may be the reason. Each use of such a word is one, of which
     * the few files that have any have a handful; templates and other languages have more, and the parser counts to 100.
     */
    private static final int PROBLEMS_OF_WORDS = 50;

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
        ParsedUnit newest = ParsedUnit.parse(fileName, text, JavaParser.NEWEST);
        ParsedUnit unit = newest.problems().isEmpty() ? newest : bestOf(newest, fileName, text);
        return unit.isForeign()
                ? new ParsedFile(unit.leftOut(), leftOut(unit.problems()))
                : new ParsedFile(unit.convert(), shortened(unit.problems()));
    }

    /** The file as of the release at which it has the fewest problems; of equal ones the newest. */
    private static ParsedUnit bestOf(ParsedUnit newest, String fileName, String text) {
        if (FormerNames.mayCause(newest.problems())) {
            return better(newest, ParsedUnit.parseOldest(fileName, text));
        }
        if (newest.problems().size() > PROBLEMS_OF_WORDS) {
            return newest;
        }
        ParsedUnit best = newest;
        for (String older : JavaParser.OLDER) {
            if (!best.problems().isEmpty()) {
                best = better(best, ParsedUnit.parse(fileName, text, older));
            }
        }
        return best;
    }

    private static ParsedUnit better(ParsedUnit newer, ParsedUnit older) {
        return older.problems().size() < newer.problems().size() ? older : newer;
    }

    @Override
    public List<Token> tokens(String text) {
        return new Lexer(text.toCharArray()).tokens();
    }

    @Override
    public Rendering rendering() {
        return rendering;
    }

    private static List<String> leftOut(List<String> problems) {
        boolean all = problems.size() < JavaParser.MOST_PROBLEMS;
        String reason = "left out, as it is hardly Java: " + problems.size() + (all ? " errors" : " errors or more");
        return List.of(reason, problems.get(0));
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
