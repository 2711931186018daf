package dev.refract.output.json;

import dev.refract.finding.Kind;
import dev.refract.finding.Status;
import java.util.Optional;

/** A kind that a document names and this version's catalog does not have: another version wrote it. */
final class UnknownKind {
    /** Family of such kinds. */
    static final String FAMILY = "unknown";

    private UnknownKind() {}

    static Kind of(String id, String name) {
        return new Kind(id, name, FAMILY, "", Optional.empty(), Status.PLANNED, "");
    }
}
