package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.ExitCode;
import dev.refract.cli.mine.Miner;
import dev.refract.cli.mine.MiningOptions;
import dev.refract.cli.mine.MiningResult;
import dev.refract.cli.mine.Stopping;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.source.InputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Mines whole histories into a database. */
public final class MineCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Looks for refactorings in whole histories, and saves what it finds in a database file.";

    private static final String FOOTER = """
            Examples:
              refract mine shop --into shop.duckdb                 all commits of the default branch
              refract mine shop --into shop.duckdb                 once more: only what is new since
              refract mine shop --into shop.duckdb --all --merges  every branch, and merges too
              refract mine shop --into shop.duckdb --branch origin/main  what was fetched and not pulled
              refract mine shop --into s.duckdb --since 2020-01-01 --path src/main
              refract mine --list repositories.txt --into all.duckdb
              refract query shop.duckdb refactorings-by-kind       what was found

            A run may be ended at any moment, by Ctrl-C, by a crash or by force: the same command goes on
            where it was. Nothing is lost and nothing is there twice. One process at a time may use a file.

            Exit codes, the first that fits:
              2  the command cannot be understood, or nothing could be analysed
              3  done, but something was skipped or failed; the database says what and why
              0  done, also where no commit is selected
            Ctrl-C ends the process by a signal, which shells show as 130.""";

    private final Console console;
    private final RepositoryList repositories = new RepositoryList();
    private final HistoryArguments history = new HistoryArguments();
    private final MiningArguments mining = new MiningArguments();

    private final OptionSpec into = OptionSpec.builder("--into")
            .paramLabel("FILE")
            .type(Path.class)
            .required(true)
            .description("The database; it is made where there is none, and added to where there is one.")
            .build();

    public MineCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "mine", DESCRIPTION, FOOTER).addOption(into);
        repositories.addTo(spec);
        history.addTo(spec);
        mining.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        List<Path> folders = repositories.folders(console);
        MiningOptions options = mining.options(history);
        Miner.Engine engine = mining.engine();
        Path file = console.folder().resolve(into.<Path>getValue());
        try (Stopping stopping = new Stopping();
                LateMiner miner = new LateMiner(file, store -> new Miner(console, store, options, engine))) {
            return mineAll(folders, miner, stopping);
        }
    }

    private int mineAll(List<Path> folders, LateMiner miner, Stopping stopping) {
        int failed = 0;
        int exitCode = ExitCode.DONE;
        for (Path folder : folders) {
            int code = folders.size() == 1 ? mine(folder, miner, stopping) : mineOneOfMany(folder, miner, stopping);
            failed += code == ExitCode.FAILED ? 1 : 0;
            exitCode = Math.max(exitCode, code == ExitCode.FAILED ? ExitCode.PARTIAL : code);
            if (stopping.isWanted()) {
                break;
            }
        }
        return failed == folders.size() ? ExitCode.FAILED : exitCode;
    }

    /** A repository that cannot be read does not keep the others from being mined. */
    private int mineOneOfMany(Path folder, LateMiner miner, Stopping stopping) {
        try {
            return mine(folder, miner, stopping);
        } catch (InputException e) {
            console.tell(folder + ": " + e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private int mine(Path folder, LateMiner miner, Stopping stopping) {
        try (GitRepository repository = GitRepository.open(console.folder().resolve(folder))) {
            List<HistoryCommit> commits = history.find(repository);
            MiningResult result = miner.get().mine(repository, commits, history.description(repository), stopping);
            if (!mining.quiet()) {
                result.tell(console);
                history.hint(repository).ifPresent(console::tell);
            }
            return result.exitCode();
        }
    }
}
