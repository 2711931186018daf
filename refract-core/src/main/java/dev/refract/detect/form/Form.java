package dev.refract.detect.form;

import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.function.Predicate;

/**
 * A kind whose findings are read off recast code.
 *
 * @param kind id of the kind
 * @param form what the matcher calls it
 * @param applies which way round it is this kind
 * @param before what the code before is, in the field's words
 * @param after what the code after is
 * @param around what the declaration around the code after is
 */
record Form(String kind, Recast.Form form, Predicate<Recast> applies, String before, String after, String around) {
    /** All of them, sorted by kind. */
    static final List<Form> ALL = List.of(
            new Form(
                    "change-loop-type",
                    Recast.Form.OTHER_LOOP,
                    recast -> true,
                    "original loop",
                    "loop of another type",
                    "method declaration with changed loop type"),
            new Form(
                    "invert-condition",
                    Recast.Form.OPPOSITE_CONDITION,
                    recast -> true,
                    "original conditional",
                    "inverted conditional",
                    "method declaration with inverted conditional"),
            new Form(
                    "merge-catch",
                    Recast.Form.UNITED_CATCH,
                    recast -> recast.before().size() > 1,
                    "merged catch block",
                    "new catch block",
                    "method declaration with merged catch blocks"),
            new Form(
                    "merge-conditional",
                    Recast.Form.DIVIDED_CONDITION,
                    recast -> recast.before().size() > 1,
                    "merged conditional",
                    "new conditional",
                    "method declaration with merged conditional"),
            new Form(
                    "replace-anonymous-with-lambda",
                    Recast.Form.LAMBDA,
                    recast -> first(recast.before()).is(NodeKind.ANONYMOUS_CLASS),
                    "anonymous class declaration",
                    "lambda expression",
                    "method declaration with introduced lambda"),
            new Form(
                    "replace-conditional-with-ternary",
                    Recast.Form.CONDITIONAL_EXPRESSION,
                    recast -> first(recast.before()).is(NodeKind.IF),
                    "original conditional",
                    "ternary conditional",
                    "method declaration with ternary conditional"),
            new Form(
                    "replace-loop-with-pipeline",
                    Recast.Form.PIPELINE,
                    recast -> isLoop(recast.before()),
                    "original code",
                    "pipeline code",
                    "method declaration with pipeline"),
            new Form(
                    "replace-pipeline-with-loop",
                    Recast.Form.PIPELINE,
                    recast -> isLoop(recast.after()),
                    "original code",
                    "loop code",
                    "method declaration with loop"),
            new Form(
                    "split-conditional",
                    Recast.Form.DIVIDED_CONDITION,
                    recast -> recast.after().size() > 1,
                    "original conditional",
                    "split conditional",
                    "method declaration with split conditional"),
            new Form(
                    "try-with-resources",
                    Recast.Form.RESOURCES,
                    recast -> first(recast.after()).child(Role.RESOURCE).isPresent(),
                    "original try block",
                    "try-with-resources block",
                    "method declaration with try-with-resources"));

    private static Node first(List<Node> nodes) {
        return nodes.get(0);
    }

    private static boolean isLoop(List<Node> nodes) {
        return first(nodes).kind().isLoop();
    }

    /** Whether recast code is a finding of this kind. */
    boolean matches(Recast recast) {
        return recast.form() == form && applies.test(recast);
    }
}
