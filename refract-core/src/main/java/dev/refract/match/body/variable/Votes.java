package dev.refract.match.body.variable;

/**
 * How many places speak for one variable to be another one.
 *
 * @param declared the votes of declarations
 * @param used the votes of uses
 * @param around the votes of expressions that use one for those that use the other, as {@code found.get()} for
 *     {@code found}, which say nothing without a declaration
 */
record Votes(int declared, int used, int around) {
    static final Votes DECLARED = new Votes(VariablePlaces.DECLARATION, 0, 0);
    static final Votes USED = new Votes(0, 1, 0);
    static final Votes AROUND = new Votes(0, 0, 1);

    int all() {
        return declared + used + (declared > 0 ? around : 0);
    }

    Votes plus(Votes other) {
        return new Votes(declared + other.declared, used + other.used, around + other.around);
    }
}
