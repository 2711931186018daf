package dev.refract.detect.modifier;

import dev.refract.detect.spi.AccessWords;
import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Element;
import dev.refract.detect.spi.ElementPair;
import dev.refract.detect.spi.Scene;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Change Access Modifier of classes, methods and attributes. For methods the evidence says whether the access was
 * restricted or widened: Hide Method and Unhide Method of Weissgerber and Diehl.
 */
public final class AccessChanges implements Detector {
    private static final List<Element> ROWS = List.of(Element.CLASS, Element.METHOD, Element.ATTRIBUTE);
    /** From the narrowest to the widest. */
    private static final List<String> ORDER = List.of("private", "package", "protected", "public");

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (Element row : ROWS) {
            for (ElementPair pair : scene.elements(row)) {
                String before = scene.words().accessWord(pair.beforeEntity());
                String after = scene.words().accessWord(pair.afterEntity());
                if (!before.equals(after) && pair.canHaveModifiers()) {
                    detections.add(changed(scene, pair, before, after));
                }
            }
        }
        return detections;
    }

    private static Detection changed(Scene scene, ElementPair pair, String before, String after) {
        Draft draft = pair.draft("change", "access-modifier", scene)
                .value("before", before)
                .value("after", after);
        if (pair.element() == Element.METHOD) {
            boolean hides = ORDER.indexOf(after) < ORDER.indexOf(before);
            draft.detail("known-as", hides ? "hide-method" : "unhide-method");
        }
        words(pair.before()).forEach(node -> draft.explainsBefore(pair.beforeEntity(), node));
        words(pair.after()).forEach(node -> draft.explainsAfter(pair.afterEntity(), node));
        return pair.declarations(draft, "changed access modifier").build();
    }

    private static List<Node> words(Node declaration) {
        return Declared.modifiers(declaration).stream()
                .filter(AccessWords::isOne)
                .toList();
    }
}
