package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.store.read.ExportQuery;
import dev.refract.store.read.NamedQuery;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AskTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    static Path folder;

    private static String commit;

    @BeforeAll
    static void mine() throws IOException {
        commit = repository("shop").git("rev-parse", "HEAD");
        repository("till");
        assertThat(CommandRun.in(folder)
                        .run("mine", "shop", "--into", "one.duckdb")
                        .exitCode())
                .isZero();
        assertThat(CommandRun.in(folder)
                        .run("mine", "shop", "till", "--into", "two.duckdb")
                        .exitCode())
                .isZero();
    }

    private static GitFolder repository(String name) throws IOException {
        GitFolder repository = GitFolder.init(Files.createDirectory(folder.resolve(name)));
        repository
                .write("p/A.java", "package p;\nclass A {\n  int size() { return 1; }\n}\n")
                .commit("first");
        repository
                .write("p/A.java", "package p;\nclass A {\n  int count() { return 1; }\n}\n")
                .commit("rename, \"it\"");
        return repository;
    }

    private static CommandRun run(String... arguments) {
        return CommandRun.in(folder).run(arguments);
    }

    private static void assertRefused(CommandRun run, String message) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().toList()).hasSize(1).first().asString().contains(message);
    }

    @Test
    void aQuestionWithANameIsAnsweredInColumns() {
        CommandRun run = run("query", "one.duckdb", "refactorings-by-kind");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.lines())
                .containsExactly(
                        "kind           type           refactorings  commits  equal  clone  noclone  none  consequences",
                        "-------------  -------------  ------------  -------  -----  -----  -------  ----  ------------",
                        "rename-method  Rename Method             1        1      1      0        0     0             0");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void sqlIsAnsweredInEveryFormat() {
        String sql = "SELECT number, message, parents[1] IS NULL AS root, [1, 2] AS list, {'a': 'x'} AS map FROM commit"
                + " ORDER BY number";

        assertThat(run("query", "one.duckdb", sql, "-f", "csv").lines())
                .element(0)
                .isEqualTo("number,message,root,list,map");
        assertThat(run("query", "one.duckdb", sql, "-f", "csv").out())
                .contains("2,\"rename, \"\"it\"\"\n\",false,\"[1,2]\",\"{\"\"a\"\":\"\"x\"\"}\"\n");
        JsonNode document =
                JSON.readTree(run("query", "one.duckdb", sql, "-f", "json").out());
        assertThat(document.get(1).get("message").asString()).isEqualTo("rename, \"it\"\n");
        assertThat(document.get(0).get("root").asBoolean()).isTrue();
        assertThat(document.get(0).get("list").get(1).asInt()).isEqualTo(2);
        List<String> lines = run("query", "one.duckdb", sql, "-f", "jsonl").lines();
        assertThat(lines).hasSize(2);
        assertThat(JSON.readTree(lines.get(1)).get("map").get("a").asString()).isEqualTo("x");
        assertThat(JSON.readTree(run("query", "one.duckdb", "SELECT 1 WHERE false", "-f", "json")
                        .out()))
                .isEmpty();
        assertThat(CommandRun.in(folder)
                        .withInput(sql)
                        .run("query", "one.duckdb", "-")
                        .out())
                .contains("rename, \"it\"");
    }

    @Test
    void columnsOfOneNameAreAllThere() {
        JsonNode row = JSON.readTree(run("query", "one.duckdb", "SELECT 1 AS id, 2 AS id", "-f", "jsonl")
                .out());

        assertThat(row.get("id").asInt()).isEqualTo(1);
        assertThat(row.get("id_1").asInt()).isEqualTo(2);
    }

    @Test
    void questionsAreExplained() {
        String explained = run("query", "one.duckdb").out();
        String help = run("query", "--help").out();

        for (NamedQuery query : NamedQuery.all()) {
            assertThat(explained).contains(query.name() + "\n    " + query.documentation());
            assertThat(help).contains("  " + query.name() + " ");
        }
        assertThat(run("query", "one.duckdb", "runs", "--sql").out()).contains("FROM run");
    }

    @Test
    void whatCannotBeAskedIsToldInOneLine() {
        assertRefused(
                run("query", "one.duckdb", "by-autor"), "there is no question 'by-autor'; did you mean 'by-author'?");
        assertRefused(run("query", "one.duckdb", "nothing"), "`refract query --help` lists them");
        assertRefused(run("query", "none.duckdb", "runs"), "`refract mine REPO --into ");
        assertRefused(run("query", "one.duckdb", "DROP TABLE run"), "read-only");
        assertThat(run("query", "one.duckdb", "DROP TABLE run").err()).doesNotContain("--output");
        assertRefused(run("query", "one.duckdb", "COPY run TO 'run.csv'"), "name a file for the answer with --output");
        assertThat(folder.resolve("run.csv")).doesNotExist();
        assertRefused(run("query", "one.duckdb", "SELECT 1; SELECT 2"), "there are several statements");
        assertRefused(run("query", "one.duckdb", "SELECT FROM WHERE"), "syntax error");
        assertRefused(run("query", "one.duckdb", "SELECT mood FROM commit"), "cannot answer the query from");
    }

    @Test
    void readerThatHasEnoughIsNoFailure() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("Broken pipe");
            }
        };

        CommandRun run = CommandRun.in(folder).withOutput(closed).run("query", "one.duckdb", "runs");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void refactoringsAreExported() {
        List<String> csv = run("export", "one.duckdb", "-f", "csv").lines();
        assertThat(csv).hasSize(2);
        assertThat(csv.get(0))
                .startsWith("repository,commit,author_name")
                .endsWith("after_element,after_file,after_line");
        assertThat(csv.get(1)).contains(",rename-method,").endsWith("p.A#size(),p/A.java,3,p.A#count(),p/A.java,3");

        List<String> lines = run("export", "one.duckdb", "-f", "jsonl").lines();
        JsonNode refactoring = JSON.readTree(lines.get(0));
        assertThat(refactoring.get("likelihood").asString()).isEqualTo("equal");
        assertThat(refactoring.get("before").get(0).get("element").asString()).isEqualTo("p.A#size()");
        assertThat(refactoring.get("after").get(0).get("startColumn").asInt()).isEqualTo(3);
        assertThat(lines).hasSize(1);
    }

    @Test
    void parquetIsReadBack() {
        assertThat(run("export", "two.duckdb", "-f", "parquet", "-o", "two.parquet", "--at-least", "clone")
                        .exitCode())
                .isZero();

        String file = folder.resolve("two.parquet").toString();
        assertThat(run(
                                "query",
                                "one.duckdb",
                                "SELECT count(*), max(before[1].element) FROM '" + file + "'",
                                "-f",
                                "csv")
                        .lines())
                .element(1)
                .isEqualTo("2,p.A#size()");
        assertRefused(run("export", "one.duckdb", "-f", "parquet"), "give a file with --output");
    }

    @Test
    void refactoringMinersDocumentIsThatOfDetect() {
        CommandRun detected =
                CommandRun.in(folder).run("detect", "--repo", "shop", "--branch", "main", "-f", "refactoringminer");

        assertThat(JSON.readTree(
                        run("export", "one.duckdb", "-f", "refactoringminer").out()))
                .isEqualTo(JSON.readTree(detected.out()));
        assertRefused(
                run("export", "two.duckdb", "-f", "refactoringminer"), "there are 2 repositories in the database");
        assertThat(run("export", "two.duckdb", "-f", "refactoringminer", "--repository", "nowhere")
                        .err())
                .contains("there is no repository 'nowhere'");
    }

    @Test
    void tablesAreExportedAsTheyAre() {
        for (String table : ExportQuery.TABLES) {
            assertThat(run("export", "one.duckdb", "-f", "csv", "--table", table)
                            .exitCode())
                    .as(table)
                    .isZero();
        }
        assertThat(run("export", "one.duckdb", "-f", "csv", "--table", "commit").out())
                .contains(commit);
        assertRefused(run("export", "one.duckdb", "-f", "csv", "--table", "nothing"), "there is no table 'nothing'");
        assertRefused(run("export", "one.duckdb", "-f", "xml"), "is none of csv, jsonl, parquet, refactoringminer");
    }
}
