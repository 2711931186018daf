package dev.refract.detect.modifier;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Element;
import dev.refract.detect.spi.ElementPair;
import dev.refract.detect.spi.LocalPair;
import dev.refract.detect.spi.Scene;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Add and Remove Modifier: one record for each modifier, access aside. Only words that are written count. */
public final class ModifierChanges implements Detector {
    /** An element and the modifiers that count for it. */
    private record Row(Element element, Set<String> modifiers) {}

    private static final Set<String> FINAL = Set.of("final");

    private static final List<Row> ROWS = List.of(
            new Row(Element.CLASS, Set.of("abstract", "final", "static")),
            new Row(Element.METHOD, Set.of("abstract", "final", "static", "synchronized")),
            new Row(Element.ATTRIBUTE, Set.of("final", "static", "transient", "volatile")),
            new Row(Element.PARAMETER, FINAL),
            new Row(Element.VARIABLE, FINAL));

    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (Row row : ROWS) {
            for (ElementPair pair : scene.elements(row.element)) {
                if (pair.declarationsDiffer() && pair.canHaveModifiers()) {
                    compare(scene, row, pair, detections);
                }
            }
        }
        scene.variables().stream()
                .filter(LocalPair::becameAnother)
                .forEach(turned -> ofTurned(scene, turned, detections));
        return detections;
    }

    /** What a local variable says that became a parameter, or was one: what the parameter says is its own. */
    private static void ofTurned(Scene scene, LocalPair turned, List<Detection> detections) {
        Node variable = turned.beforeLocal().isParameter() ? turned.after() : turned.before();
        boolean says = FINAL.stream()
                .anyMatch(modifier -> find(Declared.holder(variable), modifier).isPresent());
        if (says && !scene.stays(variable)) {
            compare(
                    scene,
                    new Row(Element.VARIABLE, FINAL),
                    new ElementPair(Element.VARIABLE, turned.members(), turned.before(), turned.after()),
                    detections);
        }
    }

    private static void compare(Scene scene, Row row, ElementPair pair, List<Detection> detections) {
        for (String modifier : row.modifiers.stream().sorted().toList()) {
            Optional<Node> before = find(pair.beforeHolder(), modifier);
            Optional<Node> after = find(pair.afterHolder(), modifier);
            if (before.isPresent() && after.isEmpty()) {
                Draft draft = pair.draft("remove", "modifier", scene)
                        .value("modifier", modifier)
                        .explainsBefore(pair.beforeEntity(), before.get());
                detections.add(pair.declarations(draft, "removed modifier").build());
            } else if (before.isEmpty() && after.isPresent()) {
                Draft draft = pair.draft("add", "modifier", scene)
                        .value("modifier", modifier)
                        .explainsAfter(pair.afterEntity(), after.get());
                detections.add(pair.declarations(draft, "added modifier").build());
            }
        }
    }

    private static Optional<Node> find(Node declaration, String modifier) {
        return Declared.modifiers(declaration).stream()
                .filter(node -> node.label().equals(modifier))
                .findFirst();
    }
}
