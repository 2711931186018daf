package dev.refract.detect.type;

import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Places;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What comes and goes with a type beside its members: its modifiers, name and supertypes, and where its file comes or goes
 * too, the package line, and the imports that the file has of which it was made.
 */
final class TypeHeads {
    private final Mapping mapping;
    private final Set<String> beforePaths;
    private final Set<String> afterPaths;

    private TypeHeads(Mapping mapping) {
        this.mapping = mapping;
        this.beforePaths = paths(mapping.before());
        this.afterPaths = paths(mapping.after());
    }

    static TypeHeads of(Mapping mapping) {
        return new TypeHeads(mapping);
    }

    private static Set<String> paths(CodeModel model) {
        return model.units().stream().map(SourceUnit::path).collect(Collectors.toSet());
    }

    /** Says that a type that has no partner is new for this reason. */
    void explainNew(Draft draft, Entity type, Entity origin) {
        if (mapping.ofAfter(type).isEmpty()) {
            draft.explains(head(type, Side.AFTER));
            if (!beforePaths.contains(type.unit().path())) {
                draft.explains(fileHead(type.unit(), origin.unit(), Side.AFTER));
            }
        }
    }

    /** Says that a type that has no partner is gone for this reason. */
    void explainGone(Draft draft, Entity type, Entity successor) {
        if (mapping.ofBefore(type).isEmpty()) {
            draft.explains(head(type, Side.BEFORE));
            if (!afterPaths.contains(type.unit().path())) {
                draft.explains(fileHead(type.unit(), successor.unit(), Side.BEFORE));
            }
        }
    }

    private static List<SourceRange> head(Entity type, Side side) {
        return Stream.concat(
                        Declared.parts(type).stream().map(part -> Places.of(type.unit(), part, side)),
                        Places.keyword(type.unit(), type.node(), side).stream())
                .toList();
    }

    private static List<SourceRange> fileHead(SourceUnit unit, SourceUnit other, Side side) {
        Set<String> imported = children(other).stream()
                .filter(node -> node.is(NodeKind.IMPORT))
                .map(Node::label)
                .collect(Collectors.toSet());
        return children(unit).stream()
                .filter(node ->
                        node.role() == Role.PACKAGE || node.is(NodeKind.IMPORT) && imported.contains(node.label()))
                .map(node -> Places.of(unit, node, side))
                .toList();
    }

    private static List<Node> children(SourceUnit unit) {
        return unit.file().tree().root().children();
    }
}
