package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Naming;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Reads the parameters of a callable as the arguments of a call: argumentization (RefactoringMiner 2.0, section 3.2). */
final class Arguments {
    private Arguments() {}

    /**
     * How the variables of a called body are read.
     *
     * @param callable the declaration that is called
     * @param call the call
     * @param caller the code around the call
     * @param reading how the code of an argument is read
     */
    static Naming naming(Node callable, Node call, Code caller, IntUnaryOperator reading) {
        List<Node> parameters = callable.children(Role.PARAMETER);
        List<Node> arguments = isFunction(callable, call) ? List.of() : call.children(Role.ARGUMENT);
        Map<Node, Integer> codes = new HashMap<>();
        Map<Node, String> texts = new HashMap<>();
        int last = parameters.size() - 1;
        boolean several = last >= 0 && !parameters.get(last).label().isEmpty() && arguments.size() != parameters.size();
        for (int i = 0; i < Math.min(arguments.size(), several ? last : last + 1); i++) {
            Node parameter = parameters.get(i);
            codes.put(parameter, reading.applyAsInt(caller.of(arguments.get(i))));
            caller.text(arguments.get(i)).ifPresent(text -> texts.put(parameter, text));
        }
        return caller.naming()
                .with(declaration -> codes.getOrDefault(declaration, Naming.BY_NAME.code(declaration)))
                .withTexts(texts);
    }

    /** Whether a callable is not called, but handed on as a function. */
    static boolean isFunction(Node callable, Node call) {
        return call.is(NodeKind.METHOD_REFERENCE) || isOfCreated(callable, call);
    }

    /** Whether a call is the creation of an object that stands for its method. */
    static boolean isOfCreated(Node callable, Node call) {
        return call.is(NodeKind.NEW) && callable.is(NodeKind.METHOD);
    }
}
