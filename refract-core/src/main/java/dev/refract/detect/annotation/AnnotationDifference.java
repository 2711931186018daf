package dev.refract.detect.annotation;

import dev.refract.detect.spi.Element;
import dev.refract.detect.spi.ElementPair;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.NodePair;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the annotations of a declaration differ.
 *
 * @param pair the declaration
 * @param removed annotations that are gone from it
 * @param added annotations that are new on it
 * @param modified annotations that have other values
 */
record AnnotationDifference(ElementPair pair, List<Node> removed, List<Node> added, List<NodePair> modified) {
    private static final List<Element> ROWS =
            List.of(Element.CLASS, Element.METHOD, Element.ATTRIBUTE, Element.PARAMETER, Element.VARIABLE);

    /** The differences of all declarations that are in both versions. */
    static List<AnnotationDifference> in(Scene scene) {
        return ROWS.stream()
                .flatMap(row -> scene.elements(row).stream())
                .filter(ElementPair::declarationsDiffer)
                .map(AnnotationDifference::of)
                .toList();
    }

    private static AnnotationDifference of(ElementPair pair) {
        List<Node> removed = new ArrayList<>(Declared.annotations(pair.beforeHolder()));
        List<Node> added = new ArrayList<>(Declared.annotations(pair.afterHolder()));
        List<NodePair> modified = new ArrayList<>();
        removed.removeIf(annotation ->
                takeFirst(added, other -> other.sameCode(annotation)).isPresent());
        removed.removeIf(annotation -> takeFirst(
                        added, other -> sameName(annotation, other) && sameValues(annotation, other))
                .isPresent());
        removed.removeIf(annotation -> {
            Optional<Node> after = takeFirst(added, other -> sameName(annotation, other));
            after.ifPresent(other -> modified.add(new NodePair(annotation, other)));
            return after.isPresent();
        });
        return new AnnotationDifference(pair, removed, added, modified);
    }

    private static boolean sameName(Node before, Node after) {
        return Declared.sameName(Declared.annotationName(before), Declared.annotationName(after));
    }

    private static boolean sameValues(Node before, Node after) {
        List<Node> beforeValues = values(before);
        List<Node> afterValues = values(after);
        boolean same = beforeValues.size() == afterValues.size();
        for (int i = 0; same && i < beforeValues.size(); i++) {
            same = beforeValues.get(i).sameCode(afterValues.get(i));
        }
        return same;
    }

    private static List<Node> values(Node annotation) {
        return annotation.children().stream()
                .filter(child -> child.role() != Role.TYPE)
                .toList();
    }

    private static Optional<Node> takeFirst(List<Node> nodes, java.util.function.Predicate<Node> test) {
        Optional<Node> found = nodes.stream().filter(test).findFirst();
        found.ifPresent(nodes::remove);
        return found;
    }
}
