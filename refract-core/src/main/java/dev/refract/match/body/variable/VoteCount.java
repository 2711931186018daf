package dev.refract.match.body.variable;

/**
 * How many places speak for one variable to be another one.
 *
 * @param declared the votes of declarations
 * @param used the votes of uses
 * @param around the votes of expressions that use one for those that use the other, as {@code found.get()} for
 *     {@code found}, which say nothing without a declaration
 */
record VoteCount(int declared, int used, int around) {
    static final VoteCount DECLARED = new VoteCount(VariablePlaces.DECLARATION, 0, 0);
    static final VoteCount USED = new VoteCount(0, 1, 0);
    static final VoteCount AROUND = new VoteCount(0, 0, 1);

    int all() {
        return declared + used + (declared > 0 ? around : 0);
    }

    VoteCount plus(VoteCount other) {
        return new VoteCount(declared + other.declared, used + other.used, around + other.around);
    }
}
