package dev.refract.java;

import dev.refract.model.file.Comment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;

/** The comments of a file, as the parser found them, and what they document. */
final class Comments {
    /** Comments of a text that was not parsed. */
    static final Comments UNKNOWN = new Comments(0);

    private static final int NONE = -1;

    private final int[] starts;
    private final int[] ends;
    private final int[] documented;
    /** Where the last one was found: the next one asked for is mostly the one after it. */
    private int last;

    private Comments(int count) {
        starts = new int[count];
        ends = new int[count];
        documented = new int[count];
        Arrays.fill(documented, NONE);
    }

    static Comments of(CompilationUnit unit) {
        List<?> found = unit.getCommentList();
        Comments comments = new Comments(found.size());
        for (int i = 0; i < found.size(); i++) {
            ASTNode comment = (ASTNode) found.get(i);
            comments.starts[i] = comment.getStartPosition();
            comments.ends[i] = comments.starts[i] + comment.getLength();
        }
        return comments;
    }

    /** Offset after the comment that starts at an offset; -1 where none is known to do. */
    int end(int start) {
        int found = find(start);
        return found < 0 ? NONE : ends[found];
    }

    /** Says that the comment that starts at an offset documents a node. */
    void document(int start, int node) {
        int found = find(start);
        if (found >= 0) {
            documented[found] = node;
        }
    }

    List<Comment> list() {
        List<Comment> comments = new ArrayList<>(starts.length);
        for (int i = 0; i < starts.length; i++) {
            comments.add(new Comment(starts[i], ends[i], documented[i]));
        }
        return comments;
    }

    private int find(int start) {
        int next = last + 1;
        if (next >= starts.length || starts[next] != start) {
            next = Arrays.binarySearch(starts, start);
        }
        last = next < 0 ? last : next;
        return next;
    }
}
