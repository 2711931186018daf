package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Variables that are given what a resource of the other version is declared with: {@code in = open(); try { read(in); }} and
 * {@code try (Reader reader = open()) { read(reader); }}. No statement of the one is one of the other, so that none could tell.
 */
public final class ResourceVariables {
    private ResourceVariables() {}

    /**
     * The names of such variables, where they are given their values.
     *
     * @param recasts what has another form
     * @param before the code before
     * @param after the code after, its variables read as those that they were
     */
    public static List<NodePair> find(List<Recast> recasts, Code before, Code after) {
        return recasts.stream()
                .filter(recast -> recast.form() == Recast.Form.RESOURCES)
                .flatMap(recast -> find(byValue(recast.before(), before), byValue(recast.after(), after)))
                .toList();
    }

    /** What is given to several tells none of them. */
    private static Stream<NodePair> find(Map<Integer, List<Node>> before, Map<Integer, List<Node>> after) {
        return before.entrySet().stream().flatMap(given -> {
            List<Node> others = after.getOrDefault(given.getKey(), List.of());
            return given.getValue().size() == 1 && others.size() == 1
                    ? Stream.of(new NodePair(given.getValue().get(0), others.get(0)))
                    : Stream.of();
        });
    }

    /** The names of variables by the numbers of what they are given. */
    private static Map<Integer, List<Node>> byValue(List<Node> pieces, Code code) {
        Map<Integer, List<Node>> names = new LinkedHashMap<>();
        pieces.stream().flatMap(ResourceVariables::giving).forEach(giving -> {
            Optional<Node> name = giving.child(Role.NAME).or(() -> giving.child(Role.LEFT));
            Optional<Node> value = giving.child(Role.INITIALIZER).or(() -> giving.child(Role.RIGHT));
            if (name.isPresent() && value.isPresent()) {
                names.computeIfAbsent(code.of(Parts.strip(value.get())), unused -> new ArrayList<>())
                        .add(name.get());
            }
        });
        return names;
    }

    /** The declarations and the assignment that a statement consists of, or its resources. */
    private static Stream<Node> giving(Node statement) {
        if (statement.is(NodeKind.TRY)) {
            return statement.children(Role.RESOURCE).stream()
                    .flatMap(resource -> resource.children(Role.FRAGMENT).stream());
        }
        return Stream.concat(
                statement.children(Role.FRAGMENT).stream(),
                statement.child(Role.EXPRESSION).filter(core -> core.is(NodeKind.ASSIGNMENT)).stream());
    }
}
