package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatsTest {
    /** Adds to the page what a reader sees of each chart: how many of its pixels are coloured, above the legend. */
    private static final String PROBE = "<script>document.querySelectorAll('canvas').forEach(canvas => {"
            + "const all = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height * 0.75).data;"
            + "let colored = 0; for (let i = 0; i < all.length; i += 4) {"
            + "if (all[i + 3] && (all[i] !== all[i + 1] || all[i + 1] !== all[i + 2])) { colored++; } }"
            + "canvas.dataset.colored = colored > 500 ? 'yes' : 'no'; });</script></body>";

    @TempDir
    static Path folder;

    private static String page;
    private static String pageOfTwo;

    @BeforeAll
    static void drawPage() throws IOException {
        GitFolder repository = GitFolder.init(Files.createDirectory(folder.resolve("<script><b>&")));
        repository
                .write("p/A.java", "package p;\nclass A {\n  int size() { return 1; }\n}\n")
                .commit("first");
        repository
                .write("p/A.java", "package p;\nclass A {\n  int count() { return 1; }\n}\n")
                .commit("second");
        page = draw("page", "<script><b>&");
        pageOfTwo = draw("two", extraction("shop"), extraction("till"));
    }

    /** A repository with nothing but an Extract Method, which stands on no single method and has no likelihood. */
    private static String extraction(String name) throws IOException {
        GitFolder repository = GitFolder.init(Files.createDirectory(folder.resolve(name)));
        repository.write("p/A.java", """
                        package p;
                        class A {
                          void pay(int sum) { start(); int tax = sum * 19 / 100; log(tax); book(sum + tax); end(); }
                        }
                        """).commit("first");
        repository.write("p/A.java", """
                        package p;
                        class A {
                          void pay(int sum) { start(); bookWithTax(sum); end(); }
                          private void bookWithTax(int sum) { int tax = sum * 19 / 100; log(tax); book(sum + tax); }
                        }
                        """).commit("second");
        return name;
    }

    private static String draw(String name, String... repositories) throws IOException {
        List<String> mine = new ArrayList<>(List.of("mine", "--into", name + ".duckdb"));
        mine.addAll(List.of(repositories));
        assertThat(CommandRun.in(folder).run(mine.toArray(String[]::new)).exitCode())
                .isZero();
        CommandRun run = CommandRun.in(folder).run("stats", name + ".duckdb", "--html", name + ".html");
        assertThat(run.exitCode()).as(run.err()).isZero();
        return Files.readString(folder.resolve(name + ".html"));
    }

    @Test
    void thePageLoadsNothingAndHoldsTheNumbers() {
        String own = page.replaceAll("(?s)<script>.*?</script>", "");

        assertThat(own).doesNotContain("http://", "https://", "src=").contains("2 commits, 1 refactorings");
        assertThat(own).contains("<h2>Kinds over time</h2>", "<h2>Authors</h2>", "<h2>Folders</h2>");
        assertThat(own).contains("<tr><th>Rename Method</th><td>1</td><td>0</td><td>0</td><td>0</td></tr>");
        assertThat(own).contains("&lt;script&gt;&lt;b&gt;&amp;").doesNotContain("<b>");
    }

    @Test
    void whatHasNoLikelihoodIsCountedToo() {
        assertThat(pageOfTwo)
                .contains("<tr><th></th><th>equal</th><th>clone</th><th>noclone</th><th>none</th></tr>")
                .contains("<tr><th>Extract Method</th><td>0</td><td>0</td><td>0</td><td>2</td></tr>");
    }

    @Test
    void foldersOfOneNameAreToldApartByTheirRepositories() throws IOException {
        String place = folder.toRealPath().toString();

        assertThat(pageOfTwo)
                .contains("<tr><th>p (" + place + "/shop)</th><td>1</td></tr>")
                .contains("<tr><th>p (" + place + "/till)</th><td>1</td></tr>");
        assertThat(page).contains("<tr><th>p</th><td>1</td></tr>");
    }

    @Test
    void aBrowserDrawsItWithoutANetwork() throws Exception {
        Optional<Path> browser = Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(browser.isPresent(), "there is no Chromium to look at the page with");
        for (String drawn : List.of(page, pageOfTwo)) {
            Path probed = folder.resolve("probed.html");
            Files.writeString(probed, drawn.replace("</body>", PROBE));

            String seen = dump(browser.orElseThrow(), probed);

            assertThat(seen).contains("data-drawn=\"6\"");
            assertThat(seen.split("data-colored=\"yes\"", -1)).hasSize(7);
        }
    }

    /** What the browser made of the page, when its scripts have run. */
    private static String dump(Path browser, Path file) throws IOException, InterruptedException {
        Path dumped = folder.resolve("dump.html");
        Process process = new ProcessBuilder(List.of(
                        browser.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--host-resolver-rules=MAP * ~NOTFOUND",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--virtual-time-budget=10000",
                        "--dump-dom",
                        file.toUri().toString()))
                .redirectOutput(dumped.toFile())
                .redirectError(folder.resolve("browser.log").toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return Files.readString(dumped, StandardCharsets.UTF_8);
    }
}
