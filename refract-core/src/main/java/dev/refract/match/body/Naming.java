package dev.refract.match.body;

import dev.refract.model.tree.Node;

/** What counts as the name of a local variable when code is compared. */
@FunctionalInterface
interface Naming {
    /** Variables are what they are called; a local variable is not a field of the same name. */
    Naming BY_NAME = declaration -> Code.finish(declaration.name().hashCode() + Code.LOCAL);
    /** All variables are one: what is left is what is done with them. */
    Naming BLIND = declaration -> 1;

    /**
     * The number of a variable where it is named: variables with the same number are taken for one, and a parameter with
     * the number of an expression for that expression (argumentization, RefactoringMiner 2.0, section 3.2).
     *
     * @param declaration the variable or parameter
     */
    int code(Node declaration);
}
