package dev.refract.cli.command;

import dev.refract.cli.mine.Miner;
import dev.refract.cli.mine.MiningOptions;
import dev.refract.cli.run.FindingFilter;
import dev.refract.engine.Options;
import dev.refract.finding.Likelihood;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that say how commits are analysed. */
final class MiningArguments implements OptionGroup {
    private final ReadingOptions reading = new ReadingOptions();
    private final LikelihoodOption likelihood = new LikelihoodOption();

    private final OptionSpec merges = OptionSpecs.flag(
            "--merges",
            "Analyse merges too; without this they are recorded, but left out: they repeat their branches.");

    private final OptionSpec parent =
            OptionSpecs.number("--parent", 1L, "Compare merges with their N-th parent (default: the first).");

    private final OptionSpec redo = OptionSpecs.flag(
            "--redo",
            "Analyse commits again that another version analysed, or this one with other options; others stay as they"
                    + " are.");

    private final OptionSpec retry = OptionSpecs.flag("--retry", "Analyse commits again that failed.");

    private final OptionSpec maxSteps = OptionSpecs.number(
            "--max-steps",
            Options.DEFAULT.maxSteps(),
            "Stop matching after this many units of work in a commit (default: ${DEFAULT-VALUE}, which no known commit"
                    + " needs), when the round that is under way is done; what was found until then is kept, and the"
                    + " commit is partly analysed.");

    private final OptionSpec timeout = OptionSpecs.number(
            "--timeout",
            0L,
            "Stop matching after this many seconds in a commit (default: never), and keep what was found; the last resort,"
                    + " since that depends on the machine.");

    private final OptionSpec maxFiles = OptionSpecs.number(
            "--max-files",
            (long) Limits.DEFAULT.maxFiles(),
            "Read at most this many files of a commit (default: ${DEFAULT-VALUE}).");

    private final OptionSpec quiet = OptionSpecs.flag("-q", "--quiet", "Show no progress and no summary.");

    @Override
    public void addTo(CommandSpec command) {
        List.of(merges, parent, redo, retry, maxSteps, timeout, maxFiles).forEach(command::addOption);
        likelihood.addTo(command);
        reading.addTo(command);
        command.addOption(quiet);
    }

    boolean quiet() {
        return quiet.getValue();
    }

    Miner.Engine engine() {
        Options options =
                Options.DEFAULT.withThreads(reading.threads()).withMaxSteps(atLeast(maxSteps, 1, Long.MAX_VALUE));
        return new Miner.Engine(reading.language(), options, atLeast(timeout, 0, Integer.MAX_VALUE));
    }

    MiningOptions options(HistoryArguments history) {
        int files = (int) atLeast(maxFiles, 1, Integer.MAX_VALUE);
        return new MiningOptions(
                reading.admission(history.files(), files),
                merges.getValue(),
                (int) atLeast(parent, 1, Integer.MAX_VALUE),
                new MiningOptions.Again(redo.getValue(), retry.getValue()),
                new FindingFilter(Set.of(), likelihood.atLeast()),
                reading.threads(),
                quiet.getValue(),
                description(history, reading.limits(files)));
    }

    /** The options that results depend on, each with its value, always in the same order. */
    private String description(HistoryArguments history, Limits limits) {
        return "max-file-bytes=" + limits.maxFileBytes()
                + " include-generated=" + limits.includeGenerated()
                + " max-files=" + limits.maxFiles()
                + " max-steps=" + maxSteps.<Long>getValue()
                + " timeout=" + timeout.<Long>getValue()
                + " parent=" + parent.<Long>getValue()
                + " at-least="
                + likelihood.atLeast().map(Likelihood::id).orElse("")
                + " path=" + String.join(",", history.paths());
    }

    private static long atLeast(OptionSpec option, long smallest, long largest) {
        long value = option.<Long>getValue();
        if (value < smallest || value > largest) {
            throw new InputException(option.longestName() + " must be at least " + smallest + ", not " + value);
        }
        return value;
    }
}
