package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** What counts as the name of a local variable when code is compared. */
@FunctionalInterface
public interface Naming {
    /** Variables are what they are called; a local variable is not a field of the same name. */
    Naming BY_NAME = declaration -> Code.finish(declaration.name().hashCode() + Code.LOCAL);
    /** All variables are one: what is left is what is done with them. */
    Naming BLIND = declaration -> 1;

    /**
     * This one, but for variables that are read as fields of their names.
     *
     * @param fields the names of the variables
     */
    default Naming withFields(Set<String> fields) {
        return with(declaration -> fields.contains(declaration.name())
                ? Code.finish(declaration.name().hashCode())
                : code(declaration));
    }

    /** This one, but with other numbers of variables. */
    default Naming with(ToIntFunction<Node> codes) {
        return codes::applyAsInt;
    }

    /** This one, but with parameters that are read as literals. */
    default Naming withTexts(Map<Node, String> texts) {
        return new Reading(this::code, texts, Map.of());
    }

    /** This one, but with methods without parameters that are read as the fields that they give back, by their names. */
    default Naming withGetters(Map<String, String> getters) {
        return new Reading(this::code, Map.of(), getters);
    }

    /**
     * The number of a variable where it is named: variables with the same number are taken for one, and a parameter with
     * the number of an expression for that expression (argumentization, RefactoringMiner 2.0, section 3.2).
     *
     * @param declaration the variable or parameter
     */
    int code(Node declaration);

    /** The literal, with its quotes, that a parameter is read as; empty where it is something else. */
    default Optional<String> text(Node declaration) {
        return Optional.empty();
    }

    /** The field that a method without parameters is read as; empty where it is read as what it is. */
    default Optional<String> field(String method) {
        return Optional.empty();
    }
}
