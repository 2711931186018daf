package dev.refract.bench.rename;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Refactoring;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.model.file.FileModel;
import dev.refract.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Renames things of real commits, one at a time, in the version after: the rename has to be found, and all that was found without
 * it has to be found beside it. The answers are known without anybody's judgement.
 */
public final class RenameTrials {
    private static final String RENAME = "Rename ";

    private final LanguageFrontend frontend;
    private final Refract refract;
    private final boolean alike;
    private final int most;

    /**
     * Trials of an analysis.
     *
     * @param alike whether the new name has the old one in it, or nothing in common with it
     * @param most names of each group that are tried in a commit
     */
    public RenameTrials(LanguageFrontend frontend, Refract refract, boolean alike, int most) {
        this.frontend = frontend;
        this.refract = refract;
        this.alike = alike;
        this.most = most;
    }

    /**
     * What became of the names of one group.
     *
     * @param tried names that were replaced
     * @param found those of which the rename was found
     * @param undisturbed those with which all else was found as it is without
     */
    public record Count(int tried, int found, int undisturbed) {
        Count plus(Count other) {
            return new Count(tried + other.tried, found + other.found, undisturbed + other.undisturbed);
        }
    }

    /** Tries the names of some commits; the counts by what was renamed. */
    public Map<String, Count> run(List<OracleCase> cases) {
        return cases.parallelStream()
                .flatMap(some -> run(some).entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Count::plus, TreeMap::new));
    }

    private Map<String, Count> run(OracleCase some) {
        Set<String> findings = sentences(refract.detect(some.comparison()));
        Map<String, Count> counts = new TreeMap<>();
        Target.of(some.comparison(), this::model)
                .forEach((group, targets) -> targets.stream()
                        .limit(most)
                        .map(target -> trial(some, findings, target))
                        .forEach(count -> counts.merge(group, count, Count::plus)));
        return counts;
    }

    private FileModel model(SourceFile file) {
        return frontend.parse(file.path(), file.text()).file();
    }

    private Count trial(OracleCase some, Set<String> findings, Target target) {
        boolean type = target.isType();
        String newName = alike ? target.name() + "Thing" : type ? "Zebra" : "zebra";
        Set<String> now = sentences(refract.detect(RenamedVersion.of(some.comparison(), frontend, target, newName)));
        boolean found = now.stream().anyMatch(sentence -> isRename(sentence, target.name(), newName));
        Set<String> asBefore = now.stream()
                .map(sentence -> sentence.replaceAll("\\b" + newName + "\\b", target.name()))
                .collect(Collectors.toSet());
        // What was renamed without it is renamed to another name now, or from another.
        boolean undisturbed =
                findings.stream().filter(sentence -> !sentence.contains(RENAME)).allMatch(asBefore::contains);
        return new Count(1, found ? 1 : 0, undisturbed ? 1 : 0);
    }

    private static boolean isRename(String sentence, String name, String newName) {
        return sentence.contains(RENAME) && List.of(sentence.split("\\W+")).containsAll(List.of(name, newName));
    }

    private static Set<String> sentences(Findings findings) {
        return findings.refactorings().stream().map(Refactoring::description).collect(Collectors.toSet());
    }
}
