package dev.refract.detect.annotation;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Element;
import dev.refract.detect.spi.ElementPair;
import dev.refract.detect.spi.Scene;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Annotations that are gone from one declaration, and are new and equal on the one around it, or on one in it. */
final class MovedAnnotations {
    private final List<Move> moves = new ArrayList<>();
    private final Set<Node> annotations = new HashSet<>();

    private record Move(ElementPair source, Node before, ElementPair target, Node after) {}

    private MovedAnnotations() {}

    /** Those among the differences of all declarations; what stands in a body took none from the declaration around. */
    static MovedAnnotations among(List<AnnotationDifference> differences) {
        Map<Entity, AnnotationDifference> byEntity = new LinkedHashMap<>();
        for (AnnotationDifference difference : differences) {
            if (!isVariable(difference.pair())) {
                byEntity.put(difference.pair().afterEntity(), difference);
            }
        }
        MovedAnnotations moved = new MovedAnnotations();
        byEntity.forEach((entity, inner) -> entity.owner().map(byEntity::get).ifPresent(outer -> {
            moved.add(outer, inner);
            moved.add(inner, outer);
        }));
        return moved;
    }

    private static boolean isVariable(ElementPair pair) {
        return pair.element() == Element.PARAMETER || pair.element() == Element.VARIABLE;
    }

    private void add(AnnotationDifference source, AnnotationDifference target) {
        for (Node before : source.removed()) {
            target.added().stream()
                    .filter(before::sameCode)
                    .findFirst()
                    .ifPresent(after -> add(new Move(source.pair(), before, target.pair(), after)));
        }
    }

    private void add(Move move) {
        moves.add(move);
        annotations.add(move.before);
        annotations.add(move.after);
    }

    /** Whether an annotation of either version is one that moved. */
    boolean contains(Node annotation) {
        return annotations.contains(annotation);
    }

    /** A detection for each declaration that an annotation left or came to. */
    List<Detection> detections(Scene scene) {
        return moves.stream()
                .map(move -> Draft.of("move-annotation", scene)
                        .evidence(move.source.entities())
                        .value("annotation", scene.words().render(move.after))
                        .value("before", words(scene, move.source.beforeEntity()))
                        .value("after", words(scene, move.target.afterEntity()))
                        .beforePart(move.source.beforeEntity(), move.before, "original annotation")
                        .afterPart(move.target.afterEntity(), move.after, "moved annotation")
                        .build())
                .toList();
    }

    private static String words(Scene scene, Entity entity) {
        return entity.isType() ? entity.typeName() : scene.words().signature(entity);
    }
}
