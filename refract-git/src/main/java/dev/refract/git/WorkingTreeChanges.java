package dev.refract.git;

import dev.refract.source.Admission;
import dev.refract.source.Changes;
import dev.refract.source.Content;
import dev.refract.source.FileContent;
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
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.treewalk.FileTreeIterator;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.WorkingTreeIterator;

/**
 * Finds what differs between a tree and the files on disk. The files are the tracked ones and those that are neither
 * tracked nor ignored. JGit's own status is not used: it would run the user's filters, and those may write.
 */
final class WorkingTreeChanges {
    private static final int HEAD = 0;
    private static final int INDEX = 1;
    private static final int FILES = 2;

    private final Repository repository;
    private final ObjectReader reader;
    private final ChangeCollector collector;
    private final Set<String> ignoredFolders = new HashSet<>();
    private final Set<String> folders = new HashSet<>();
    private final FreshFiles freshFiles;
    private final DirCache index;

    WorkingTreeChanges(Repository repository, ObjectReader reader, Admission admission) throws IOException {
        this.repository = repository;
        this.reader = reader;
        this.collector = new ChangeCollector(admission);
        this.index = repository.readDirCache();
        this.freshFiles = FreshFiles.of(repository.getIndexFile());
    }

    Changes since(Optional<ObjectId> head) throws IOException {
        try (TreeWalk walk = new TreeWalk(reader)) {
            walk.addTree(TreeChanges.iterator(reader, head));
            walk.addTree(new DirCacheIterator(index));
            walk.addTree(files());
            while (walk.next()) {
                if (walk.isSubtree()) {
                    enter(walk);
                } else {
                    visit(walk);
                }
            }
        }
        return collector.changes(TreeChanges.folders(reader, head), folders::contains);
    }

    private FileTreeIterator files() {
        FileTreeIterator files = new FileTreeIterator(repository);
        // This class decides itself which folders are entered.
        files.setWalkIgnoredDirectories(true);
        return files;
    }

    /** Enters a folder, unless it is ignored and holds nothing that is tracked. */
    private void enter(TreeWalk walk) throws IOException {
        boolean tracked = walk.getFileMode(HEAD) == FileMode.TREE || walk.getFileMode(INDEX) == FileMode.TREE;
        boolean ignored = isIgnored(walk);
        if (ignored) {
            ignoredFolders.add(walk.getPathString());
        }
        if (tracked || !ignored) {
            walk.enterSubtree();
        }
    }

    private boolean isIgnored(TreeWalk walk) throws IOException {
        WorkingTreeIterator file = files(walk);
        return file != null && (ignoredFolders.contains(parent(walk.getPathString())) || file.isEntryIgnored());
    }

    private void visit(TreeWalk walk) throws IOException {
        String path = walk.getPathString();
        FileMode modeAfter = modeAfter(walk);
        if (modeAfter != FileMode.MISSING) {
            addFolders(path);
        }
        if (Entries.isFile(modeAfter) || modeAfter == FileMode.MISSING) {
            visitFile(walk, path, modeAfter);
        } else if (isOtherEntryChanged(walk, modeAfter)) {
            collector.noteMode(path, modeAfter);
            collector.add(path, contentBefore(walk, path), Optional.empty());
        }
    }

    /** What the path is in the version after; a file that the index says not to look for is as the index has it. */
    private FileMode modeAfter(TreeWalk walk) throws IOException {
        if (isFrozen(walk)) {
            return walk.getFileMode(INDEX);
        }
        boolean untracked = walk.getTree(INDEX, DirCacheIterator.class) == null;
        return untracked && isIgnored(walk) ? FileMode.MISSING : walk.getFileMode(FILES);
    }

    private static boolean isFrozen(TreeWalk walk) {
        DirCacheIterator entries = walk.getTree(INDEX, DirCacheIterator.class);
        return entries != null && isFrozen(entries.getDirCacheEntry());
    }

    private static boolean isFrozen(DirCacheEntry entry) {
        return entry.isSkipWorkTree() || entry.isAssumeValid();
    }

    private void visitFile(TreeWalk walk, String path, FileMode modeAfter) throws IOException {
        FileMode modeBefore = walk.getFileMode(HEAD);
        if (modeBefore != FileMode.MISSING && !Entries.isFile(modeBefore)) {
            collector.noteMode(path, modeBefore);
        }
        if (!collector.accepts(path)) {
            return;
        }
        Optional<Content> before = contentBefore(walk, path);
        Optional<Content> after = modeAfter == FileMode.MISSING ? Optional.empty() : contentAfter(walk);
        if (before.isPresent() && after.isPresent()) {
            compare(walk, path, before.get(), after.get());
        } else {
            collector.add(path, before, after);
        }
    }

    private Optional<Content> contentBefore(TreeWalk walk, String path) {
        return Entries.isFile(walk.getFileMode(HEAD)) && collector.accepts(path)
                ? Optional.of(new BlobContent(reader, walk.getObjectId(HEAD)))
                : Optional.empty();
    }

    private Optional<Content> contentAfter(TreeWalk walk) {
        if (isFrozen(walk)) {
            return Optional.of(new BlobContent(reader, walk.getObjectId(INDEX)));
        }
        FileTreeIterator file = walk.getTree(FILES, FileTreeIterator.class);
        return Optional.of(new FileContent(file.getEntryFile().toPath()));
    }

    private void compare(TreeWalk walk, String path, Content before, Content after) {
        if (isUntouched(walk)) {
            return;
        }
        LineEnds.asStored(walk.getObjectId(HEAD).name(), before, after)
                .ifPresent(changed -> collector.add(path, Optional.of(before), Optional.of(changed)));
    }

    /** Whether the index proves, without a look into the file, that it has the content of the commit. */
    private boolean isUntouched(TreeWalk walk) {
        DirCacheIterator entries = walk.getTree(INDEX, DirCacheIterator.class);
        if (entries == null || !walk.idEqual(HEAD, INDEX)) {
            return false;
        }
        DirCacheEntry entry = entries.getDirCacheEntry();
        return isFrozen(entry) || freshFiles.isUnchanged(files(walk), entry);
    }

    private boolean isOtherEntryChanged(TreeWalk walk, FileMode modeAfter) {
        ObjectId after = isFrozen(walk) ? walk.getObjectId(INDEX) : files(walk).getEntryObjectId();
        return walk.getFileMode(HEAD) != modeAfter || !walk.getObjectId(HEAD).equals(after);
    }

    private static WorkingTreeIterator files(TreeWalk walk) {
        return walk.getTree(FILES, WorkingTreeIterator.class);
    }

    private void addFolders(String path) {
        String folder = path;
        while (!folder.isEmpty()) {
            folder = parent(folder);
            if (!folders.add(folder)) {
                return;
            }
        }
    }

    private static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
}
