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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class MatchTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String BEFORE = """
            package p;

            /** Things. */
            class Box {
                static {
                    System.out.println();
                }

                private final int size = 1;

                int size() {
                    return size;
                }

                Runnable gone() {
                    return new Runnable() {
                        public void run() {}
                    };
                }
            }
            """;

    private static final String AFTER = """
            package p;

            /** Things. */
            class Box {
                static {
                    System.out.println();
                }

                private final int size = 1;

                int size() {
                    return size + 1;
                }

                enum Colour {
                    RED
                }
            }
            """;

    @TempDir
    Path folder;

    private GitFolder repository;
    private String first;
    private String second;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        repository.write("p/Same.java", "package p;\n\nclass Same {\n    int i;\n}\n");
        first = repository.write("p/Box.java", BEFORE).commit("first");
        second = repository
                .write("p/Box.java", AFTER)
                .write("p/Same.java", "package p;\n\n\nclass Same {\n    int i;\n}\n")
                .commit("second");
    }

    private CommandRun match(String... arguments) {
        return match(CommandRun.in(repository.path()), arguments);
    }

    private static CommandRun match(CommandRun run, String... arguments) {
        List<String> all = new ArrayList<>(List.of("match", "--format", "jsonl"));
        all.addAll(List.of(arguments));
        return run.run(all.toArray(String[]::new));
    }

    private static List<JsonNode> revisions(CommandRun run) {
        return run.lines().stream().map(JSON::readTree).toList();
    }

    private static List<String> names(JsonNode entities) {
        return entities.valueStream().map(MatchTest::name).toList();
    }

    private static List<String> afterNames(JsonNode revision) {
        return revision.get("pairs")
                .valueStream()
                .map(pair -> name(pair.get("after")))
                .toList();
    }

    private static String name(JsonNode entity) {
        return entity.get("kind").asString() + " " + entity.get("container").asString() + " "
                + entity.get("name").asString() + " " + entity.get("startLine") + "-" + entity.get("endLine");
    }

    @Test
    void everyEntityOutsideOfBodiesIsInAPairOrAlone() {
        CommandRun run = match();
        JsonNode revision = revisions(run).get(0);

        assertThat(afterNames(revision))
                .containsExactly(
                        "Class p.Box Box 4-18",
                        "Initializer p.Box static block 5-7",
                        "Field p.Box size 9-9",
                        "Method p.Box size 11-13",
                        "Class p.Same Same 4-6",
                        "Field p.Same i 5-5");
        assertThat(names(revision.get("removed"))).containsExactly("Method p.Box gone 15-19");
        assertThat(names(revision.get("added")))
                .containsExactly("Enum p.Box.Colour Colour 15-17", "Enum Constant p.Box.Colour RED 16-16");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void lineHasTheFieldsOfItsSchemaInOrder() {
        JsonNode revision = revisions(match()).get(0);

        assertThat(revision.propertyNames())
                .containsExactly(
                        "schema",
                        "tool",
                        "revision",
                        "commit",
                        "parent",
                        "outcome",
                        "skipped",
                        "packages",
                        "pairs",
                        "removed",
                        "added");
        assertThat(revision.get("commit").asString()).isEqualTo(second);
        assertThat(revision.get("parent").asString()).isEqualTo(first);
        JsonNode pair = revision.get("pairs").get(0);
        assertThat(pair.propertyNames()).containsExactly("before", "after", "rule", "evidence");
        assertThat(pair.get("before").propertyNames())
                .containsExactly("kind", "container", "name", "file", "startLine", "endLine");
        assertThat(pair.get("evidence").get("similarity").isNumber()).isTrue();
    }

    @Test
    void changedLeavesOutWhatIsTheSameInTheSamePlace() {
        JsonNode revision = revisions(match("--changed")).get(0);

        assertThat(afterNames(revision)).containsExactly("Class p.Box Box 4-18", "Method p.Box size 11-13");
        assertThat(revision.get("removed")).hasSize(1);
        assertThat(revision.get("added")).hasSize(2);
    }

    @Test
    void textShowsTypesInWhichSomethingDiffers() {
        CommandRun run = CommandRun.in(repository.path()).run("match", "--no-millis");

        assertThat(run.out())
                .startsWith("commit " + second + " (HEAD)\nparent " + first + "\n\nClass p.Box\n")
                .containsPattern("\n {2}changed {2}size\\(\\) +\\S+, line 11\n {2}removed {2}gone\\(\\) +line 15\n")
                .contains("\nAdded types (1)\n  Enum p.Box.Colour with 1 entity\n      p/Box.java:15\n")
                .endsWith("\n6 pairs: 1 different (1 changed), 5 unchanged · 1 removed · 2 added\n")
                .doesNotContain("p.Same");
    }

    @Test
    void membersOfARenamedTypeStayWhereTheyWere() {
        repository.git("mv", "p/Box.java", "p/Case.java");
        repository.write("p/Case.java", AFTER.replace("Box", "Case")).commit("rename");

        CommandRun run = CommandRun.in(repository.path()).run("match");

        assertThat(run.out())
                .contains("\nClass p.Box → p.Case: renamed\n      p/Box.java:4 → p/Case.java:4 (")
                .contains("\n  and 3 unchanged members\n")
                .doesNotContain("moved");
        assertThat(revisions(match("--changed")).get(0).get("pairs")).hasSize(6);
    }

    @Test
    void foldersAreCompared() {
        repository.write("one/Box.java", BEFORE).write("two/Box.java", AFTER);

        CommandRun run = match("--folders", "one", "two");

        assertThat(revisions(run).get(0).get("revision").asString()).isEqualTo("one..two");
        assertThat(revisions(run).get(0).get("commit").isNull()).isTrue();
        assertThat(revisions(run).get(0).get("pairs")).hasSize(4);
        assertThat(match("--folders", "one", "nowhere").exitCode()).isEqualTo(2);
        CommandRun both = match("--folders", "one", "two", "HEAD");
        assertThat(both.err()).contains("give one of REVISION and --folders, not both");
        assertThat(both.exitCode()).isEqualTo(2);
    }

    @Test
    void revisionsAreSelectedAsByDetect() {
        assertThat(revisions(match("--branch", "main"))).hasSize(2);
        assertThat(revisions(match("--squash", first + "..main"))).hasSize(1);
        CommandRun list = match(CommandRun.in(repository.path()).withInput("HEAD\nnothing\n"), "--revisions", "-");
        assertThat(revisions(list))
                .extracting(line -> line.get("outcome").asString())
                .containsExactly("complete", "failed");
        assertThat(list.exitCode()).isEqualTo(3);
        assertThat(match("nothing").exitCode()).isEqualTo(2);
        repository.write("p/New.java", "class New {\n}\n");
        assertThat(names(revisions(match("--working-tree")).get(0).get("added")))
                .containsExactly("Class New New 1-2");
    }

    @Test
    void everyFormatWritesTheSameBytesWithAnyNumberOfThreads() {
        for (String format : List.of("text", "json", "jsonl", "JSON")) {
            String one = written(format, "1");
            assertThat(one).isNotEmpty();
            assertThat(written(format, "4")).isEqualTo(one);
        }
        CommandRun other = CommandRun.in(repository.path()).run("match", "--format", "refactoringminer");
        assertThat(other.err()).contains("is none of text, json, jsonl");
    }

    private String written(String format, String threads) {
        return CommandRun.in(repository.path())
                .run("match", "--branch", "main", "-f", format, "--no-millis", "--threads", threads)
                .out();
    }

    @Test
    void resultsGoToAFileAndASummaryToThePerson() {
        CommandRun run = match("--branch", "main", "--output", "out.jsonl");

        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("refract: 2 revisions, 12 changed entities; 0 partial, 0 failed; written to");
    }

    @Test
    void skippedFilesAndFoundChangesHaveTheirExitCodes() {
        assertThat(match("--exit-code").exitCode()).isEqualTo(1);
        assertThat(match("--max-file-bytes", "10").exitCode()).isEqualTo(3);
        repository
                .write("p/Same.java", "package p;\nclass Same {\n    int i;\n}\n")
                .commit("layout");
        assertThat(match("--exit-code").exitCode()).isZero();
    }
}
