package dev.refract.detect.spi;

import dev.refract.model.tree.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells whether code is a clone of other code in the sense of Weissgerber and Diehl, section 2.4: equal but for white
 * space, comments, words of access, packages in front of names, and names exchanged for others, each always for the same
 * other one. {@code total += price} is a clone of {@code sum += cost}, and not of {@code sum += sum}.
 */
final class CloneComparison {
    private final Map<String, String> renamed = new HashMap<>();
    private final Map<String, String> renamedBack = new HashMap<>();

    private CloneComparison() {}

    static boolean areClones(List<Node> before, List<Node> after) {
        CloneComparison comparison = new CloneComparison();
        boolean alike = before.size() == after.size();
        for (int i = 0; alike && i < before.size(); i++) {
            alike = comparison.alike(new CodeWalk(before.get(i)), new CodeWalk(after.get(i)));
        }
        return alike;
    }

    private boolean alike(CodeWalk before, CodeWalk after) {
        boolean more = before.advance();
        boolean alike = more == after.advance();
        while (alike && more) {
            alike = sameNode(before, after);
            more = before.advance();
            alike &= more == after.advance();
        }
        return alike;
    }

    private boolean sameNode(CodeWalk before, CodeWalk after) {
        return before.kind() == after.kind()
                && before.role() == after.role()
                && before.depth() == after.depth()
                && (before.isName()
                        ? sameName(before.label(), after.label())
                        : before.label().equals(after.label()));
    }

    private boolean sameName(String before, String after) {
        String given = renamed.putIfAbsent(before, after);
        String givenBack = renamedBack.putIfAbsent(after, before);
        return (given == null || given.equals(after)) && (givenBack == null || givenBack.equals(before));
    }
}
