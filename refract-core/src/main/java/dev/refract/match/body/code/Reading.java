package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A naming that knows more than the names of variables.
 *
 * @param codes the numbers of variables
 * @param texts the literals that parameters are read as
 */
record Reading(ToIntFunction<Node> codes, Map<Node, String> texts) implements Naming {
    @Override
    public int code(Node declaration) {
        return codes.applyAsInt(declaration);
    }

    @Override
    public Optional<String> text(Node declaration) {
        return Optional.ofNullable(texts.get(declaration));
    }

    @Override
    public Naming with(ToIntFunction<Node> others) {
        return new Reading(others, texts);
    }

    @Override
    public Naming withTexts(Map<Node, String> others) {
        return new Reading(codes, others);
    }
}
