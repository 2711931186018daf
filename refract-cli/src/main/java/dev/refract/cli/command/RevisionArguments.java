package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.FileProblem;
import dev.refract.cli.subject.RepositorySubjects;
import dev.refract.cli.subject.RevisionRange;
import dev.refract.cli.subject.Selection;
import dev.refract.source.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that say which changes of a repository are analysed. */
final class RevisionArguments {
    private static final String HEAD = "HEAD";

    @Parameters(
            arity = "0..1",
            paramLabel = "REVISION",
            description =
                    "A commit (a branch, a tag, an id, HEAD~2; default: HEAD), or a range A..B: the commits of B that"
                            + " are not in A, one by one, oldest first.")
    private String revision;

    @Option(names = "--squash", description = "Compare the two ends of the range A..B at once.")
    private boolean squash;

    @Option(names = "--branch", paramLabel = "NAME", description = "All commits of a branch, one by one, oldest first.")
    private String branch;

    @Option(
            names = "--revisions",
            paramLabel = "FILE",
            description =
                    "The revisions and ranges in this file, one a line; - is standard input. Empty lines and lines"
                            + " that start with # are passed over.")
    private String list;

    @Option(names = "--staged", description = "What is staged, compared with HEAD.")
    private boolean staged;

    @Option(
            names = "--working-tree",
            description =
                    "All that is not committed, compared with HEAD; with untracked files, unless they are ignored.")
    private boolean workingTree;

    @Option(
            names = "--parent",
            paramLabel = "N",
            defaultValue = "1",
            description = "Compare merges with their N-th parent (default: the first).")
    private int parent;

    int parent() {
        if (parent < 1) {
            throw new InputException("--parent must be at least 1, not " + parent);
        }
        return parent;
    }

    Selection select(RepositorySubjects subjects, String place, Console console) {
        refuseContradictions();
        if (list != null) {
            return new Selection(place, subjects.list(lines(console)), true);
        }
        if (branch != null) {
            return new Selection(place, subjects.history(branch), true);
        }
        if (staged) {
            return Selection.of(place, subjects.staged());
        }
        if (workingTree) {
            return Selection.of(place, subjects.workingTree());
        }
        return selectRevision(subjects, place);
    }

    private Selection selectRevision(RepositorySubjects subjects, String place) {
        String text = revision == null ? HEAD : revision;
        Optional<RevisionRange> range = RevisionRange.parse(text);
        if (range.isEmpty()) {
            if (squash) {
                throw new InputException("--squash needs a range A..B");
            }
            return Selection.of(place, subjects.commit(text));
        }
        return squash
                ? Selection.of(place, subjects.squashed(text, range.get()))
                : new Selection(place, subjects.commits(range.get()), true);
    }

    private void refuseContradictions() {
        List<String> given = new ArrayList<>();
        note(given, revision != null, "REVISION");
        note(given, list != null, "--revisions");
        note(given, branch != null, "--branch");
        note(given, staged, "--staged");
        note(given, workingTree, "--working-tree");
        if (given.size() > 1) {
            throw new InputException("give one of " + String.join(" and ", given) + ", not both");
        }
        if (squash && revision == null) {
            throw new InputException("--squash needs a range A..B");
        }
    }

    private static void note(List<String> given, boolean present, String name) {
        if (present) {
            given.add(name);
        }
    }

    private List<String> lines(Console console) {
        String text;
        try {
            text = list.equals("-")
                    ? read(console.in())
                    : Files.readString(console.folder().resolve(list));
        } catch (IOException e) {
            throw new InputException("cannot read the revisions in " + list + ": " + FileProblem.of(e), e);
        }
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    private static String read(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
}
