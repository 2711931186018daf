package dev.refract.finding;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogPageTest {
    private static final Pattern HEADING = Pattern.compile("^#+ .*", Pattern.MULTILINE);
    private static final Pattern BLOCK = Pattern.compile("^```(.*)\n((?s:.*?))^```$", Pattern.MULTILINE);
    private static final Pattern FILE = Pattern.compile("^// \\S+\\.java\n", Pattern.MULTILINE);
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    static List<Kind> kinds() {
        return Catalog.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void startsWithADefinitionOfOneSentence(Kind kind) {
        String definition = Catalog.page(kind).split("\n\n", 2)[0];

        assertThat(definition).matches("(?s)[A-Z].*\\.").doesNotContainPattern("\\.\\s+[A-Z]");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void hasItsSectionsInOrder(Kind kind) {
        String prose = BLOCK.matcher(Catalog.page(kind)).replaceAll("");

        assertThat(HEADING.matcher(prose).results().map(MatchResult::group))
                .containsExactly("## Example", "## What it is not", "## How it is detected");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void namesNearMisses(Kind kind) {
        assertThat(section(kind, "What it is not").lines().filter(line -> line.startsWith("- ")))
                .hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void saysHowItIsDetected(Kind kind) {
        assertThat(section(kind, "How it is detected")).hasSizeGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void hasAnExampleInJava(Kind kind) throws IOException {
        List<MatchResult> blocks = BLOCK.matcher(Catalog.page(kind)).results().toList();

        assertThat(blocks).extracting(block -> block.group(1)).containsExactly("java before", "java after");
        assertThat(blocks.get(0).group(2)).isNotEqualTo(blocks.get(1).group(2));
        for (MatchResult block : blocks) {
            for (String file : FILE.split(block.group(2))) {
                assertThat(syntaxErrors(file)).isEmpty();
            }
        }
    }

    private static String section(Kind kind, String heading) {
        String page = Catalog.page(kind);
        int start = page.indexOf("## " + heading);
        int end = page.indexOf("\n## ", start);
        return page.substring(page.indexOf('\n', start), end < 0 ? page.length() : end);
    }

    private static List<String> syntaxErrors(String source) throws IOException {
        DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        ((JavacTask) COMPILER.getTask(null, null, errors, null, null, List.of(file))).parse();
        return errors.getDiagnostics().stream().map(Object::toString).toList();
    }
}
