package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Variable;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.VariablePair;
import java.util.stream.Stream;

/** One variable for another. */
record Ballot(Variable before, Variable after) {

    /** The pair of their declarations, if both are local variables. */
    VariablePair asPair(int votes) {
        return new VariablePair(
                before.declaration().orElseThrow(), after.declaration().orElseThrow(), votes);
    }

    boolean isOfLocals() {
        return before.isLocal() && after.isLocal();
    }

    boolean isOfParameters() {
        return before.isParameter() && after.isParameter();
    }

    /** Whether one of the variables is a parameter or a field. */
    boolean isDeclaredOutside() {
        return Stream.of(before, after).anyMatch(variable -> !variable.isLocal() || variable.isParameter());
    }

    /** Whether the names of the variables have a word in common, or their types have, or may have, as one of them is not known. */
    boolean isOfRelated(Body bodyBefore, Body bodyAfter) {
        String type = type(before, bodyBefore);
        String other = type(after, bodyAfter);
        return type.isEmpty() != other.isEmpty()
                || Words.similarity(type, other) > 0
                || Words.similarity(before.name(), after.name()) > 0;
    }

    private static String type(Variable variable, Body body) {
        return variable.declaration().map(body::erasedType).orElse("");
    }
}
