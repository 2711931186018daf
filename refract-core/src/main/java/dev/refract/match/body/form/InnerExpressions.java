package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The expressions that statements have inside of what they are made around. */
final class InnerExpressions {
    private InnerExpressions() {}

    /** The expressions in statements, by their code. */
    static Map<Integer, List<Node>> of(List<Fragment> statements, Code code) {
        Map<Integer, List<Node>> places = new HashMap<>();
        for (Fragment statement : statements) {
            collect(statement.node(), Cores.orSelf(statement.node()), code, places);
        }
        return places;
    }

    private static void collect(Node node, Node core, Code code, Map<Integer, List<Node>> places) {
        for (Node part : code.body().parts(node)) {
            Node expression = Parts.strip(part);
            if (!expression.is(NodeKind.NAME) && !expression.equals(core) && code.tells(expression)) {
                places.computeIfAbsent(code.of(expression), unused -> new ArrayList<>())
                        .add(expression);
            }
            collect(part, core, code, places);
        }
    }
}
