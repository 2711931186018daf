package dev.refract.cli.history;

import dev.refract.cli.console.Nearest;
import dev.refract.engine.Refract;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.git.GitRepository;
import dev.refract.model.Entity;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
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

    private final GitRepository repository;
    private final LanguageFrontend language;
    private final Refract refract;

    ElementFinder(GitRepository repository, LanguageFrontend language, Refract refract) {
        this.repository = repository;
        this.language = language;
        this.refract = refract;
    }

    /** The element with a name, or the innermost one at a line of a file. */
    Entity find(String commit, String wanted) {
        Matcher place = FILE_AND_LINE.matcher(wanted);
        return place.matches()
                ? atLine(commit, place.group(1).replace('\\', '/'), Integer.parseInt(place.group(2)))
                : named(commit, wanted);
    }

    private List<Entity> entities(String commit, Predicate<String> paths) {
        Limits limits = new Limits(Limits.DEFAULT.maxFileBytes(), Integer.MAX_VALUE, true);
        Admission admission = new Admission(path -> language.reads(path) && paths.test(path), limits);
        return refract.match(repository.snapshot(commit, admission)).mapping().after().entities().stream()
                .filter(entity -> !entity.isInBody())
                .toList();
    }

    private Entity atLine(String commit, String path, int line) {
        List<Entity> entities = entities(commit, path::equals);
        if (entities.isEmpty()) {
            throw new InputException("there is no source file " + path + " in " + commit
                    + "; give its path from the root of the repository");
        }
        return entities.stream()
                .filter(entity -> covers(entity, line))
                .min(Comparator.comparingInt(entity -> entity.own().size()))
                .orElseThrow(
                        () -> new InputException("no type, method or field stands at line " + line + " of " + path));
    }

    private static boolean covers(Entity entity, int line) {
        Node node = entity.own();
        LineTable lines = entity.unit().file().tree().lines();
        return lines.line(node.start()) <= line && line <= lines.line(Math.max(node.start(), node.end() - 1));
    }

    /** Most types stand in a file of their name; only where none does are all files read. */
    private Entity named(String commit, String wanted) {
        Set<String> files = likelyFiles(wanted);
        List<Entity> likely = entities(commit, path -> files.contains(path.substring(path.lastIndexOf('/') + 1)));
        return pick(likely, wanted)
                .or(() -> pick(entities(commit, path -> true), wanted))
                .orElseThrow(() -> unknown(commit, wanted, likely));
    }

    private static Set<String> likelyFiles(String wanted) {
        int hash = wanted.indexOf('#');
        Set<String> files = new LinkedHashSet<>();
        for (String word : (hash < 0 ? wanted : wanted.substring(0, hash)).split("\\.")) {
            files.add(word + ".java");
        }
        return files;
    }

    private Optional<Entity> pick(List<Entity> entities, String wanted) {
        String name = wanted.replaceAll("\\s+", "");
        List<Entity> exact =
                entities.stream().filter(entity -> id(entity).equals(name)).toList();
        List<Entity> found = exact.isEmpty()
                ? entities.stream()
                        .filter(entity -> id(entity).startsWith(name + '('))
                        .toList()
                : exact;
        if (found.size() > 1) {
            throw new InputException("there are " + found.size() + " elements '" + wanted + "': "
                    + String.join(
                            ", ", found.stream().map(this::idAndPlace).limit(5).toList())
                    + "; give one with its parameters, or as file:line");
        }
        return found.stream().findFirst();
    }

    private String id(Entity entity) {
        return language.rendering().elementId(entity);
    }

    private String idAndPlace(Entity entity) {
        int line = entity.unit().file().tree().lines().line(entity.own().start());
        return id(entity) + " (" + entity.unit().path() + ":" + line + ")";
    }

    private InputException unknown(String commit, String wanted, List<Entity> likely) {
        String near = Nearest.question(wanted, likely.stream().map(this::id).toList());
        return new InputException("there is no type, method or field '" + wanted + "' in " + commit
                + (near.isEmpty() ? "; write pkg.Type, pkg.Type#field, pkg.Type#method(Params) or file:line" : near));
    }
}
