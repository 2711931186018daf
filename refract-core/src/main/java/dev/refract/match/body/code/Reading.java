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
 * @param getters the fields that methods without parameters are read as, by the names of those
 */
record Reading(ToIntFunction<Node> codes, Map<Node, String> texts, Map<String, String> getters) implements Naming {
    @Override
    public int code(Node declaration) {
        return codes.applyAsInt(declaration);
    }

    @Override
    public Optional<String> text(Node declaration) {
        return Optional.ofNullable(texts.get(declaration));
    }

    @Override
    public Optional<String> field(String method) {
        return Optional.ofNullable(getters.get(method));
    }

    @Override
    public Naming with(ToIntFunction<Node> others) {
        return new Reading(others, texts, getters);
    }

    @Override
    public Naming withTexts(Map<Node, String> others) {
        return new Reading(codes, others, getters);
    }

    @Override
    public Naming withGetters(Map<String, String> others) {
        return new Reading(codes, texts, others);
    }
}
