package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with Java releases that only say how they were called. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final Path LAUNCHER = Path.of("..", "refract");

    @TempDir
    Path folder;

    private Path home;

    @BeforeEach
    void install() throws IOException {
        home = Files.createDirectories(folder.resolve("some where/refract home"));
        Files.copy(LAUNCHER, home.resolve("refract"));
        Path app = Files.createDirectories(home.resolve("refract-cli/target/app"));
        Files.createFile(app.resolve("refract.jar"));
        makeJava(folder.resolve(".jdks/jdk-17"), "17.0.2");
        makeJava(folder.resolve(".jdks/newest java"), "99.1.4");
        makeJava(folder.resolve(".jdks/jdk-98"), "98");
        Files.createSymbolicLink(folder.resolve(".jdks/broken"), folder.resolve("nowhere"));
    }

    private static void makeJava(Path release, String version) throws IOException {
        Path java = Files.createDirectories(release.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$0\" \"$@\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(release.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
    }

    private List<String> launch(Path launcher, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("HOME", folder.toString());
        builder.environment().remove("JAVA_HOME");
        builder.environment().putAll(environment);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output.lines().toList();
    }

    @Test
    void takesTheNewestRelease() throws IOException, InterruptedException {
        List<String> called = launch(home.resolve("refract"), Map.of(), "detect", "a b", "*");

        assertThat(called).contains(folder.resolve(".jdks/newest java/bin/java").toString());
        assertThat(called.subList(called.size() - 4, called.size()))
                .containsExactly("dev.refract.cli.Main", "detect", "a b", "*");
    }

    @Test
    void preparesTheArchiveOnceAndFallsBackWithoutAWord() throws IOException, InterruptedException {
        List<String> first = launch(home.resolve("refract"), Map.of(), "list");
        List<String> second = launch(home.resolve("refract"), Map.of(), "list");

        assertThat(first.get(0)).isEqualTo("refract: preparing fast starts, once for this build and Java 99.1.4 ...");
        assertThat(second)
                .doesNotContain(first.get(0))
                .contains("-Xshare:auto")
                .noneMatch(line -> line.contains("AOT"));
    }

    @Test
    void buildsOnceEvenIfNothingChangesByIt() throws IOException, InterruptedException {
        Path jar = home.resolve("refract-cli/target/app/refract.jar");
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().minusSeconds(60)));
        Files.createFile(home.resolve("pom.xml"));
        Path maven = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
        Files.writeString(maven, "#!/bin/sh\n");
        Path compiler = Files.createFile(folder.resolve(".jdks/newest java/bin/javac"));
        assertThat(maven.toFile().setExecutable(true) && compiler.toFile().setExecutable(true))
                .isTrue();
        Map<String, String> path = Map.of("PATH", maven.getParent() + ":" + System.getenv("PATH"));

        assertThat(launch(home.resolve("refract"), path, "list").get(0)).startsWith("refract: building");
        assertThat(launch(home.resolve("refract"), path, "list")).noneMatch(line -> line.contains("building"));
    }

    @Test
    void worksThroughLinks() throws IOException, InterruptedException {
        Path bin = Files.createDirectories(folder.resolve("my bin"));
        Files.createSymbolicLink(bin.resolve("direct"), home.resolve("refract"));
        Path link = Files.createSymbolicLink(bin.resolve("refract"), Path.of("direct"));

        assertThat(launch(link, Map.of(), "list"))
                .contains(home.toRealPath()
                        .resolve("refract-cli/target/app/refract.jar")
                        .toString());
    }

    @Test
    void takesTheReleaseAndTheOptionsThatAreAskedFor() throws IOException, InterruptedException {
        Map<String, String> wishes = Map.of(
                "REFRACT_JAVA_HOME", folder.resolve(".jdks/jdk-17").toString(), "REFRACT_JAVA_OPTIONS", "-Xmx7g -Da=b");

        assertThat(launch(home.resolve("refract"), wishes, "list"))
                .contains(folder.resolve(".jdks/jdk-17/bin/java").toString(), "-Xmx7g", "-Da=b");
    }

    @Test
    void saysThatJavaIsMissingOrTooOld() throws IOException, InterruptedException {
        makeJava(folder.resolve("old"), "11.0.20");

        assertThat(launch(
                        home.resolve("refract"),
                        Map.of("REFRACT_JAVA_HOME", folder.resolve("old").toString())))
                .containsExactly("refract: needs Java 17 or newer, the newest found is 11.0.20; install one"
                        + " (https://adoptium.net) or set JAVA_HOME");
        assertThat(launch(home.resolve("refract"), Map.of("REFRACT_JAVA_HOME", folder.toString())))
                .containsExactly("refract: REFRACT_JAVA_HOME is " + folder + ", where there is no Java release to use");
    }

    @Test
    void spendsLittleOnTheCompilerWhereTheRunIsShort() throws IOException, InterruptedException {
        assertThat(launch(home.resolve("refract"), Map.of(), "detect", "HEAD")).contains("-XX:TieredStopAtLevel=1");
        assertThat(launch(home.resolve("refract"), Map.of(), "detect", "a..b"))
                .doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(launch(home.resolve("refract"), Map.of(), "detect", "--revisions=-"))
                .doesNotContain("-XX:TieredStopAtLevel=1");
    }

    @Test
    void spendsMoreOnTheCompilerWhereTheHistoryIsLong() throws IOException, InterruptedException {
        makePack(folder.resolve("small/.git"), 4L << 20);
        makePack(folder.resolve("large one/.git"), (4L << 20) + 1);
        makePack(folder.resolve("bare"), 9L << 20);

        assertThat(mine("small")).contains("-XX:TieredStopAtLevel=1");
        assertThat(mine("nowhere")).contains("-XX:TieredStopAtLevel=1");
        assertThat(mine("small", "large one")).doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(mine("bare")).doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(mine("--list", "repositories.txt")).doesNotContain("-XX:TieredStopAtLevel=1");
    }

    @Test
    void followsOneElementWithTheOptionsOfAShortRun() throws IOException, InterruptedException {
        makePack(folder.resolve("large"), 9L << 20);

        assertThat(launch(home.resolve("refract"), Map.of(), "log", ".", "shop.Cart"))
                .contains("-XX:TieredStopAtLevel=1");
        assertThat(launch(home.resolve("refract"), Map.of(), "log", "large", "shop.Cart"))
                .doesNotContain("-XX:TieredStopAtLevel=1");
    }

    private List<String> mine(String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("mine"));
        all.addAll(List.of(arguments));
        return launch(home.resolve("refract"), Map.of(), all.toArray(String[]::new));
    }

    private static void makePack(Path repository, long indexBytes) throws IOException {
        Path packs = Files.createDirectories(repository.resolve("objects/pack"));
        try (RandomAccessFile index =
                new RandomAccessFile(packs.resolve("pack-1.idx").toFile(), "rw")) {
            index.setLength(indexBytes);
        }
    }

    /** An archive that was made with other permissions would be refused. */
    @Test
    void permitsTheSameToAllRuns() throws IOException, InterruptedException {
        String permission = "--enable-native-access=ALL-UNNAMED";
        Map<String, String> older =
                Map.of("REFRACT_JAVA_HOME", folder.resolve(".jdks/jdk-17").toString());

        assertThat(mine("small")).contains(permission);
        assertThat(launch(home.resolve("refract"), Map.of(), "detect")).contains(permission);
        assertThat(launch(home.resolve("refract"), older, "mine")).doesNotContain(permission);
    }
}
