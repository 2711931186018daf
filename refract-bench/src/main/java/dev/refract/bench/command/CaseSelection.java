package dev.refract.bench.command;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.oracle.OracleRepository;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say which cases a command takes. */
final class CaseSelection {
    @Parameters(paramLabel = "ORACLE", description = "A bundle, or a repository, with a branch case/... for each case.")
    private Path oracle;

    @Option(names = "--list", paramLabel = "FILE", description = "The revisions of the cases, one a line.")
    private Optional<Path> list = Optional.empty();

    @Option(names = "--filter", paramLabel = "TEXT", description = "Only cases whose revision contains this text.")
    private String filter = "";

    @Option(names = "--limit", paramLabel = "N", description = "At most so many cases, evenly spread.")
    private int limit = Integer.MAX_VALUE;

    @Option(names = "--include-generated", description = "Read files too that say that a tool wrote them.")
    private boolean includeGenerated;

    @Option(
            names = "--clones",
            paramLabel = "DIR",
            description = "Folder for clones of bundles (default: ${DEFAULT-VALUE}).",
            defaultValue = "${sys:refract.bench.clones:-${sys:java.io.tmpdir}/refract-bench}")
    private Path clones;

    /** The oracle as it was given. */
    Path oracle() {
        return oracle;
    }

    /** Reads the selected cases into memory. */
    List<OracleCase> load(Predicate<String> sourcePath) {
        Limits limits = new Limits(Limits.DEFAULT.maxFileBytes(), Limits.DEFAULT.maxFiles(), includeGenerated);
        Admission admission = new Admission(sourcePath, limits);
        try (OracleRepository repository = OracleRepository.open(oracle, clones)) {
            List<String> revisions = spread(revisions(repository));
            if (revisions.isEmpty()) {
                throw new InputException("no case of " + oracle + " is selected");
            }
            return revisions.stream()
                    .map(revision -> repository.load(revision, admission))
                    .toList();
        }
    }

    private List<String> revisions(OracleRepository repository) {
        List<String> revisions = list.map(CaseSelection::lines).orElseGet(repository::revisions);
        return revisions.stream().filter(revision -> revision.contains(filter)).toList();
    }

    private List<String> spread(List<String> revisions) {
        if (limit >= revisions.size()) {
            return revisions;
        }
        return java.util.stream.IntStream.range(0, Math.max(0, limit))
                .mapToObj(i -> revisions.get((int) ((long) i * revisions.size() / limit)))
                .toList();
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new InputException("cannot read " + file + ": " + e, e);
        }
    }
}
