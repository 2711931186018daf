package dev.refract.detect.annotation;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.ElementPair;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.NodePair;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Add, Remove, Modify and Move Annotation: one record for each annotation of a declaration that is in both versions, equal
 * ones together, and for each that went to a declaration around it, or in it.
 */
public final class AnnotationChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<AnnotationDifference> differences = AnnotationDifference.in(scene);
        MovedAnnotations moved = MovedAnnotations.among(differences);
        List<Detection> detections = new ArrayList<>(moved.detections(scene));
        for (AnnotationDifference difference : differences) {
            ElementPair pair = difference.pair();
            difference.modified().forEach(change -> detections.add(modified(scene, pair, change)));
            equal(scene, difference.removed(), moved).forEach(some -> detections.add(removed(scene, pair, some)));
            equal(scene, difference.added(), moved).forEach(some -> detections.add(added(scene, pair, some)));
        }
        return detections;
    }

    /** The annotations that did not move; those that read alike are together, since one sentence says it of all. */
    private static Collection<List<Node>> equal(Scene scene, List<Node> annotations, MovedAnnotations moved) {
        Map<String, List<Node>> equal = new LinkedHashMap<>();
        annotations.stream()
                .filter(annotation -> !moved.contains(annotation))
                .forEach(annotation -> equal.computeIfAbsent(
                                scene.words().render(annotation), unused -> new ArrayList<>())
                        .add(annotation));
        return equal.values();
    }

    private static Detection added(Scene scene, ElementPair pair, List<Node> annotations) {
        Draft draft = pair.draft("add", "annotation", scene)
                .value("annotation", scene.words().render(annotations.get(0)));
        annotations.forEach(annotation -> draft.afterPart(pair.afterEntity(), annotation, "added annotation"));
        return pair.declarations(draft, "added annotation").build();
    }

    private static Detection removed(Scene scene, ElementPair pair, List<Node> annotations) {
        Draft draft = pair.draft("remove", "annotation", scene)
                .value("annotation", scene.words().render(annotations.get(0)));
        annotations.forEach(annotation -> draft.beforePart(pair.beforeEntity(), annotation, "removed annotation"));
        return pair.declarations(draft, "removed annotation").build();
    }

    private static Detection modified(Scene scene, ElementPair pair, NodePair change) {
        Node before = change.before();
        Node after = change.after();
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
