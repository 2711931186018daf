package dev.refract.detect.spi;

import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.model.SourceUnit;
import dev.refract.model.file.Comment;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.Optional;

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

    /** The range between the modifiers of a type and its name, in which its keyword stands. */
    public static Optional<SourceRange> keyword(SourceUnit unit, Node type, Side side) {
        int start =
                type.children(Role.MODIFIER).stream().mapToInt(Node::end).max().orElse(type.start());
        return type.child(Role.NAME).map(name -> range(unit, start, name.start(), side));
    }

    /** The range of a node in front of its first part, where its keyword stands; empty where there is nothing. */
    public static Optional<SourceRange> front(SourceUnit unit, Node node, Side side) {
        int start = node.start();
        return node.children().stream()
                .findFirst()
                .filter(first -> first.start() > start)
                .map(first -> range(unit, start, first.start(), side));
    }

    private static SourceRange range(SourceUnit unit, int start, int end, Side side) {
        LineTable lines = unit.file().tree().lines();
        return new SourceRange(unit.path(), side, position(lines, start), position(lines, end));
    }

    private static SourceRange.Position position(LineTable lines, int offset) {
        return new SourceRange.Position(lines.line(offset), lines.column(offset), offset);
    }
}
