package dev.refract.bench.rename;

import dev.refract.model.file.EntityKind;
import dev.refract.model.file.FileModel;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.source.Comparison;
import dev.refract.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A name that stayed in a commit, and can be replaced by another in the version after without a doubt about what it names.
 *
 * @param group what it names, and whether that changed
 * @param name the name
 * @param within the callable that declares it; empty for what others can see
 */
record Target(String group, String name, Optional<Named> within) {
    private static final int SHORTEST = 3;

    /** The names of a commit, those of each group in an order that has nothing to do with the code. */
    static Map<String, List<Target>> of(Comparison comparison, Function<SourceFile, FileModel> models) {
        Map<String, Named> before = Named.sole(comparison.before(), models);
        Map<String, Named> after = Named.sole(comparison.after(), models);
        Map<String, List<Target>> groups = new TreeMap<>();
        after.values().stream()
                .filter(named -> before.containsKey(named.name()))
                .filter(named -> named.isSameAs(before.get(named.name())))
                .flatMap(named -> of(before.get(named.name()), named))
                .sorted(Comparator.comparingInt((Target target) -> target.name.hashCode())
                        .thenComparing(Target::name)
                        .thenComparing(target -> target.within.map(Named::name).orElse("")))
                .forEach(target -> groups.computeIfAbsent(target.group, unused -> new ArrayList<>())
                        .add(target));
        return groups;
    }

    private static Stream<Target> of(Named before, Named after) {
        boolean changed = before.node().exactHash() != after.node().exactHash();
        String group = after.kind().group().name().toLowerCase(Locale.ROOT) + (changed ? ", changed" : ", kept");
        Stream<Target> own = after.name().length() < SHORTEST || after.kind() == EntityKind.CONSTRUCTOR
                ? Stream.of()
                : Stream.of(new Target(group, after.name(), Optional.empty()));
        boolean searched = changed && after.kind().group() == EntityKind.Group.CALLABLE;
        return searched ? Stream.concat(own, variables(before, after)) : own;
    }

    /** The variables that a callable declares once in both versions, of names that no member is asked for. */
    private static Stream<Target> variables(Named before, Named after) {
        Map<String, Integer> was = variables(before.node());
        String text =
                after.file().text().substring(after.node().start(), after.node().end());
        return variables(after.node()).entrySet().stream()
                .filter(variable -> variable.getValue() == 1 && was.getOrDefault(variable.getKey(), 0) == 1)
                .filter(variable -> !text.contains("." + variable.getKey()))
                .map(variable -> new Target("variable, in a changed callable", variable.getKey(), Optional.of(after)));
    }

    private static Map<String, Integer> variables(Node callable) {
        Map<String, Integer> times = new TreeMap<>();
        callable.forEachBelow(node -> {
            if (node.is(NodeKind.VARIABLE) || node.is(NodeKind.PARAMETER)) {
                times.merge(node.name(), 1, Integer::sum);
            }
        });
        return times;
    }

    /** Whether it names a type, and a file with it. */
    boolean isType() {
        return group.startsWith("type");
    }
}
