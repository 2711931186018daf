package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DumpBodiesTest {
    private static final String BEFORE = """
            package p;

            class Gate {
                private int opened;

                String open(String key) {
                    if (key == null) {
                        return "denied";
                    }
                    opened++;
                    String text = "open " + key;
                    System.out.println(text + " for " + opened);
                    return text;
                }
            }
            """;

    private static final String AFTER = """
            package p;

            class Gate {
                private int opened;

                String open(String key) {
                    if (key != null) {
                        opened++;
                        String answer = "open " + key;
                        System.out.println(answer + " of " + opened);
                        return answer;
                    }
                    return "denied";
                }
            }
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void makeFolders() throws IOException {
        write("before", BEFORE);
        write("after", AFTER);
    }

    private void write(String version, String text) throws IOException {
        Path file = folder.resolve(version).resolve("p/Gate.java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private CommandRun dump(String... more) {
        List<String> arguments = new ArrayList<>(List.of("dump", "bodies", "--folders", "before", "after"));
        arguments.addAll(List.of(more));
        return CommandRun.in(folder).run(arguments.toArray(String[]::new));
    }

    @Test
    void linksNameTheirRuleAndTheirReplacements() {
        CommandRun run = dump();

        assertThat(run.exitCode()).isZero();
        assertThat(run.lines())
                .containsSubsequence(
                        "p.Gate#open(String)",
                        "  p/Gate.java:6 → p/Gate.java:6",
                        "  12 → 10  similar",
                        "    - System.out.println(text + \" for \" + opened);",
                        "    + System.out.println(answer + \" of \" + opened);",
                        "      \" for \" → \" of \"");
    }

    @Test
    void formsAndVariablesAreShown() {
        assertThat(dump().lines())
                .containsSubsequence("  7 → 7  opposite-condition", "    - if(key == null)", "    + if(key != null)")
                .containsSubsequence("  11 → 9  variables", "    - text : String", "    + answer : String");
    }

    @Test
    void equalStatementsAreListedWithDetails() {
        assertThat(dump().lines()).noneMatch(line -> line.contains("opened++"));
        assertThat(dump("--details").lines()).contains("    - opened++;", "    + opened++;");
    }

    @Test
    void theExitCodeTellsWhetherABodyChanged() throws IOException {
        assertThat(dump("--exit-code").exitCode()).isEqualTo(1);

        write("after", BEFORE);

        assertThat(dump("--exit-code").exitCode()).isZero();
    }

    @Test
    void aStepHasToBeNamed() {
        CommandRun run = CommandRun.in(folder).run("dump");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("subcommand");
    }
}
