package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.NodeKind;
import java.util.List;

/**
 * Links the calls of constructors of one superclass, or of other constructors of the class, that two constructors make: each makes
 * one at most, so whatever is handed to it, it is the same call.
 */
public final class ConstructorCalls {
    private ConstructorCalls() {}

    /** Adds to the links of two bodies of one constructor. */
    public static void link(Links links, Code before, Code after, Steps steps) {
        List<Fragment> left = links.freeBefore(false);
        List<Fragment> right = links.freeAfter(false);
        if (left.isEmpty() || right.isEmpty() || !areCalls(left.get(0), right.get(0))) {
            return;
        }
        Fragment call = left.get(0);
        Fragment other = right.get(0);
        CodeAlignment alignment = CodeAlignment.of(before, call.node(), after, other.node(), steps);
        links.add(call, other, StatementVerdict.similar("constructor-call", alignment));
    }

    private static boolean areCalls(Fragment call, Fragment other) {
        NodeKind kind = call.node().kind();
        return kind == other.node().kind()
                && (kind == NodeKind.SUPER_CONSTRUCTOR_CALL || kind == NodeKind.CONSTRUCTOR_CALL);
    }
}
