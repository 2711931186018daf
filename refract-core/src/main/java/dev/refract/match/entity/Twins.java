package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Names;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Members without a partner that are alike in all but their owner, and have no other that is: a small one says nothing,
 * as a field {@code name} of any class, but several that one type lost and another has moved together.
 */
final class Twins {
    private final Set<Pair> pairs = new HashSet<>();
    /** Fields of one name, type and value, whatever their modifiers and annotations. */
    private final Set<Pair> fields = new HashSet<>();

    /** Methods of one name and parameters that are large enough, however alike their bodies are, or that are only declared. */
    private final Set<Pair> methods = new HashSet<>();

    /** All that alone are declared as they are, whatever is in them. */
    private final Set<Pair> declared = new HashSet<>();

    /** How many of these one type had and another has. */
    private final Map<Pair, Integer> declaredBetween = new HashMap<>();

    private final double alike;
    /** Nodes that a method must have to be told by its declaration: small ones are found anywhere. */
    private final int telling;

    private Twins(EntityThresholds thresholds) {
        this.alike = thresholds.likeness().twins();
        this.telling = thresholds.members().amounts().twin();
    }

    /** Two members that are alike, or two types. */
    record Pair(Entity before, Entity after) {}

    /** The twins among members without a partner. */
    static Twins among(
            List<Entity> before, List<Entity> after, EntityThresholds thresholds, Mapping mapping, Steps steps) {
        Map<String, List<Entity>> byDeclaration = byDeclaration(after);
        Contents contents = new Contents(Names.of(mapping)::translate, thresholds.blind(), steps);
        Twins twins = new Twins(thresholds);
        byDeclaration(before).forEach((declaration, members) -> {
            List<Entity> others = byDeclaration.getOrDefault(declaration, List.of());
            boolean only = members.size() == 1 && others.size() == 1;
            if (only && oneOwnerStays(members.get(0), others.get(0), mapping)) {
                twins.add(members.get(0), others.get(0), contents);
            }
        });
        return twins;
    }

    private void add(Entity before, Entity after, Contents contents) {
        declared.add(new Pair(before, after));
        declaredBetween.merge(new Pair(before.type(), after.type()), 1, Integer::sum);
        boolean areAlike = contents.similarity(before, after) >= alike;
        if (areAlike) {
            pairs.add(new Pair(before, after));
        }
        if (before.kind() == EntityKind.FIELD && (areAlike || haveOneValue(before, after, contents))) {
            fields.add(new Pair(before, after));
        }
        if (areTelling(before, after) || areAlike && isDeclaredOnly(before)) {
            methods.add(new Pair(before, after));
        }
    }

    private boolean areTelling(Entity before, Entity after) {
        int nodes = Math.min(before.own().size(), after.own().size());
        return before.kind() == EntityKind.METHOD && nodes >= telling;
    }

    private static boolean isDeclaredOnly(Entity member) {
        return member.kind() == EntityKind.METHOD && member.body().isEmpty();
    }

    private boolean haveOneValue(Entity before, Entity after, Contents contents) {
        boolean none = value(before).isEmpty() && value(after).isEmpty();
        return none || contents.bodySimilarity(before, after) >= alike;
    }

    private static Optional<Node> value(Entity field) {
        return field.variable().child(Role.INITIALIZER);
    }

    /** What a type that is gone had, and a new one has, is what any type has. */
    private static boolean oneOwnerStays(Entity before, Entity after, Mapping mapping) {
        return mapping.ofBefore(before.type()).isPresent()
                || mapping.ofAfter(after.type()).isPresent();
    }

    private static Map<String, List<Entity>> byDeclaration(List<Entity> members) {
        Map<String, List<Entity>> byDeclaration = new HashMap<>();
        for (Entity member : members) {
            boolean fits = member.kind() == EntityKind.METHOD || member.kind() == EntityKind.FIELD;
            if (fits && !member.isInBody()) {
                byDeclaration
                        .computeIfAbsent(declaration(member), unused -> new ArrayList<>())
                        .add(member);
            }
        }
        return byDeclaration;
    }

    /** What only declares a method is another than what has its code. */
    private static String declaration(Entity member) {
        if (member.kind() == EntityKind.FIELD) {
            return member.name() + ' ' + Declared.typeName(member);
        }
        String code = isDeclaredOnly(member) ? ";" : "{}";
        return Declared.signature(member) + code;
    }

    /** Those that are not decided on, in no order. */
    List<Pair> open(Mapping mapping) {
        return pairs.stream()
                .filter(pair -> mapping.isFree(pair.before(), pair.after()))
                .toList();
    }

    /** Whether the two are fields that are twins but for their modifiers and annotations. */
    boolean areFields(Entity before, Entity after) {
        return fields.contains(new Pair(before, after));
    }

    /** Whether the two are methods that alone are declared as they are. */
    boolean areMethods(Entity before, Entity after) {
        return methods.contains(new Pair(before, after));
    }

    /** Whether the types of two members have others that alone are declared as they are. */
    boolean areOthersDeclared(Entity before, Entity after) {
        int all = declaredBetween.getOrDefault(new Pair(before.type(), after.type()), 0);
        return all > (declared.contains(new Pair(before, after)) ? 1 : 0);
    }

    /** Whether the two are twins that are not decided on. */
    boolean areOpen(Entity before, Entity after, Mapping mapping) {
        return mapping.isFree(before, after) && pairs.contains(new Pair(before, after));
    }
}
