package dev.refract.model.file;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.SyntaxTree;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One parsed file.
 *
 * @param packageName name of its package, empty for the default package
 * @param imports its imports, in the order of the source
 * @param types the types that it declares at top level, in the order of the source
 * @param comments its comments, in the order of the source
 * @param tree its syntax
 */
public record FileModel(
        String packageName, List<Import> imports, List<Declaration> types, List<Comment> comments, SyntaxTree tree) {
    public FileModel {
        Objects.requireNonNull(packageName, "packageName");
        Objects.requireNonNull(tree, "tree");
        imports = List.copyOf(imports);
        types = List.copyOf(types);
        comments = List.copyOf(comments);
    }

    /** The comment that documents a declaration. */
    public Optional<Comment> documentation(Node declaration) {
        return comments.stream()
                .filter(comment -> comment.documented() == declaration.index())
                .findFirst();
    }
}
