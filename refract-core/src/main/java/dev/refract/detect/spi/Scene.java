package dev.refract.detect.spi;

import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Matching;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.file.EntityKind;
import java.util.List;
import java.util.Objects;

/**
 * What a detector looks at.
 *
 * @param matching what the matcher decided
 * @param words the words of the language
 * @param causes which pairs of types explain the exchange of one name for another
 * @param packages which packages became which
 * @param likelihoods how alike the bodies of pairs are
 */
public record Scene(Matching matching, Rendering words, Causes causes, PackagePairs packages, Likelihoods likelihoods) {
    private static final ParameterPairs NO_PARAMETERS = new ParameterPairs(List.of(), List.of(), List.of());

    public Scene {
        Objects.requireNonNull(matching, "matching");
        Objects.requireNonNull(words, "words");
        Objects.requireNonNull(causes, "causes");
        Objects.requireNonNull(packages, "packages");
        Objects.requireNonNull(likelihoods, "likelihoods");
    }

    /** A scene for a matching, whose bodies are compared in the texts that the likelihoods know. */
    public static Scene of(Matching matching, Rendering words, Likelihoods likelihoods) {
        Mapping mapping = matching.mapping();
        return new Scene(matching, words, Causes.of(mapping), PackagePairs.of(mapping), likelihoods);
    }

    /** Which entity became which. */
    public Mapping mapping() {
        return matching.mapping();
    }

    /** Which parameter became which; nothing is listed for callables whose code did not change. */
    public ParameterPairs parameters(EntityPair callables) {
        return matching.parameters().getOrDefault(callables, NO_PARAMETERS);
    }

    /** The pairs of entities of a group. */
    public List<EntityPair> pairs(EntityKind.Group group) {
        return mapping().allPairs().stream()
                .filter(pair -> pair.before().kind().group() == group)
                .toList();
    }
}
