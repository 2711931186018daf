package dev.refract.git;

import dev.refract.source.Admission;
import dev.refract.source.Changes;
import dev.refract.source.Content;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.treewalk.AbstractTreeIterator;
import org.eclipse.jgit.treewalk.CanonicalTreeParser;
import org.eclipse.jgit.treewalk.EmptyTreeIterator;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.PathFilter;
import org.eclipse.jgit.treewalk.filter.TreeFilter;

/** Finds what differs between two trees; equal subtrees are never opened. */
final class TreeChanges {
    private static final int BEFORE = 0;
    private static final int AFTER = 1;

    private final ObjectReader reader;
    private final ChangeCollector collector;

    TreeChanges(ObjectReader reader, Admission admission) {
        this.reader = reader;
        this.collector = new ChangeCollector(admission);
    }

    /** What differs; no tree before means that everything was added. */
    Changes between(Optional<ObjectId> before, ObjectId after) throws IOException {
        try (TreeWalk walk = new TreeWalk(reader)) {
            walk.addTree(iterator(reader, before));
            walk.addTree(after);
            walk.setRecursive(true);
            walk.setFilter(TreeFilter.ANY_DIFF);
            while (walk.next()) {
                visit(walk);
            }
        }
        return collector.changes(folders(reader, before), new TreeFolders(reader, after));
    }

    /** One file, as added to nothing; folders that do not lead to it are not opened. */
    Changes of(String path, ObjectId tree) throws IOException {
        try (TreeWalk walk = new TreeWalk(reader)) {
            walk.addTree(new EmptyTreeIterator());
            walk.addTree(tree);
            walk.setRecursive(true);
            walk.setFilter(PathFilter.create(path));
            while (walk.next()) {
                visit(walk);
            }
        }
        return collector.changes(folder -> false, new TreeFolders(reader, tree));
    }

    static AbstractTreeIterator iterator(ObjectReader reader, Optional<ObjectId> tree) throws IOException {
        return tree.isPresent() ? new CanonicalTreeParser(null, reader, tree.get()) : new EmptyTreeIterator();
    }

    static Predicate<String> folders(ObjectReader reader, Optional<ObjectId> tree) {
        return tree.<Predicate<String>>map(root -> new TreeFolders(reader, root))
                .orElse(folder -> false);
    }

    private void visit(TreeWalk walk) {
        String path = walk.getPathString();
        FileMode modeBefore = walk.getFileMode(BEFORE);
        FileMode modeAfter = walk.getFileMode(AFTER);
        collector.noteMode(path, modeBefore);
        collector.noteMode(path, modeAfter);
        boolean onlyModeDiffers =
                Entries.isFile(modeBefore) && Entries.isFile(modeAfter) && walk.idEqual(BEFORE, AFTER);
        if (!onlyModeDiffers && collector.accepts(path)) {
            collector.add(path, content(walk, BEFORE), content(walk, AFTER));
        }
    }

    private Optional<Content> content(TreeWalk walk, int side) {
        return Entries.isFile(walk.getFileMode(side))
                ? Optional.of(new BlobContent(reader, walk.getObjectId(side)))
                : Optional.empty();
    }
}
