package dev.refract.detect.crossing;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.MovedCode;
import dev.refract.model.Entity;
import dev.refract.model.tree.NodeKind;
import java.util.List;
import java.util.Optional;

/** Move Code: statements went from one callable to another, neither of which calls the other, and both are there still. */
public final class CodeMoves implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.matching().bodies().moved().stream()
                .filter(code -> code.telling() && isBetweenOthers(code, scene.mapping()))
                .map(code -> detection(code, scene))
                .toList();
    }

    /**
     * Whether the callables were there before, and none of them is an overload of the other or calls it: what goes along a
     * call was extracted or inlined, if only in part.
     */
    private static boolean isBetweenOthers(MovedCode code, Mapping mapping) {
        Optional<EntityPair> source = mapping.ofBefore(code.callables().before());
        Optional<EntityPair> target = mapping.ofAfter(code.callables().after());
        return source.isPresent()
                && target.isPresent()
                && !areBound(source.get().before(), target.get().before())
                && !areBound(source.get().after(), target.get().after());
    }

    private static boolean areBound(Entity one, Entity other) {
        return one.name().equals(other.name()) || calls(one, other) || calls(other, one);
    }

    private static boolean calls(Entity caller, Entity callee) {
        return caller.node()
                .hasBelow(node -> node.is(NodeKind.CALL) && node.name().equals(callee.name()));
    }

    private static Detection detection(MovedCode code, Scene scene) {
        Entity source = code.callables().before();
        Entity target = code.callables().after();
        return Draft.of("move-code", scene)
                .value("before", scene.words().signature(source))
                .value("after", scene.words().signature(target))
                .value("class", target.typeName())
                .moved(code)
                .build();
    }
}
