package dev.refract.output.json;

import dev.refract.finding.Kind;
import dev.refract.finding.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A kind that a document names and this version's catalog does not have: another version wrote it. */
final class UnknownKind {
    /** Family of such kinds. */
    static final String FAMILY = "unknown";

    private UnknownKind() {}

    static Kind of(String id, String name) {
        return new Kind(id, name, FAMILY, "", Map.of(), Optional.empty(), List.of(), Status.PLANNED);
    }
}
