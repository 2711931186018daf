package dev.refract.java;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;

/** Eclipse JDT set up for reading: no bindings, recovery after errors, doc comments as plain comments. */
public final class JavaParser {
    /** Errors of a file that are counted; there may be more. */
    static final int MOST_PROBLEMS = 100;

    static final String NEWEST = JavaCore.latestSupportedJavaVersion();
    /** The oldest release that the parser knows. */
    static final String OLDEST = JavaCore.VERSION_1_8;

    /** The releases before a word that had been a name became a keyword: {@code record}, {@code _}. */
    static final List<String> OLDER = List.of(JavaCore.VERSION_13, OLDEST);

    private static final Map<String, Map<String, String>> OPTIONS = Stream.concat(Stream.of(NEWEST), OLDER.stream())
            .collect(Collectors.toUnmodifiableMap(release -> release, JavaParser::options));

    private JavaParser() {}

    /** Parses a file at the newest release and answers how many problems it has: what a parse alone costs. */
    public static int problemCount(String fileName, String text) {
        return parse(fileName, text.toCharArray(), NEWEST).getProblems().length;
    }

    static CompilationUnit parse(String fileName, char[] text, String release) {
        ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
        parser.setKind(ASTParser.K_COMPILATION_UNIT);
        parser.setCompilerOptions(OPTIONS.get(release));
        parser.setStatementsRecovery(true);
        parser.setResolveBindings(false);
        parser.setUnitName(fileName);
        parser.setSource(text);
        return (CompilationUnit) parser.createAST(null);
    }

    private static Map<String, String> options(String release) {
        Map<String, String> options = new HashMap<>();
        JavaCore.setComplianceOptions(release, options);
        // The nodes inside doc comments cost a third of the parse, and only the comments' places are asked for.
        options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
        options.put(JavaCore.COMPILER_PB_MAX_PER_UNIT, Integer.toString(MOST_PROBLEMS));
        options.put(
                JavaCore.COMPILER_PB_ENABLE_PREVIEW_FEATURES,
                release.equals(NEWEST) ? JavaCore.ENABLED : JavaCore.DISABLED);
        return Map.copyOf(options);
    }
}
