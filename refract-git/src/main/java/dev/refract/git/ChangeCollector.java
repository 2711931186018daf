package dev.refract.git;

import dev.refract.source.Admission;
import dev.refract.source.Change;
import dev.refract.source.Changes;
import dev.refract.source.Content;
import dev.refract.source.Skip;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.jgit.lib.FileMode;

/** Gathers the paths that differ while two versions are walked. */
final class ChangeCollector {
    private final Admission admission;
    private final List<Change> changes = new ArrayList<>();
    private final Set<Skip> notes = new LinkedHashSet<>();

    ChangeCollector(Admission admission) {
        this.admission = admission;
    }

    boolean accepts(String path) {
        return admission.accepts(path);
    }

    void note(Skip skip) {
        notes.add(skip);
    }

    /** Notes an entry of either side that is no file. */
    void noteMode(String path, FileMode mode) {
        Entries.note(path, mode, accepts(path)).ifPresent(notes::add);
    }

    void add(String path, Optional<Content> before, Optional<Content> after) {
        if (before.isPresent() || after.isPresent()) {
            changes.add(new Change(path, before, after));
        }
    }

    Changes changes(Predicate<String> folderBefore, Predicate<String> folderAfter) {
        return new Changes(changes, List.copyOf(notes), folderBefore, folderAfter);
    }
}
