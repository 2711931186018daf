package dev.refract.cli.command;

import dev.refract.cli.subject.RevisionRange;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.git.HistoryRange;
import dev.refract.git.Lag;
import dev.refract.source.InputException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that say which commits of a repository are mined. */
final class HistoryArguments implements OptionGroup {
    private final OptionSpec branches = OptionSpecs.texts(
            "--branch", "NAME", "The commits of this branch (default: the repository's default branch). Repeatable.");

    private final OptionSpec all = OptionSpecs.flag("--all", "The commits of all branches, local and of remotes.");

    private final OptionSpec range = OptionSpecs.text("--range", "A..B", "The commits of B that are not in A.");

    private final OptionSpec since = OptionSpecs.text(
            "--since", "DATE", "Only commits of this day or later: 2001-09-02, or 2001-09-02T12:00:00Z (UTC).");

    private final OptionSpec until = OptionSpecs.text("--until", "DATE", "Only commits of this day or earlier.");

    private final OptionSpec paths = OptionSpecs.texts(
            "--path",
            "PATH",
            "Only commits that change something in this file or folder, and nothing but that of them. Repeatable.");

    @Override
    public void addTo(CommandSpec command) {
        List.of(branches, all, range, since, until, paths).forEach(command::addOption);
    }

    /** The commits, none before its parents. */
    List<HistoryCommit> find(GitRepository repository) {
        refuseContradictions();
        List<String> tips = new ArrayList<>();
        List<String> excluded = new ArrayList<>();
        if (range.getValue() != null) {
            RevisionRange given = RevisionRange.parse(range.getValue())
                    .orElseThrow(() -> new InputException("--range needs A..B, not '" + range.getValue() + "'"));
            tips.add(repository.resolve(given.included()));
            excluded.add(repository.resolve(given.excluded()));
        } else {
            names(repository).forEach(name -> tips.add(repository.resolve(name)));
        }
        return repository.history(new HistoryRange(tips, excluded, start(), end(), paths()));
    }

    private List<String> names(GitRepository repository) {
        List<String> given = values(branches);
        if (!given.isEmpty()) {
            return given;
        }
        return all.<Boolean>getValue() ? repository.branches() : List.of(repository.defaultBranch());
    }

    /** Which commits are meant, in words. */
    String description(GitRepository repository) {
        StringBuilder words = new StringBuilder();
        if (range.getValue() != null) {
            words.append("range ").append(range.<String>getValue());
        } else {
            words.append(all.<Boolean>getValue() ? "all branches" : "branch " + String.join(", ", names(repository)));
        }
        append(words, " since ", since);
        append(words, " until ", until);
        paths().forEach(path -> words.append(" in ").append(path));
        return words.toString();
    }

    /** What a user may not know of the branch that is taken by default: that others have gone on with it. */
    Optional<String> hint(GitRepository repository) {
        boolean byDefault = range.getValue() == null
                && !all.<Boolean>getValue()
                && values(branches).isEmpty();
        return byDefault ? repository.defaultBranchLag().map(HistoryArguments::words) : Optional.empty();
    }

    private static String words(Lag lag) {
        return "branch " + lag.branch() + " was mined, which is " + lag.commits()
                + (lag.commits() == 1 ? " commit" : " commits") + " behind " + lag.remote() + "; --branch "
                + lag.remote()
                + " mines that one";
    }

    private static void append(StringBuilder words, String word, OptionSpec option) {
        if (option.getValue() != null) {
            words.append(word).append(option.<String>getValue());
        }
    }

    /** Which files are meant. */
    Predicate<String> files() {
        List<String> wanted = paths();
        return path -> wanted.isEmpty()
                || wanted.stream().anyMatch(folder -> path.equals(folder) || path.startsWith(folder + '/'));
    }

    /** The files and folders, as git writes them. */
    List<String> paths() {
        return values(paths).stream()
                .map(path -> path.replace('\\', '/').replaceAll("^(\\./)+|/+$", ""))
                .filter(path -> !path.isEmpty() && !path.equals("."))
                .toList();
    }

    private static List<String> values(OptionSpec option) {
        List<String> given = option.getValue();
        return given == null ? List.of() : given;
    }

    private void refuseContradictions() {
        List<String> given = new ArrayList<>();
        if (!values(branches).isEmpty()) {
            given.add(branches.longestName());
        }
        if (all.<Boolean>getValue()) {
            given.add(all.longestName());
        }
        if (range.getValue() != null) {
            given.add(range.longestName());
        }
        if (given.size() > 1) {
            throw new InputException("give one of " + String.join(" and ", given) + ", not both");
        }
    }

    private Optional<Instant> start() {
        return time(since, LocalDate::atStartOfDay);
    }

    private Optional<Instant> end() {
        return time(until, day -> day.plusDays(1).atStartOfDay().minusSeconds(1));
    }

    private static Optional<Instant> time(
            OptionSpec option, java.util.function.Function<LocalDate, java.time.LocalDateTime> ofDay) {
        String given = option.getValue();
        if (given == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    given.indexOf('T') < 0
                            ? ofDay.apply(LocalDate.parse(given)).toInstant(ZoneOffset.UTC)
                            : OffsetDateTime.parse(given).toInstant());
        } catch (DateTimeParseException e) {
            throw new InputException(
                    option.longestName() + " needs a date as 2001-09-02 or 2001-09-02T12:00:00Z, not '" + given + "'",
                    e);
        }
    }
}
