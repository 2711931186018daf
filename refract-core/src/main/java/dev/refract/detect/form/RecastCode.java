package dev.refract.detect.form;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.RecastPlace;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.Recast;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The kinds that are code in another form: a row each in {@link Form#ALL}. */
public final class RecastCode implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        List<Detection> detections = new ArrayList<>();
        for (RecastPlace place : scene.recasts()) {
            Form.ALL.stream()
                    .filter(form -> form.matches(place.recast()))
                    .forEach(form -> detections.add(detection(form, place, scene)));
        }
        return detections;
    }

    private static Detection detection(Form form, RecastPlace place, Scene scene) {
        Entity before = place.members().before();
        Entity after = place.members().after();
        Recast recast = place.recast();
        Draft draft = Draft.of(form.kind(), scene)
                .rule(recast.form().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .value("after", code(recast.after(), after, scene))
                .member(after)
                .value("class", after.typeName());
        if (recast.form() != Recast.Form.RESOURCES) {
            draft.value("before", code(recast.before(), before, scene));
        }
        for (Node node : recast.before()) {
            draft.beforeStatement(before, node, form.before());
            changed(node, recast).forEach(part -> draft.explainsBefore(before, part));
        }
        draft.before(before, "original method declaration");
        for (Node node : recast.after()) {
            draft.afterStatement(after, node, form.after());
            changed(node, recast).forEach(part -> draft.explainsAfter(after, part));
        }
        return draft.after(after, form.around()).build();
    }

    private static String code(List<Node> nodes, Entity member, Scene scene) {
        return nodes.stream()
                .map(node ->
                        typeName(node, member).orElseGet(() -> scene.words().code(node)))
                .collect(Collectors.joining(", "));
    }

    /** Anonymous classes are called by their names. */
    private static Optional<String> typeName(Node node, Entity member) {
        return node.is(NodeKind.ANONYMOUS_CLASS)
                ? member.members().stream()
                        .filter(type -> type.node().equals(node))
                        .map(Entity::qualifiedName)
                        .findFirst()
                : Optional.empty();
    }

    /** What the new form changed: all of the code, or, where something else changed in it too, what stands in front. */
    private static List<Node> changed(Node node, Recast recast) {
        if (node.kind().isLoop() && !recast.whole()) {
            return node.children().stream()
                    .filter(part -> part.role() != Role.BODY)
                    .toList();
        }
        List<Node> heads = new ArrayList<>(node.children(Role.CONDITION));
        heads.addAll(node.children(Role.PARAMETER));
        heads.addAll(node.children(Role.RESOURCE));
        return recast.whole() || heads.isEmpty() ? List.of(node) : heads;
    }
}
