package dev.refract.cli.history;

import dev.refract.cli.console.Nearest;
import dev.refract.engine.Matches;
import dev.refract.engine.Refract;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.git.GitRepository;
import dev.refract.model.Entity;
import dev.refract.model.file.Comment;
import dev.refract.model.file.FileModel;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
import dev.refract.source.Skip;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the element that the user means in one version. */
final class ElementFinder {
    private static final Pattern FILE_AND_LINE = Pattern.compile("(.+):(\\d{1,9})");

    /** Elements that a message names at most. */
    private static final int SUGGESTED = 3;

    private final GitRepository repository;
    private final LanguageFrontend language;
    private final Refract refract;
    private final Limits limits;

    /** Whoever names an element wants to know of it though a tool wrote it, and however many files there are. */
    ElementFinder(GitRepository repository, LanguageFrontend language, Refract refract, Limits limits) {
        this.repository = repository;
        this.language = language;
        this.refract = refract;
        long bytes = Math.max(limits.maxFileBytes(), Limits.DEFAULT.maxFileBytes());
        this.limits = new Limits(bytes, Integer.MAX_VALUE, true);
    }

    /** What there is in some files, and what of them could not be read. */
    private record Read(List<Entity> entities, List<Skip> skipped) {}

    /** The element with a name, or the innermost one at a line of a file, whose path may start from a folder. */
    Entity find(String commit, String wanted, Path start) {
        Matcher place = FILE_AND_LINE.matcher(wanted);
        return place.matches()
                ? atLine(commit, pathOf(commit, place.group(1), start), Integer.parseInt(place.group(2)))
                : named(commit, wanted);
    }

    private String pathOf(String commit, String written, Path start) {
        return new WrittenPath(written.replace('\\', '/'), start).in(repository, commit);
    }

    private Read read(String commit, Predicate<String> paths) {
        Admission admission = new Admission(path -> language.reads(path) && paths.test(path), limits);
        Matches matches = refract.match(repository.snapshot(commit, admission));
        return new Read(
                matches.mapping().after().entities().stream()
                        .filter(entity -> !entity.isInBody())
                        .toList(),
                FileVersions.skipped(matches.skipped()));
    }

    private Entity atLine(String commit, String path, int line) {
        Read file = read(commit, path::equals);
        if (file.entities().isEmpty() && file.skipped().isEmpty()) {
            throw new InputException("there is no source file " + path + " in " + commit
                    + "; give its path from the root of the repository, or from where you are");
        }
        return file.entities().stream()
                .filter(entity -> covers(entity, line))
                .min(Comparator.comparingInt(entity -> entity.own().size()))
                .orElseThrow(() -> new InputException("no type, method or field stands at line " + line + " of " + path
                        + " in " + commit + notRead(file.skipped())));
    }

    /** What is written about an element above it belongs to it. */
    private static boolean covers(Entity entity, int line) {
        Node node = entity.own();
        FileModel file = entity.unit().file();
        LineTable lines = file.tree().lines();
        int start = file.documentation(node).map(Comment::start).orElse(node.start());
        return lines.line(start) <= line && line <= lines.line(Math.max(node.start(), node.end() - 1));
    }

    /** Most types stand in a file of their name; only where none does are all files read. */
    private Entity named(String commit, String wanted) {
        Set<String> files = likelyFiles(ElementName.of(wanted));
        Read likely = read(commit, path -> files.contains(path.substring(path.lastIndexOf('/') + 1)));
        return pick(likely.entities(), wanted).orElseGet(() -> {
            Read all = read(commit, path -> true);
            return pick(all.entities(), wanted).orElseThrow(() -> unknown(commit, wanted, likely, all));
        });
    }

    /** Words to append to a message that something is not there. */
    private static String notRead(List<Skip> skipped) {
        if (skipped.isEmpty()) {
            return "";
        }
        Skip first = skipped.get(0);
        String more = skipped.size() == 1 ? "" : " and " + (skipped.size() - 1) + " more";
        return " as far as it could be read: skipped was " + first.file() + ", "
                + first.cause().id().replace('-', ' ') + ", " + first.detail() + more;
    }

    private static Set<String> likelyFiles(ElementName wanted) {
        Set<String> files = new LinkedHashSet<>();
        for (String word : wanted.owner().split("\\.")) {
            files.add(word + ".java");
        }
        return files;
    }

    /** What fits more exactly comes first: the id itself, a name of it, a name without the package. */
    private Optional<Entity> pick(List<Entity> entities, String wanted) {
        String letters = wanted.replaceAll("\\s+", "");
        ElementName name = ElementName.of(wanted);
        List<Predicate<String>> tests = List.of(
                letters::equals, id -> name.isOf(ElementName.of(id)), id -> name.endsNameOf(ElementName.of(id)));
        for (Predicate<String> test : tests) {
            List<Entity> found =
                    entities.stream().filter(entity -> test.test(id(entity))).toList();
            if (found.size() > 1) {
                throw several(wanted, found);
            }
            if (!found.isEmpty()) {
                return Optional.of(found.get(0));
            }
        }
        return Optional.empty();
    }

    private InputException several(String wanted, List<Entity> found) {
        return new InputException("there are " + found.size() + " elements '" + wanted + "': "
                + String.join(
                        ", ",
                        found.stream().map(this::idAndPlace).limit(SUGGESTED).toList())
                + "; give one with its package and its parameters, or as file:line");
    }

    private String id(Entity entity) {
        return language.rendering().elementId(entity);
    }

    private String idAndPlace(Entity entity) {
        int line = entity.unit().file().tree().lines().line(entity.own().start());
        return id(entity) + " (" + entity.unit().path() + ":" + line + ")";
    }

    private InputException unknown(String commit, String wanted, Read likely, Read all) {
        return new InputException("there is no type, method or field '" + wanted + "' in " + commit
                + notRead(likely.skipped()) + suggestion(wanted, likely, all));
    }

    /** Others of the same name are more likely meant than what only looks alike. */
    private String suggestion(String wanted, Read likely, Read all) {
        ElementName name = ElementName.of(wanted);
        List<String> same = all.entities().stream()
                .map(this::id)
                .filter(id -> name.hasSimpleNameOf(ElementName.of(id)))
                .toList();
        if (!same.isEmpty()) {
            return "; did you mean '" + String.join("' or '", Nearest.among(same, wanted, SUGGESTED)) + "'?";
        }
        String near = Nearest.question(
                wanted, likely.entities().stream().map(this::id).toList());
        return near.isEmpty() && likely.skipped().isEmpty()
                ? "; write pkg.Type, pkg.Type#field, pkg.Type#method(Params) or file:line"
                : near;
    }
}
