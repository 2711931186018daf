package dev.refract.bench.rename;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.rename.RenameTrials.Count;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Comparison;
import dev.refract.source.SourceFile;
import dev.refract.source.SourceSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RenameTrialsTest {
    private static final String BEFORE = """
            class Basket {
                private final Prices prices = new Prices();

                long total(Order order) {
                    long sum = 0;
                    for (Line line : order.lines()) {
                        sum += prices.of(line.article()) * line.amount();
                    }
                    return sum;
                }
            }
            """;

    private final JavaFrontend frontend = new JavaFrontend();

    @Test
    void countsWhatIsFoundOfEachSortOfName() {
        assertThat(counts(BEFORE.replace("return sum;", "log(sum);\n        return sum;")))
                .isEqualTo(Map.of(
                        "callable, changed", new Count(1, 1, 1),
                        "field, kept", new Count(1, 1, 1),
                        "type, changed", new Count(1, 1, 1),
                        "variable, in a changed callable", new Count(2, 2, 2)));
    }

    @Test
    void leavesNamesAloneThatTwoThingsHave() {
        String more = BEFORE.replace("return sum;", "log(sum);\n        return sum;")
                .replaceFirst("}\\s*$", "    long total() {\n        return 0;\n    }\n}\n");

        assertThat(counts(more).keySet()).containsExactly("field, kept", "type, changed");
    }

    private Map<String, Count> counts(String after) {
        Comparison comparison = new Comparison(version("1", BEFORE), version("2", after), List.of());
        Refract refract = new Refract(frontend, Options.DEFAULT.withThreads(1));
        return new RenameTrials(frontend, refract, true, 9)
                .run(List.of(new OracleCase("case/basket", "2", Optional.of("1"), comparison)));
    }

    private static SourceSet version(String id, String text) {
        return new SourceSet(List.of(new SourceFile("shop/Basket.java", id, text)), Set.of("shop"));
    }
}
