package dev.refract.git;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.treewalk.CanonicalTreeParser;

/** The folders of a tree; reads only those on the way to one that is asked for, and each once. */
final class TreeFolders implements Predicate<String> {
    private final ObjectReader reader;
    private final ObjectId root;
    private final Map<String, Map<String, ObjectId>> children = new HashMap<>();

    TreeFolders(ObjectReader reader, ObjectId root) {
        this.reader = reader;
        this.root = root;
    }

    @Override
    public boolean test(String folder) {
        return find(folder).isPresent();
    }

    private Optional<ObjectId> find(String folder) {
        if (folder.isEmpty()) {
            return Optional.of(root);
        }
        int slash = folder.lastIndexOf('/');
        String parent = slash < 0 ? "" : folder.substring(0, slash);
        return find(parent).map(tree -> children(parent, tree).get(folder.substring(slash + 1)));
    }

    private Map<String, ObjectId> children(String folder, ObjectId tree) {
        return children.computeIfAbsent(folder, path -> read(tree));
    }

    private Map<String, ObjectId> read(ObjectId tree) {
        Map<String, ObjectId> folders = new HashMap<>();
        try {
            CanonicalTreeParser entries = new CanonicalTreeParser(null, reader, tree);
            while (!entries.eof()) {
                if (entries.getEntryFileMode() == FileMode.TREE) {
                    folders.put(entries.getEntryPathString(), entries.getEntryObjectId());
                }
                entries.next(1);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folders;
    }
}
