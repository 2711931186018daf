package dev.refract.cli.history;

import dev.refract.engine.Matches;
import dev.refract.engine.Refract;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.git.GitRepository;
import dev.refract.model.Entity;
import dev.refract.source.Admission;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads single files of commits. */
final class FileVersions {
    /** A file is read as the later side of a comparison with nothing; nobody who reads of one version asks for its side. */
    private static final Pattern SIDE = Pattern.compile("^after, ");

    private final GitRepository repository;
    private final LanguageFrontend language;
    private final Refract refract;
    private final Admission admission;

    FileVersions(GitRepository repository, LanguageFrontend language, Refract refract, Admission admission) {
        this.repository = repository;
        this.language = language;
        this.refract = refract;
        this.admission = admission;
    }

    FileVersion read(String commit, String path) {
        Comparison file = repository.snapshot(commit, path, admission);
        Matches read = refract.match(file);
        Map<String, Entity> elements = new HashMap<>();
        for (Entity entity : read.mapping().after().entities()) {
            elements.putIfAbsent(language.rendering().elementId(entity), entity);
        }
        return new FileVersion(elements, skipped(read.skipped()));
    }

    /** What is missing of a version that was read as a comparison of nothing with it. */
    static List<Skip> skipped(List<Skip> skipped) {
        return skipped.stream()
                .filter(skip -> skip.cause().incomplete())
                .map(skip -> new Skip(
                        skip.file(), skip.cause(), SIDE.matcher(skip.detail()).replaceFirst("")))
                .toList();
    }
}
