package dev.refract.engine;

import dev.refract.finding.body.CodeExchange;
import dev.refract.finding.body.CodePlace;
import dev.refract.finding.body.MatchedBody;
import dev.refract.finding.body.MatchedBody.Relation;
import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.match.mapping.Bodies;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;

/** Makes of matched bodies what outputs take. */
final class DescribedBodies {
    private final Rendering words;
    private final ElementReferences references;

    DescribedBodies(Rendering words) {
        this.words = words;
        this.references = new ElementReferences(words);
    }

    List<MatchedBody> describe(Bodies bodies) {
        List<MatchedBody> described = new ArrayList<>();
        bodies.pairs().forEach((pair, body) -> described.add(describe(Relation.SAME, pair, body)));
        for (Crossing crossing : bodies.crossings()) {
            Relation relation = crossing.kind() == Crossing.Kind.EXTRACTED ? Relation.EXTRACTED : Relation.INLINED;
            described.add(describe(relation, crossing.callables(), crossing.body()));
        }
        return described;
    }

    private MatchedBody describe(Relation relation, EntityPair pair, BodyMapping body) {
        return new MatchedBody(
                relation,
                references.of(pair.before()),
                references.of(pair.after()),
                body.links().stream().map(this::statement).toList(),
                body.recasts().stream().map(this::form).toList(),
                body.variables().stream().map(this::variable).toList(),
                places(body.removed()),
                places(body.added()));
    }

    private CodeExchange statement(StatementLink link) {
        return new CodeExchange(
                link.rule(),
                places(List.of(link.before())),
                places(List.of(link.after())),
                link.replacements().stream().map(this::replacement).toList());
    }

    private CodeExchange replacement(Replacement replacement) {
        return new CodeExchange(
                "replacement",
                places(replacement.before().stream().toList()),
                places(replacement.after().stream().toList()),
                List.of());
    }

    private CodeExchange form(Recast recast) {
        return new CodeExchange(recast.form().rule(), places(recast.before()), places(recast.after()), List.of());
    }

    private CodeExchange variable(VariablePair pair) {
        return new CodeExchange(
                "variables",
                List.of(new CodePlace(line(pair.before()), words.variable(pair.before()))),
                List.of(new CodePlace(line(pair.after()), words.variable(pair.after()))),
                List.of());
    }

    private List<CodePlace> places(List<Node> nodes) {
        return nodes.stream()
                .map(node -> new CodePlace(line(node), words.code(node)))
                .toList();
    }

    private static int line(Node node) {
        return node.tree().lines().line(node.start());
    }
}
