package dev.refract.bench.rename;

import dev.refract.model.file.Declaration;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.FileModel;
import dev.refract.model.file.Nesting;
import dev.refract.model.tree.Node;
import dev.refract.source.SourceFile;
import dev.refract.source.SourceSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A declaration of one version.
 *
 * @param file the file that declares it
 * @param owner the names of the declarations around it
 * @param kind what it is
 * @param name its name
 * @param node all of its code
 */
record Named(SourceFile file, String owner, EntityKind kind, String name, Node node) {
    /** The declarations of a version that alone have their name there, by that name. */
    static Map<String, Named> sole(SourceSet version, Function<SourceFile, FileModel> models) {
        List<Named> all = new ArrayList<>();
        for (SourceFile file : version.files()) {
            FileModel model = models.apply(file);
            collect(file, model, model.types(), "", all);
        }
        Map<String, Integer> times = new HashMap<>();
        all.forEach(named -> times.merge(named.name, 1, Integer::sum));
        Map<String, Named> sole = new HashMap<>();
        all.stream().filter(named -> times.get(named.name) == 1).forEach(named -> sole.put(named.name, named));
        return sole;
    }

    private static void collect(
            SourceFile file, FileModel model, List<Declaration> declarations, String owner, List<Named> all) {
        for (Declaration declaration : declarations) {
            String name = declaration.name();
            if (!name.isEmpty() && declaration.nesting() != Nesting.ANONYMOUS) {
                all.add(new Named(
                        file, owner, declaration.kind(), name, model.tree().node(declaration.node())));
            }
            collect(file, model, declaration.members(), owner + '.' + name, all);
        }
    }

    /** Whether the other is the same declaration in the other version, as far as names tell. */
    boolean isSameAs(Named other) {
        return kind == other.kind && owner.equals(other.owner);
    }
}
