package dev.refract.cli.history;

import dev.refract.model.Entity;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One file of one commit, as far as it can be read. A file that is not there is read whole, and has nothing in it.
 *
 * @param elements what is declared in it, by id
 * @param skipped what could not be read of it
 */
record FileVersion(Map<String, Entity> elements, List<Skip> skipped) {
    Optional<Entity> find(String element) {
        return Optional.ofNullable(elements.get(element));
    }

    /** Whether the element is not seen in it, and may be there all the same. */
    boolean mayHide(String element) {
        return !skipped.isEmpty() && !elements.containsKey(element);
    }
}
