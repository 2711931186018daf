package dev.refract.cli;

import dev.refract.cli.console.Console;
import dev.refract.finding.Catalog;
import dev.refract.finding.Kind;
import dev.refract.git.OwnProcess;
import dev.refract.git.PackedRepository;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The run from which the launcher archives classes: it does once all that users do, on the examples of the catalog.
 */
public final class Training {
    /** A piece of code on a page of the catalog, with the side that it is of. */
    private static final Pattern EXAMPLE = Pattern.compile("```java (before|after)\\R(.*?)```", Pattern.DOTALL);

    private Training() {}

    /** Runs in this process and ends it. */
    public static void main(String[] arguments) throws IOException {
        OwnProcess.hasNothingToCleanUp();
        Path folder = Files.createTempDirectory("refract-training");
        try {
            train(folder);
        } finally {
            delete(folder);
        }
    }

    static void train(Path folder) throws IOException {
        PackedRepository.create(folder.resolve("repository"), examples("before"), examples("after"));
        for (String side : List.of("before", "after")) {
            writeFolder(folder.resolve(side), examples(side));
        }
        for (String format : List.of("text", "json", "jsonl", "refactoringminer")) {
            run(folder, "detect", "--repo", "repository", "--format", format);
            run(folder, "diff", "before", "after", "--format", format);
        }
        for (String format : List.of("text", "jsonl")) {
            run(folder, "match", "--repo", "repository", "--format", format);
        }
        run(folder, "detect", "--repo", "repository", "--branch", "main", "--color", "always");
        run(folder, "log", "repository", "rename-class.java:3");
        run(folder, "list");
        run(folder, "explain", "rename-class");
        run(folder, "--help");
        run(folder, "detect", "--repo", "repository", "nothing");
        trainOnHistory(folder);
    }

    /** Comes last: should the database not be of this machine, the rest is in the archive all the same. */
    private static void trainOnHistory(Path folder) {
        run(folder, "mine", "repository", "--into", "history.duckdb");
        run(folder, "mine", "repository", "--into", "history.duckdb");
        run(folder, "query", "history.duckdb", "refactorings-by-kind");
        run(folder, "export", "history.duckdb", "--format", "jsonl");
        run(folder, "stats", "history.duckdb", "--html", "history.html");
    }

    private static void run(Path folder, String... arguments) {
        Console nowhere = new Console(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream()),
                false,
                false,
                folder,
                Map.of());
        new Main(nowhere).run(arguments);
    }

    /** One file for each kind. */
    private static Map<String, String> examples(String side) {
        Map<String, String> files = new TreeMap<>();
        for (Kind kind : Catalog.kinds()) {
            StringBuilder text = new StringBuilder();
            Matcher example = EXAMPLE.matcher(Catalog.page(kind));
            while (example.find()) {
                if (example.group(1).equals(side)) {
                    text.append(example.group(2));
                }
            }
            files.put(kind.id() + ".java", text.toString());
        }
        return files;
    }

    private static void writeFolder(Path folder, Map<String, String> files) throws IOException {
        Files.createDirectory(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> entries = Files.walk(folder)) {
            entries.sorted(Comparator.reverseOrder()).forEach(Training::deleteOne);
        }
    }

    private static void deleteOne(Path entry) {
        try {
            Files.delete(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
