package dev.refract.match.body.field;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Naming;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.code.RenamedWords;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.MemberResolution;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.References;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says which fields the code of a version names; local variables are none. */
public final class FieldNames {
    private final CodeModel model;
    private final RenamedWords words;
    private final Map<Entity, Code> codes = new HashMap<>();
    private MemberResolution resolution;

    /**
     * The names in a version.
     *
     * @param words names of entities that are to be read as others, since the entities were renamed
     */
    public FieldNames(CodeModel model, RenamedWords words) {
        this.model = model;
        this.words = words;
    }

    /** Whether some code has the form of a field's name, which a variable or a type may have, too. */
    static boolean isName(Node code) {
        return code.is(NodeKind.NAME) || code.is(NodeKind.FIELD_ACCESS);
    }

    /** The word that some code names a field by; empty for what has not the form of a name. */
    static String word(Node code) {
        if (!isName(code)) {
            return "";
        }
        return code.word();
    }

    /** The field that some code in a declaration names. */
    Optional<Entity> field(Node code, Entity place) {
        Node name = named(code);
        if (!isName(name) || code(place).body().declaration(name).isPresent()) {
            return Optional.empty();
        }
        List<Reference> references = new ArrayList<>();
        References.forEach(name, word(name)::equals, (reference, node) -> {
            if (node.equals(name)) {
                references.add(reference);
            }
        });
        return references.stream()
                .flatMap(reference -> field(reference, place).stream())
                .findFirst();
    }

    /** What names a field: with {@code this.} in front of it, the whole. */
    private static Node named(Node code) {
        Node name = Parts.strip(code);
        return name.parent()
                .filter(around -> name.role() == Role.NAME && LocalScopes.isOfThis(around))
                .orElse(name);
    }

    /** The field that alone is meant by a reference. */
    Optional<Entity> field(Reference reference, Entity place) {
        List<Entity> targets = resolution().targets(reference, place);
        return targets.size() == 1 && targets.get(0).kind() == EntityKind.FIELD
                ? Optional.of(targets.get(0))
                : Optional.empty();
    }

    private MemberResolution resolution() {
        if (resolution == null) {
            resolution = new MemberResolution(model);
        }
        return resolution;
    }

    /** The code of a declaration, its variables as they are called. */
    Code code(Entity declaration) {
        return codes.computeIfAbsent(declaration, some -> new Code(Body.of(some, words), Naming.BY_NAME));
    }
}
