package dev.refract.detect.crossing;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Local;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Extract Method and Inline Method, and the two with a move between classes. */
public final class ExtractedAndInlined implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.crossings().stream()
                .map(crossing -> crossing.kind() == Crossing.Kind.EXTRACTED
                        ? extracted(scene, crossing)
                        : inlined(scene, crossing))
                .toList();
    }

    private static Detection extracted(Scene scene, Crossing crossing) {
        EntityPair source = crossing.around();
        Entity target = crossing.other();
        // A method that was pulled up may leave code behind.
        boolean stays = source.after().type() == target.type()
                || source.before().typeName().equals(target.typeName());
        Draft draft = stays
                ? Draft.of("extract-method", scene).value("class", target.typeName())
                : Draft.of("extract-and-move-method", scene)
                        .value("beforeClass", source.before().typeName())
                        .value("afterClass", target.typeName());
        evidence(draft, crossing)
                .value("after", scene.words().signature(target))
                .value("before", scene.words().signature(source.before()))
                .before(source.before(), "source method declaration before extraction");
        for (StatementLink link : crossing.body().links()) {
            draft.beforeCode(source.before(), link.before(), "extracted code from source method declaration");
        }
        draft.after(target, "extracted method declaration");
        for (StatementLink link : crossing.body().links()) {
            draft.afterCode(target, link.after(), "extracted code to extracted method declaration");
        }
        draft.after(source.after(), "source method declaration after extraction");
        crossing.calls()
                .forEach(call -> draft.afterStatement(source.after(), call, "extracted method invocation")
                        .explainsAfter(source.after(), CallStatements.withNegation(call)));
        CallStatements.of(crossing.calls(), around(scene, crossing).added())
                .forEach(statement -> draft.explainsAfter(source.after(), statement));
        return draft.seenAfter(
                        target,
                        others(target, crossing, StatementLink::after),
                        "added statement in extracted method declaration")
                .explainsAfter(target, target.node())
                .build();
    }

    /** The statements of a callable that are none of those that crossed. */
    private static List<Node> others(Entity callable, Crossing crossing, Function<StatementLink, Node> side) {
        Set<Node> crossed = crossing.body().links().stream().map(side).collect(Collectors.toSet());
        return Local.statementsIn(callable.node()).stream()
                .filter(statement -> !crossed.contains(statement))
                .toList();
    }

    private static BodyMapping around(Scene scene, Crossing crossing) {
        return scene.bodies().getOrDefault(crossing.around(), BodyMapping.NONE);
    }

    private static Draft evidence(Draft draft, Crossing crossing) {
        List<StatementLink> links = crossing.body().links();
        long equal =
                links.stream().filter(link -> link.replacements().isEmpty()).count();
        boolean extracted = crossing.kind() == Crossing.Kind.EXTRACTED;
        int missing = (extracted ? crossing.body().added() : crossing.body().removed()).size();
        return draft.rule("call-read-as-body")
                .detail("statements", Integer.toString(links.size()))
                .detail("equal", Long.toString(equal))
                .detail("unmatched", Integer.toString(missing));
    }

    private static Detection inlined(Scene scene, Crossing crossing) {
        EntityPair target = crossing.around();
        Entity source = crossing.other();
        boolean stays = target.before().type() == source.type()
                || target.after().typeName().equals(source.typeName());
        Draft draft = stays
                ? Draft.of("inline-method", scene).value("class", target.after().typeName())
                : Draft.of("move-and-inline-method", scene)
                        .value("beforeClass", source.typeName())
                        .value("afterClass", target.after().typeName());
        evidence(draft, crossing)
                .value("before", scene.words().signature(source))
                .value("after", scene.words().signature(target.after()))
                .before(source, "inlined method declaration");
        for (StatementLink link : crossing.body().links()) {
            draft.beforeCode(source, link.before(), "inlined code from inlined method declaration");
        }
        draft.before(target.before(), "target method declaration before inline");
        crossing.calls()
                .forEach(call -> draft.beforeStatement(target.before(), call, "inlined method invocation")
                        .explainsBefore(target.before(), CallStatements.withNegation(call)));
        CallStatements.of(crossing.calls(), around(scene, crossing).removed())
                .forEach(statement -> draft.explainsBefore(target.before(), statement));
        draft.after(target.after(), "target method declaration after inline");
        for (StatementLink link : crossing.body().links()) {
            draft.afterCode(target.after(), link.after(), "inlined code in target method declaration");
        }
        return draft.seenBefore(
                        source,
                        others(source, crossing, StatementLink::before),
                        "deleted statement in inlined method declaration")
                .explainsBefore(source, source.node())
                .build();
    }
}
