package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.subject.RepositorySubjects;
import dev.refract.cli.subject.RevisionRange;
import dev.refract.cli.subject.Selection;
import dev.refract.source.InputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The arguments that say which changes of a repository are analysed. */
final class RevisionArguments implements OptionGroup {
    private static final String HEAD = "HEAD";

    private final PositionalParamSpec revision = PositionalParamSpec.builder()
            .arity("0..1")
            .index("0")
            .paramLabel("REVISION")
            .type(String.class)
            .description(
                    "A commit (a branch, a tag, an id, HEAD~2; default: HEAD), or a range: A..B are the commits of B"
                            + " that are not in A, one by one, oldest first.")
            .build();

    private final OptionSpec squash = OptionSpecs.flag("--squash", "Compare the two ends of the range A..B at once.");

    private final OptionSpec branch =
            OptionSpecs.text("--branch", "NAME", "All commits of a branch, one by one, oldest first.");

    private final OptionSpec list = OptionSpecs.text(
            "--revisions",
            "FILE",
            "The revisions and ranges in this file, one a line; - is standard input. Empty lines and lines that start"
                    + " with # are passed over.");

    private final OptionSpec staged = OptionSpecs.flag("--staged", "What is staged, compared with HEAD.");

    private final OptionSpec workingTree = OptionSpecs.flag(
            "--working-tree",
            "All that is not committed, compared with HEAD; with untracked files, unless they are ignored.");

    private final OptionSpec parent =
            OptionSpecs.number("--parent", 1, "Compare merges with their N-th parent (default: the first).");

    private final OptionSpec noMerges = OptionSpecs.flag(
            "--no-merges",
            "Leave merges out of a range or a branch. Without it they are compared with one parent, so what was done on"
                    + " the branch that they bring in is reported once more.");

    @Override
    public void addTo(CommandSpec command) {
        command.addPositional(revision);
        List.of(squash, branch, list, staged, workingTree, parent, noMerges).forEach(command::addOption);
    }

    int parent() {
        int number = parent.<Integer>getValue();
        if (number < 1) {
            throw new InputException("--parent must be at least 1, not " + number);
        }
        return number;
    }

    boolean merges() {
        return !isGiven(noMerges);
    }

    Selection select(RepositorySubjects subjects, String place, Console console) {
        refuseContradictions();
        if (isGiven(list)) {
            return new Selection(place, subjects.list(ListFile.lines(list.getValue(), "revisions", console)), true);
        }
        if (isGiven(branch)) {
            return new Selection(place, subjects.history(branch.getValue()), true);
        }
        if (isGiven(staged)) {
            return Selection.of(place, subjects.staged());
        }
        if (isGiven(workingTree)) {
            return Selection.of(place, subjects.workingTree());
        }
        String given = revision.getValue();
        String text = given == null ? HEAD : given;
        try {
            return selectRevision(subjects, text, place);
        } catch (InputException e) {
            throw isFolder(text, console) ? new InputException(e.getMessage() + hint(text), e) : e;
        }
    }

    /** Other tools take the repository as their first argument. */
    private static String hint(String folder) {
        return "; '" + folder + "' is a folder: name the repository with --repo " + folder
                + ", or compare folders with `refract diff`";
    }

    private static boolean isFolder(String text, Console console) {
        try {
            return Files.isDirectory(console.folder().resolve(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private Selection selectRevision(RepositorySubjects subjects, String text, String place) {
        Optional<RevisionRange> range = RevisionRange.parse(text);
        if (range.isPresent() && isGiven(squash)) {
            return Selection.of(place, subjects.squashed(text, range.get()));
        }
        if (range.isPresent()) {
            return new Selection(place, subjects.commits(range.get()), true);
        }
        if (isGiven(squash)) {
            throw new InputException("--squash needs a range A..B");
        }
        return Selection.of(place, subjects.commit(text));
    }

    /** Refuses an argument that says by itself what is analysed, together with one of these. */
    void refuseBeside(String argument) {
        List<String> given = given();
        if (isGiven(squash)) {
            given.add(squash.longestName());
        }
        if (!given.isEmpty()) {
            throw new InputException("give one of " + given.get(0) + " and " + argument + ", not both");
        }
    }

    private List<String> given() {
        List<String> given = new ArrayList<>();
        if (revision.getValue() != null) {
            given.add("REVISION");
        }
        for (OptionSpec option : List.of(list, branch, staged, workingTree)) {
            if (isGiven(option)) {
                given.add(option.longestName());
            }
        }
        return given;
    }

    private void refuseContradictions() {
        List<String> given = given();
        if (given.size() > 1) {
            throw new InputException("give one of " + String.join(" and ", given) + ", not both");
        }
        if (isGiven(squash) && !given.isEmpty() && revision.getValue() == null) {
            throw new InputException("--squash needs a range A..B, and no " + given.get(0));
        }
    }

    private static boolean isGiven(OptionSpec option) {
        Object value = option.getValue();
        return value != null && !value.equals(Boolean.FALSE);
    }
}
