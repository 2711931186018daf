package dev.refract.git;

import dev.refract.source.Admission;
import dev.refract.source.Changes;
import dev.refract.source.Content;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jgit.dircache.DirCache;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.dircache.DirCacheIterator;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.TreeFilter;

/** Finds what differs between a tree and the index: what the next commit would change. */
final class StagedChanges {
    private static final int HEAD = 0;
    private static final int INDEX = 1;

    private final ObjectReader reader;
    private final DirCache index;
    private final ChangeCollector collector;
    private final Set<String> unmerged = new HashSet<>();

    StagedChanges(ObjectReader reader, DirCache index, Admission admission) {
        this.reader = reader;
        this.index = index;
        this.collector = new ChangeCollector(admission);
    }

    Changes since(Optional<ObjectId> head) throws IOException {
        noteUnmerged();
        try (TreeWalk walk = new TreeWalk(reader)) {
            walk.addTree(TreeChanges.iterator(reader, head));
            walk.addTree(new DirCacheIterator(index));
            walk.setRecursive(true);
            walk.setFilter(TreeFilter.ANY_DIFF);
            while (walk.next()) {
                visit(walk);
            }
        }
        return collector.changes(
                TreeChanges.folders(reader, head), folder -> index.getEntriesWithin(folder).length > 0);
    }

    private void noteUnmerged() {
        for (int i = 0; i < index.getEntryCount(); i++) {
            DirCacheEntry entry = index.getEntry(i);
            String path = entry.getPathString();
            if (entry.getStage() != DirCacheEntry.STAGE_0 && unmerged.add(path) && collector.accepts(path)) {
                collector.note(new Skip(
                        path, SkipCause.UNREADABLE, "not merged yet: resolve the conflict and stage the file"));
            }
        }
    }

    private void visit(TreeWalk walk) {
        String path = walk.getPathString();
        if (unmerged.contains(path)) {
            return;
        }
        FileMode modeBefore = walk.getFileMode(HEAD);
        FileMode modeAfter = isStaged(walk) ? walk.getFileMode(INDEX) : FileMode.MISSING;
        collector.noteMode(path, modeBefore);
        collector.noteMode(path, modeAfter);
        boolean onlyModeDiffers = Entries.isFile(modeBefore) && Entries.isFile(modeAfter) && walk.idEqual(HEAD, INDEX);
        if (!onlyModeDiffers && collector.accepts(path)) {
            collector.add(path, content(walk, HEAD, modeBefore), content(walk, INDEX, modeAfter));
        }
    }

    /** Whether the index has content for the path; {@code git add --intent-to-add} records a path only. */
    private static boolean isStaged(TreeWalk walk) {
        DirCacheIterator entries = walk.getTree(INDEX, DirCacheIterator.class);
        return entries != null && !entries.getDirCacheEntry().isIntentToAdd();
    }

    private Optional<Content> content(TreeWalk walk, int side, FileMode mode) {
        return Entries.isFile(mode) ? Optional.of(new BlobContent(reader, walk.getObjectId(side))) : Optional.empty();
    }
}
