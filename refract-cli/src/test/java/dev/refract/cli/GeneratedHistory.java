package dev.refract.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A git repository with a long history of small classes whose members are renamed, moved and changed. */
final class GeneratedHistory {
    private static final int CLASSES = 12;
    private static final int METHODS = 6;
    private static final int START = 1_000_000_000;

    private final Random random = new Random(42);
    private final List<List<String>> classes = new ArrayList<>();
    private int names;

    private GeneratedHistory() {
        for (int i = 0; i < CLASSES; i++) {
            List<String> methods = new ArrayList<>();
            for (int j = 0; j < METHODS; j++) {
                methods.add(method());
            }
            classes.add(methods);
        }
    }

    /** Makes a repository with this many commits on its main branch. */
    static Path make(Path folder, int commits) {
        createFolder(folder);
        GitFolder.init(folder);
        ProcessBuilder builder = new ProcessBuilder("git", "fast-import", "--quiet").directory(folder.toFile());
        try {
            Process process = builder.redirectErrorStream(true).start();
            try (OutputStream out = process.getOutputStream()) {
                new GeneratedHistory().write(out, commits);
            }
            String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException(told);
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static void createFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(OutputStream out, int commits) throws IOException {
        for (int commit = 0; commit < commits; commit++) {
            StringBuilder text = new StringBuilder("commit refs/heads/main\n");
            text.append("committer Ada <ada@example.org> ")
                    .append(START + commit * 60)
                    .append(" +0000\n");
            data(text, "change " + commit);
            if (commit == 0) {
                for (int i = 0; i < CLASSES; i++) {
                    file(text, i);
                }
            } else {
                change(text);
            }
            out.write(text.append('\n').toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Renames a method, moves one to another class, or changes one. */
    private void change(StringBuilder text) {
        int from = random.nextInt(CLASSES);
        List<String> methods = classes.get(from);
        int index = random.nextInt(methods.size());
        switch (random.nextInt(3)) {
            case 0 -> methods.set(index, methods.get(index).replaceFirst("m\\d+", "m" + names++));
            case 1 -> {
                int to = (from + 1) % CLASSES;
                classes.get(to).add(methods.size() > 1 ? methods.remove(index) : method());
                file(text, to);
            }
            default ->
                methods.set(index, methods.get(index).replace("return ", "check(" + names++ + ");\n        return "));
        }
        file(text, from);
    }

    private String method() {
        int number = names++;
        return "    public int m" + number + "(int a) {\n        int b = a * " + number + ";\n        log(\"" + number
                + "\");\n        return a + b;\n    }\n";
    }

    private void file(StringBuilder text, int number) {
        text.append("M 100644 inline src/p/C").append(number).append(".java\n");
        data(text, "package p;\n\nclass C" + number + " {\n" + String.join("\n", classes.get(number)) + "}\n");
    }

    private static void data(StringBuilder text, String content) {
        text.append("data ")
                .append(content.length())
                .append('\n')
                .append(content)
                .append('\n');
    }
}
