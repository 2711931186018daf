package dev.refract.detect.spi;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Parameters that a callable hands on, as they are, to the one that has its code, where they have another name. */
final class HandedParameters {
    private final Crossing crossing;
    private final ParameterPairs around;

    private HandedParameters(Crossing crossing, ParameterPairs around) {
        this.crossing = crossing;
        this.around = around;
    }

    /**
     * Those that stand for one another where code went from one callable to another.
     *
     * @param crossing the code that went
     * @param around the parameters of the callable that is there in both versions
     */
    static Stream<LocalPair> of(Crossing crossing, ParameterPairs around) {
        if (isMostlyNew(crossing)) {
            return Stream.empty();
        }
        HandedParameters parameters = new HandedParameters(crossing, around);
        return crossing.body().variables().stream()
                .filter(parameters::isHandedOn)
                .map(pair -> LocalPair.of(crossing.callables(), pair));
    }

    /** Whether a local variable holds what a parameter of a callable was given before that was inlined. */
    static boolean holdsArgument(LocalPair pair, Crossing crossing) {
        Optional<Node> value = pair.after().child(Role.INITIALIZER);
        return crossing.kind() == Crossing.Kind.INLINED
                && value.isPresent()
                && given(pair.before(), crossing).anyMatch(value.get()::sameCode);
    }

    /** What calls give for a parameter of the callable that has the code; nothing for another variable. */
    private static Stream<Node> given(Node parameter, Crossing crossing) {
        int place = Declared.parameters(crossing.other()).indexOf(parameter);
        return crossing.calls().stream()
                .map(call -> call.children(Role.ARGUMENT))
                .filter(arguments -> place >= 0 && place < arguments.size())
                .map(arguments -> arguments.get(place));
    }

    /** Whether no more of a callable came than is its own: then its parameters may be its own, too. */
    private static boolean isMostlyNew(Crossing crossing) {
        BodyMapping body = crossing.body();
        List<Node> own = crossing.kind() == Crossing.Kind.EXTRACTED ? body.added() : body.removed();
        return own.size() >= body.links().size();
    }

    private boolean isHandedOn(VariablePair pair) {
        return !pair.sameName()
                && isParameter(pair.before(), crossing.callables().before())
                && isParameter(pair.after(), crossing.callables().after())
                && (crossing.kind() == Crossing.Kind.EXTRACTED
                        ? isGivenAsVariable(pair.after())
                        : isGivenAsVariable(pair.before()) && sameType(pair))
                && !hasThirdName(pair);
    }

    /** Whether a parameter got another name in its own callable: then the one that it has elsewhere is not its new name. */
    private boolean hasThirdName(VariablePair pair) {
        return around.matched().stream()
                .filter(own -> own.before().equals(pair.before()) || own.after().equals(pair.after()))
                .flatMap(own -> Stream.of(own.before(), own.after()))
                .anyMatch(own -> !own.name().equals(pair.before().name())
                        && !own.name().equals(pair.after().name()));
    }

    private static boolean isParameter(Node variable, Entity callable) {
        return Declared.parameters(callable).contains(variable);
    }

    private boolean isGivenAsVariable(Node parameter) {
        return given(parameter, crossing).anyMatch(argument -> argument.is(NodeKind.NAME));
    }

    /** The variable that was given to what was inlined is there in both versions: one of another type is another one. */
    private static boolean sameType(VariablePair pair) {
        return pair.before().hasSame(Role.TYPE, pair.after());
    }
}
