package dev.refract.match.entity;

import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What a type is made of, as weighted features that survive a rename: signatures of its callables, statements of their
 * bodies, fields, constants, nested types. Features of nested types count for their owner too.
 *
 * @param type the type
 * @param weights weight of each feature
 */
record TypeFeatures(Entity type, Map<Integer, Double> weights) {
    /**
     * The features of a type.
     *
     * @param weighing what its parts weigh
     * @param paired whether a nested type has a partner already: then it moved in or out, and says nothing of its owner
     * @param names reads the types of members as they are called in the version after
     */
    static TypeFeatures of(
            Entity type, TypeThresholds.Features weighing, Predicate<Entity> paired, RenamedTypes names) {
        Map<Integer, Double> weights = new HashMap<>();
        new Collector(type, weighing, paired, names, weights).type(type);
        return new TypeFeatures(type, weights);
    }

    private record Collector(
            Entity root,
            TypeThresholds.Features weighing,
            Predicate<Entity> paired,
            RenamedTypes names,
            Map<Integer, Double> weights) {
        void type(Entity type) {
            for (String supertype : supertypes(type)) {
                add(weighing.supertype(), "supertype", names.newName(Declared.simpleName(supertype), type));
            }
            Declared.annotations(type.node()).forEach(this::code);
            for (Entity member : type.members()) {
                member(member);
            }
        }

        private static Iterable<String> supertypes(Entity type) {
            return type.node().children().stream()
                    .filter(child -> child.role() == Role.SUPERCLASS || child.role() == Role.INTERFACE)
                    .map(TypeNames::erasure)::iterator;
        }

        private void member(Entity member) {
            Declared.annotations(member.node()).forEach(this::code);
            switch (member.kind().group()) {
                case CALLABLE -> {
                    add(weighing.signature(), "callable", own(name(member)), own(names.parameterTypes(member)));
                    member.body().ifPresent(this::code);
                }
                case FIELD -> {
                    String type = names.newName(Declared.typeName(member), member);
                    add(weighing.field(), "field", member.name(), own(type));
                    member.variable().child(Role.INITIALIZER).ifPresent(this::code);
                }
                case INITIALIZER -> member.body().ifPresent(this::code);
                case TYPE -> {
                    if (member.nesting() == Nesting.MEMBER && !paired.test(member)) {
                        add(weighing.signature(), "type", member.name());
                        type(member);
                    }
                }
            }
        }

        /** The type's own name changes with a rename, so it counts as nothing. */
        private String own(String name) {
            return name.equals(root.name()) ? "" : name;
        }

        private static String name(Entity callable) {
            return callable.kind() == EntityKind.CONSTRUCTOR ? "<init>" : callable.name();
        }

        private void code(Node code) {
            if (!statements(code)) {
                feature(code.size(), code.normalisedHash());
            }
        }

        /**
         * Whether code has statements in it. Each of these is a feature, and what is around them is another: what else is in a
         * block is nothing to a statement.
         */
        private boolean statements(Node code) {
            boolean block = code.is(NodeKind.BLOCK) || code.is(NodeKind.SWITCH);
            boolean composite = block;
            List<Node> others = new ArrayList<>();
            for (Node child : code.children()) {
                if (statements(child)) {
                    composite = true;
                } else {
                    others.add(child);
                }
            }
            if (block) {
                others.forEach(other -> feature(other.size(), other.normalisedHash()));
            } else if (composite) {
                head(code, others);
            }
            return composite;
        }

        private void head(Node code, List<Node> parts) {
            int size = 1;
            int hash = code.kind().ordinal() * 31 + code.label().hashCode();
            for (Node part : parts) {
                size += part.size();
                hash = hash * 31 + part.normalisedHash();
            }
            feature(size, hash);
        }

        private void feature(int size, int hash) {
            if (size >= weighing.statement()) {
                add(weighing.node() * size, "code", hash);
            }
        }

        private void add(double weight, Object... feature) {
            weights.merge(Objects.hash(feature), weight, Double::sum);
        }
    }
}
