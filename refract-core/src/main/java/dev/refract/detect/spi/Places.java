package dev.refract.detect.spi;

import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.model.SourceUnit;
import dev.refract.model.file.Comment;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;

/** Ranges of nodes in their files. */
public final class Places {
    private Places() {}

    /** The range of a node. */
    public static SourceRange of(SourceUnit unit, Node node, Side side) {
        return range(unit, node.start(), node.end(), side);
    }

    /** The range of a declaration with the comment that documents it. */
    public static SourceRange withDocumentation(SourceUnit unit, Node node, Side side) {
        int start = unit.file().documentation(node).map(Comment::start).orElse(node.start());
        return range(unit, start, node.end(), side);
    }

    private static SourceRange range(SourceUnit unit, int start, int end, Side side) {
        LineTable lines = unit.file().tree().lines();
        return new SourceRange(unit.path(), side, position(lines, start), position(lines, end));
    }

    private static SourceRange.Position position(LineTable lines, int offset) {
        return new SourceRange.Position(lines.line(offset), lines.column(offset), offset);
    }
}
