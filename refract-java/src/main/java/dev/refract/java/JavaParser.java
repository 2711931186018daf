package dev.refract.java;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;

/** Eclipse JDT set up for reading: no bindings, recovery after errors, doc comments as plain comments. */
public final class JavaParser {
    static final String NEWEST = JavaCore.latestSupportedJavaVersion();
    static final String OLDEST = JavaCore.VERSION_1_8;
    private static final Map<String, String> NEWEST_OPTIONS = options(NEWEST);
    private static final Map<String, String> OLDEST_OPTIONS = options(OLDEST);

    private JavaParser() {}

    /** Parses a file at the newest release and answers how many problems it has: what a parse alone costs. */
    public static int problemCount(String fileName, String text) {
        return parse(fileName, text, NEWEST).getProblems().length;
    }

    static CompilationUnit parse(String fileName, String text, String release) {
        ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
        parser.setKind(ASTParser.K_COMPILATION_UNIT);
        parser.setCompilerOptions(release.equals(NEWEST) ? NEWEST_OPTIONS : OLDEST_OPTIONS);
        parser.setStatementsRecovery(true);
        parser.setResolveBindings(false);
        parser.setUnitName(fileName);
        parser.setSource(text.toCharArray());
        return (CompilationUnit) parser.createAST(null);
    }

    private static Map<String, String> options(String release) {
        Map<String, String> options = new HashMap<>();
        JavaCore.setComplianceOptions(release, options);
        // The nodes inside doc comments cost a third of the parse, and only the comments' places are asked for.
        options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
        options.put(
                JavaCore.COMPILER_PB_ENABLE_PREVIEW_FEATURES,
                release.equals(NEWEST) ? JavaCore.ENABLED : JavaCore.DISABLED);
        return Map.copyOf(options);
    }
}
