package dev.refract.detect.type;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.PackagePairs;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Move Class, Rename Class, Move And Rename Class. A type whose owner moved or was renamed did neither itself: only what
 * changed about it inside its owner counts.
 */
public final class TypeMoves implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        TypeReferences references = TypeReferences.of(scene);
        List<Detection> detections = new ArrayList<>();
        for (EntityPair pair : scene.pairs(EntityKind.Group.TYPE)) {
            if (named(pair.before()) && named(pair.after())) {
                boolean moved = moved(scene, pair) || !pair.sameName() && ownerMoved(pair);
                if (moved || !pair.sameName()) {
                    detections.add(detection(scene, references, pair, moved));
                }
            }
        }
        return detections;
    }

    private static boolean named(Entity type) {
        return type.nesting() != Nesting.ANONYMOUS;
    }

    private static boolean moved(Scene scene, EntityPair pair) {
        Optional<Entity> beforeOwner = pair.before().owner();
        Optional<Entity> afterOwner = pair.after().owner();
        if (beforeOwner.isEmpty() && afterOwner.isEmpty()) {
            return !pair.before().packageName().equals(pair.after().packageName());
        }
        boolean sameOwner = beforeOwner
                .flatMap(scene.mapping()::ofBefore)
                .filter(owner ->
                        afterOwner.filter(other -> other == owner.after()).isPresent())
                .isPresent();
        return !sameOwner;
    }

    /** The field says of a type that was renamed inside a renamed or moved owner that it moved, too. */
    private static boolean ownerMoved(EntityPair pair) {
        return pair.before().owner().isPresent()
                && pair.after().owner().isPresent()
                && !pair.before()
                        .owner()
                        .get()
                        .typeName()
                        .equals(pair.after().owner().get().typeName());
    }

    private static Detection detection(Scene scene, TypeReferences references, EntityPair pair, boolean moved) {
        boolean renamed = !pair.sameName();
        String kind = moved && renamed ? "move-and-rename-class" : moved ? "move-class" : "rename-class";
        String role = moved && renamed ? "moved and renamed" : moved ? "moved" : "renamed";
        Draft draft = Draft.of(kind, scene)
                .evidence(pair)
                .value("before", scene.words().signature(pair.before()))
                .value("after", scene.words().signature(pair.after()))
                .before(pair.before(), "original type declaration")
                .after(pair.after(), role + " type declaration")
                .explains(references.explainedBy(pair))
                .subject(pair.subject());
        boolean topLevel =
                pair.before().owner().isEmpty() && pair.after().owner().isEmpty();
        if (moved && topLevel) {
            draft.cause(scene.packages().changeOf(pair).map(PackagePairs.Change::subject));
        }
        return draft.build();
    }
}
