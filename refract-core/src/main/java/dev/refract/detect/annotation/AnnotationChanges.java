package dev.refract.detect.annotation;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Element;
import dev.refract.detect.spi.ElementPair;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Add, Remove and Modify Annotation: one record for each annotation of a declaration that is in both versions. */
public final class AnnotationChanges implements Detector {
    private static final List<Element> ROWS =
            List.of(Element.CLASS, Element.METHOD, Element.ATTRIBUTE, Element.PARAMETER, Element.VARIABLE);

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (Element row : ROWS) {
            for (ElementPair pair : scene.elements(row)) {
                if (pair.declarationsDiffer()) {
                    compare(scene, pair, detections);
                }
            }
        }
        return detections;
    }

    private static void compare(Scene scene, ElementPair pair, List<Detection> detections) {
        List<Node> removed = new ArrayList<>(Declared.annotations(pair.beforeHolder()));
        List<Node> added = new ArrayList<>(Declared.annotations(pair.afterHolder()));
        removed.removeIf(annotation ->
                takeFirst(added, other -> other.sameCode(annotation)).isPresent());
        removed.removeIf(annotation -> takeFirst(
                        added, other -> sameName(annotation, other) && sameValues(annotation, other))
                .isPresent());
        for (Node before : removed) {
            Optional<Node> after = takeFirst(added, other -> sameName(before, other));
            detections.add(after.map(node -> modified(scene, pair, before, node))
                    .orElseGet(() -> removed(scene, pair, before)));
        }
        added.forEach(annotation -> detections.add(added(scene, pair, annotation)));
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

    private static Detection added(Scene scene, ElementPair pair, Node annotation) {
        Draft draft = pair.draft("add", "annotation", scene)
                .value("annotation", scene.words().render(annotation))
                .afterPart(pair.afterEntity(), annotation, "added annotation");
        return pair.declarations(draft, "added annotation").build();
    }

    private static Detection removed(Scene scene, ElementPair pair, Node annotation) {
        Draft draft = pair.draft("remove", "annotation", scene)
                .value("annotation", scene.words().render(annotation))
                .beforePart(pair.beforeEntity(), annotation, "removed annotation");
        return pair.declarations(draft, "removed annotation").build();
    }

    private static Detection modified(Scene scene, ElementPair pair, Node before, Node after) {
        Draft draft = pair.draft("modify", "annotation", scene)
                .value("before", scene.words().render(before))
                .value("after", scene.words().render(after))
                .beforePart(pair.beforeEntity(), before, "original annotation")
                .afterPart(pair.afterEntity(), after, "modified annotation")
                .cause(scene.causes()
                        .ofTypeChange(before, pair.beforeEntity(), after, pair.afterEntity())
                        .map(EntityPair::subject));
        return pair.declarations(draft, "modified annotation").build();
    }
}
