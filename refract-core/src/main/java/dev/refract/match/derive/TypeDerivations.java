package dev.refract.match.derive;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import java.util.List;
import java.util.function.Function;

/** Adds to a mapping which types came out of which others, as its pairs of members tell. */
public final class TypeDerivations {
    /** The order means nothing: each looks at other types, or at other relations of them. */
    private static final List<Function<MembersByTypes, List<Derivation>>> RULES = List.of(
            ExtractedSupertypes::in, ExtractedSubtypes::in, ExtractedClasses::in, CollapsedTypes::in, SharedTypes::in);

    private TypeDerivations() {}

    /** Adds the derivations of types. */
    public static void derive(Mapping mapping, Steps steps) {
        MembersByTypes moves = MembersByTypes.in(mapping);
        steps.take(mapping.pairs().size());
        RULES.stream().flatMap(rule -> rule.apply(moves).stream()).toList().forEach(mapping::add);
    }
}
