package dev.refract.match.evidence;

import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The fingerprints of the entities of a version, made once, with their names read in one way. */
final class Fingerprints {
    private final Function<Entity, Fingerprint.Reading> names;
    private final Steps steps;
    private final Map<Entity, Fingerprint.Reading> readings = new HashMap<>();
    private final Map<Entity, Fingerprint> wholes = new HashMap<>();
    private final Map<Entity, Fingerprint> bodies = new HashMap<>();

    private Fingerprints(Function<Entity, Fingerprint.Reading> names, Steps steps) {
        this.names = names;
        this.steps = steps;
    }

    /** Names are read through a translation. */
    static Fingerprints named(UnaryOperator<String> names, Steps steps) {
        Fingerprint.Reading reading = Fingerprint.Reading.of(names);
        return new Fingerprints(entity -> reading, steps);
    }

    /** The same, and {@code this.} need not be written. */
    static Fingerprints withoutThis(UnaryOperator<String> names, Steps steps) {
        Fingerprint.Reading reading = Fingerprint.Reading.of(names, Fingerprint::isThisObject);
        return new Fingerprints(entity -> reading, steps);
    }

    /** The same, and all parameters and local variables of an entity are one, of which is asked as if of the object. */
    static Fingerprints blind(UnaryOperator<String> names, Steps steps) {
        return new Fingerprints(entity -> new Blind(locals(entity), names), steps);
    }

    private record Blind(Set<String> locals, UnaryOperator<String> names) implements Fingerprint.Reading {
        @Override
        public String word(String label) {
            return locals.contains(label) ? "" : names.apply(label);
        }

        @Override
        public boolean isSilent(Node node) {
            return Fingerprint.isThisObject(node)
                    || node.role() == Role.RECEIVER
                            && node.isLeaf()
                            && node.is(NodeKind.NAME)
                            && locals.contains(node.label());
        }
    }

    private static Set<String> locals(Entity entity) {
        Set<String> locals = new HashSet<>();
        entity.node().forEachBelow(node -> {
            if (node.isParameter() || node.is(NodeKind.VARIABLE)) {
                locals.add(node.name());
            }
        });
        return locals;
    }

    /** The whole declaration of an entity, without its members. */
    Fingerprint whole(Entity entity) {
        return wholes.computeIfAbsent(entity, some -> fingerprint(some, Declared.parts(some)));
    }

    /** The body of a callable, or the initializer of a field; empty where there is none. */
    Fingerprint body(Entity entity) {
        return bodies.computeIfAbsent(entity, some -> fingerprint(some, code(some)));
    }

    /** Some code of an entity. */
    Fingerprint of(Entity entity, List<Node> code) {
        return fingerprint(entity, code);
    }

    private Fingerprint fingerprint(Entity entity, List<Node> code) {
        Fingerprint fingerprint = Fingerprint.of(code, readings.computeIfAbsent(entity, names));
        steps.take(fingerprint.size());
        return fingerprint;
    }

    private static List<Node> code(Entity entity) {
        return entity.kind().group() == EntityKind.Group.FIELD
                ? entity.variable().children().stream()
                        .filter(child -> child.role() != Role.NAME)
                        .toList()
                : entity.body().stream().toList();
    }
}
