package dev.refract.match.body;

import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.Steps;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Links statements with the expressions that they are made around, where those were parts of other statements. */
final class Expressions {
    private static final double SIMILAR = 0.5;
    private static final int SMALLEST = 2;

    private final Departure departure;
    private final Code code;
    private final Steps steps;
    private final Map<Integer, Node> index = new HashMap<>();

    Expressions(Departure departure, Code code, Steps steps) {
        this.departure = departure;
        this.code = code;
        this.steps = steps;
        departure.open().forEach(fragment -> addParts(fragment.node()));
        departure.exchanged().forEach(pair -> add(pair.before()));
    }

    private void add(Node node) {
        Node stripped = Parts.strip(node);
        if (departure.origin().weight(stripped) >= SMALLEST) {
            index.putIfAbsent(departure.origin().of(stripped), stripped);
            addParts(stripped);
        }
    }

    private void addParts(Node node) {
        Parts.of(node, departure.origin().body()).forEach(this::add);
    }

    /**
     * Links what it can.
     *
     * @param call the call that is read as the code
     * @param statements those that have no counterpart yet; the ones that are linked are taken out
     * @param links where the links go
     */
    void link(Node call, List<Node> statements, List<StatementLink> links) {
        statements.removeIf(statement -> {
            Optional<StatementLink> link = Cores.of(statement)
                    .filter(core -> code.tells(core))
                    .flatMap(core -> equal(core, statement).or(() -> replaced(core, statement, call)));
            link.ifPresent(links::add);
            return link.isPresent();
        });
    }

    private Optional<StatementLink> equal(Node core, Node statement) {
        return Optional.ofNullable(index.get(code.of(core)))
                .filter(node -> code.weight(core) >= SMALLEST)
                .map(node -> new StatementLink(node, statement, "part", List.of(new NodePair(node, core)), List.of()));
    }

    private Optional<StatementLink> replaced(Node core, Node statement, Node call) {
        for (Node expression : departure.replacedBy(call)) {
            CodeAlignment alignment = CodeAlignment.of(departure.origin(), expression, code, core, steps);
            boolean similar = alignment.anchors() > 0 && alignment.similarity() >= SIMILAR;
            if (similar || alikeCreations(Parts.strip(expression), core)) {
                return Optional.of(new StatementLink(
                        expression, statement, "replaced-by-call", alignment.equal(), alignment.replacements()));
            }
        }
        return Optional.empty();
    }

    /** Objects of types whose names have most words in common: the type may have been renamed, or got a sibling. */
    private static boolean alikeCreations(Node left, Node right) {
        return left.is(NodeKind.NEW)
                && right.is(NodeKind.NEW)
                && Words.similarity(typeName(left), typeName(right)) >= SIMILAR;
    }

    private static String typeName(Node creation) {
        return creation.child(Role.TYPE).map(TypeNames::erasure).orElse("");
    }
}
