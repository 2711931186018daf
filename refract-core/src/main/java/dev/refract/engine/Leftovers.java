package dev.refract.engine;

import dev.refract.detect.spi.Places;
import dev.refract.finding.Leftover;
import dev.refract.finding.Refactoring;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.CodeChange;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** The changed lines that no refactoring explains. */
final class Leftovers {
    private Leftovers() {}

    static List<Leftover> of(List<CodeChange> changes, List<Refactoring> refactorings) {
        Explained explained = Explained.by(refactorings);
        TreeSet<SourceRange> left = new TreeSet<>();
        for (CodeChange change : changes) {
            change.before()
                    .ifPresent(node -> new Unexplained(
                                    change.beforeUnit().orElseThrow(), Side.BEFORE, change.after(), explained)
                            .add(node, left));
            change.after()
                    .ifPresent(node -> new Unexplained(
                                    change.afterUnit().orElseThrow(), Side.AFTER, change.before(), explained)
                            .add(node, left));
        }
        return lines(left);
    }

    /**
     * What nothing explains of the one side of a change.
     *
     * @param other the other side: what is a part of this one did not change
     */
    private record Unexplained(SourceUnit unit, Side side, Optional<Node> other, Explained explained) {
        /** Adds code that nothing explains; where something explains a part of it, its other parts. */
        void add(Node node, TreeSet<SourceRange> left) {
            SourceRange range = Places.of(unit, node, side);
            if (explained.has(range)) {
                return;
            }
            if (node.isLeaf() || !explained.hasPartOf(range)) {
                left.add(range);
                return;
            }
            if (!node.is(NodeKind.BLOCK)) {
                Places.front(unit, node, side)
                        .filter(front -> !explained.has(front))
                        .ifPresent(left::add);
            }
            node.children().stream()
                    .filter(child -> other.filter(child::sameCode).isEmpty())
                    .forEach(child -> add(child, left));
        }
    }

    /** Ranges as lines, neighbours joined. */
    private static List<Leftover> lines(TreeSet<SourceRange> ranges) {
        List<Leftover> leftovers = new ArrayList<>();
        for (SourceRange range : ranges) {
            Leftover next = new Leftover(
                    range.file(),
                    range.side(),
                    range.start().line(),
                    Math.max(range.start().line(), lastLine(range)));
            int last = leftovers.size() - 1;
            if (last >= 0 && touches(leftovers.get(last), next)) {
                Leftover previous = leftovers.get(last);
                int end = Math.max(previous.endLine(), next.endLine());
                leftovers.set(last, new Leftover(next.file(), next.side(), previous.startLine(), end));
            } else {
                leftovers.add(next);
            }
        }
        return leftovers;
    }

    /** The end is exclusive: at the first column of a line it belongs to the line before. */
    private static int lastLine(SourceRange range) {
        return range.end().column() == 1 ? range.end().line() - 1 : range.end().line();
    }

    private static boolean touches(Leftover previous, Leftover next) {
        return previous.side() == next.side()
                && previous.file().equals(next.file())
                && next.startLine() <= previous.endLine() + 1;
    }
}
