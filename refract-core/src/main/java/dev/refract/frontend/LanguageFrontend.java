package dev.refract.frontend;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.stream.Collectors;

/** One language: reads its files into the neutral model and writes its elements for people. Thread-safe. */
public interface LanguageFrontend {
    /** Name of the language, in lower case: {@code java}. */
    String language();

    /** Whether the file at this path is of this language. */
    boolean reads(String path);

    /** Parses a file. */
    ParsedFile parse(String path, String text);

    /**
     * All tokens of a text in order, comments included. The node that a token belongs to is the tree's {@link
     * dev.refract.model.tree.SyntaxTree#innermost innermost} one around it.
     */
    List<Token> tokens(String text);

    /** The words of the language. */
    Rendering rendering();

    /** Writes elements for people and for outputs, never for matching. */
    interface Rendering {
        /** A node on one line: {@code Map<String,List<X>>}, {@code @Test(timeout = 1)}. */
        String render(Node node);

        /**
         * A statement or expression on one line; of what holds statements, what stands in front of them: {@code
         * for(line: lines)}.
         */
        String code(Node node);

        /** An entity with its signature: {@code public size(list List<String>) : int}, {@code private size : int}. */
        String signature(Entity entity);

        /** The simple name of an entity, and for one without a name the words for it: {@code static block}. */
        String name(Entity entity);

        /** A parameter, variable or field with its type: {@code list : List<String>}. */
        String variable(Node variable);

        /** Several of them: {@code x : int, y : int}. */
        default String variables(List<Node> variables) {
            return variables.stream().map(this::variable).collect(Collectors.joining(", "));
        }

        /** A type without the package of its outermost name: {@code List<java.lang.String>}. */
        String type(Node type);

        /** A parameter, variable or field with its type as written: {@code list : java.util.List<String>}. */
        String variableAsWritten(Node variable);

        /** A field with its access and its type as written: {@code private list : java.util.List<String>}. */
        String attributeAsWritten(Entity field);

        /** A type as written, packages included: {@code java.util.List<String>}. */
        String typeAsWritten(Node type);

        /** The word for the access of an entity, implicit access included: {@code public}, {@code package}. */
        String accessWord(Entity entity);

        /** Element id: {@code pkg.Outer.Inner}, {@code pkg.Type#method(Param,Types)}, {@code pkg.Type#field}. */
        String elementId(Entity entity);
    }
}
