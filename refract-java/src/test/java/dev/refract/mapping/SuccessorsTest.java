package dev.refract.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.Mapping;
import dev.refract.source.Admission;
import dev.refract.source.Limits;
import dev.refract.source.Texts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Methods that stay for those who call them, beside what has their code. */
class SuccessorsTest {
    private static final JavaFrontend JAVA = new JavaFrontend();
    private static final Refract REFRACT = new Refract(JAVA, Options.DEFAULT);
    private static final String BODY = """
            {
                    Action action = mapping.find(path);
                    log.info("performs " + action);
                    return action.run(path);
                }
            """;
    private static final String BEFORE = "class Controller {\n    Result perform(String path) " + BODY + "}\n";

    private static List<String> successors(String after) {
        Mapping mapping = REFRACT.match(Texts.compare(
                        Map.of("web/Controller.java", BEFORE),
                        Map.of("web/Controller.java", after),
                        new Admission(JAVA::reads, Limits.DEFAULT)))
                .mapping();
        return mapping.derivations().stream()
                .filter(derivation -> derivation.kind() == Derivation.Kind.SUCCESSOR)
                .map(Derivation::pair)
                .map(pair -> pair.before().name() + " => " + pair.after().name())
                .toList();
    }

    @Test
    void whatADeprecatedMethodCallsHasItsCode() {
        assertThat(successors("class Controller {\n    Result execute(String path) " + BODY + """
                    @Deprecated
                    Result perform(String path) {
                        return execute(path);
                    }
                }
                """))
                .containsExactly("perform => execute");
    }

    @Test
    void whatIsCalledHasOtherCode() {
        assertThat(successors("""
                class Controller {
                    Result execute(String path) {
                        throw new UnsupportedOperationException(path);
                    }
                    @Deprecated
                    Result perform(String path) {
                        return execute(path);
                    }
                }
                """)).isEmpty();
    }

    @Test
    void aMethodThatDoesMoreThanCallIsNotReplaced() {
        assertThat(successors("class Controller {\n    Result execute(String path) " + BODY + """
                    Result perform(String path) {
                        log.info("begins");
                        return execute(path);
                    }
                }
                """))
                .isEmpty();
    }
}
