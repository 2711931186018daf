package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Callables that took the names of others: constructors, whose name says nothing, as it is that of the type, and methods that have
 * nothing but the name of those before.
 */
final class OtherCallables {
    private OtherCallables() {}

    /**
     * Whether of two callables of one name the one took the place of the other, of which nothing remains.
     *
     * @param share the share of the bodies that is not in both by chance
     */
    static boolean areOthers(Entity before, Entity after, double share, Contents contents) {
        return before.kind() == EntityKind.CONSTRUCTOR
                ? areOtherConstructors(before, after, share, contents)
                : areOtherMethods(before, after, share, contents);
    }

    /**
     * Whether of two constructors the one keeps nothing of the other: neither the number of parameters, nor the name or
     * type of one, nor the form or this share of a body that both have. Those that do nothing but call a constructor of the
     * superclass are alike, whatever they hand to it.
     */
    private static boolean areOtherConstructors(Entity before, Entity after, double share, Contents contents) {
        boolean otherParameters =
                Declared.parameters(before).size() != Declared.parameters(after).size()
                        && !shareParameter(before, after);
        return otherParameters && haveOtherBodies(before, after) && contents.bodySimilarity(before, after) < share;
    }

    /** Whether two methods of one name have neither a parameter, nor what they return, nor this share of their bodies in common. */
    private static boolean areOtherMethods(Entity before, Entity after, double share, Contents contents) {
        return !Declared.parameters(before).isEmpty()
                && !Declared.parameters(after).isEmpty()
                && !Declared.writtenType(before).equals(Declared.writtenType(after))
                && !shareParameter(before, after)
                && haveOtherBodies(before, after)
                && contents.bodySimilarity(before, after) < share;
    }

    private static boolean haveOtherBodies(Entity before, Entity after) {
        Optional<Node> left = before.body().filter(body -> !body.isLeaf());
        Optional<Node> right = after.body().filter(body -> !body.isLeaf());
        return left.isPresent()
                && right.isPresent()
                && left.get().shapeHash() != right.get().shapeHash()
                && !(handsOn(left.get()) && handsOn(right.get()));
    }

    /** Whether a body does nothing but hand something to a constructor of the superclass. */
    private static boolean handsOn(Node body) {
        List<Node> statements = body.children();
        return statements.size() == 1
                && statements.get(0).is(NodeKind.SUPER_CONSTRUCTOR_CALL)
                && !statements.get(0).children(Role.ARGUMENT).isEmpty();
    }

    private static boolean shareParameter(Entity before, Entity after) {
        Set<String> words = words(before);
        words.retainAll(words(after));
        return !words.isEmpty();
    }

    private static Set<String> words(Entity callable) {
        Set<String> words = new HashSet<>();
        for (Node parameter : Declared.parameters(callable)) {
            words.add(parameter.name());
            words.add(Declared.erasedType(parameter));
        }
        return words;
    }
}
