package dev.refract.git;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jgit.internal.storage.file.FileRepository;
import org.eclipse.jgit.internal.storage.file.PackInserter;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.TreeFormatter;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;

/**
 * Makes bare repositories with a history of its own, for runs that need some repository: to warm up, to measure. The
 * objects lie in packs, as in repositories that have been cloned. The only class here that writes.
 */
public final class PackedRepository {
    private PackedRepository() {}

    /**
     * Makes a repository in a new folder.
     *
     * @param folder where to
     * @param versions the commits, oldest first; each is a whole version, from names of files to texts
     */
    @SafeVarargs
    public static void create(Path folder, Map<String, String>... versions) throws IOException {
        QuietSystemReader.install();
        try (FileRepository repository = (FileRepository) new FileRepositoryBuilder()
                        .setGitDir(folder.toFile())
                        .setBare()
                        .build();
                PackInserter pack = repository.getObjectDatabase().newPackInserter()) {
            repository.create(true);
            ObjectId head = ObjectId.zeroId();
            for (Map<String, String> version : versions) {
                head = commit(pack, version, head);
            }
            pack.flush();
            Files.writeString(folder.resolve(repository.getFullBranch()), head.name() + "\n");
        }
    }

    private static ObjectId commit(PackInserter pack, Map<String, String> version, ObjectId parent) throws IOException {
        PersonIdent nobody = new PersonIdent("nobody", "nobody@localhost");
        CommitBuilder commit = new CommitBuilder();
        commit.setTreeId(pack.insert(tree(pack, version)));
        commit.setAuthor(nobody);
        commit.setCommitter(nobody);
        commit.setMessage("a version");
        if (!parent.equals(ObjectId.zeroId())) {
            commit.setParentId(parent);
        }
        return pack.insert(Constants.OBJ_COMMIT, commit.build());
    }

    private static TreeFormatter tree(PackInserter pack, Map<String, String> version) throws IOException {
        TreeFormatter tree = new TreeFormatter();
        for (Map.Entry<String, String> file : new TreeMap<>(version).entrySet()) {
            byte[] text = file.getValue().getBytes(StandardCharsets.UTF_8);
            tree.append(file.getKey(), FileMode.REGULAR_FILE, pack.insert(Constants.OBJ_BLOB, text));
        }
        return tree;
    }
}
