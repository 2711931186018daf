package dev.refract.java;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.ParsedFile;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.CompilationUnit;

/**
 * Reads Java files of every release that the parser knows: the syntax tree of Eclipse JDT, without bindings, is walked
 * once and dropped. Files that are not right at the newest release are tried at an older one, in which words like
 * {@code _} were names.
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
        CompilationUnit unit = JavaParser.parse(fileName, text, JavaParser.NEWEST);
        List<String> problems = problems(unit);
        if (!problems.isEmpty()) {
            CompilationUnit older = JavaParser.parse(fileName, text, JavaParser.OLDEST);
            List<String> olderProblems = problems(older);
            if (olderProblems.size() < problems.size()) {
                unit = older;
                problems = olderProblems;
            }
        }
        return new ParsedFile(TreeConverter.convert(unit, text), shortened(problems));
    }

    @Override
    public Rendering rendering() {
        return rendering;
    }

    private static List<String> problems(CompilationUnit unit) {
        List<String> problems = new ArrayList<>();
        for (IProblem problem : unit.getProblems()) {
            if (problem.isError()) {
                problems.add("line " + problem.getSourceLineNumber() + ": " + problem.getMessage());
            }
        }
        return problems;
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
