package dev.refract.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Reads what an input found to differ: the last step of every input. */
public final class ComparisonReader {
    private final Admission admission;

    public ComparisonReader(Admission admission) {
        this.admission = Objects.requireNonNull(admission, "admission");
    }

    /** Reads the files that take part, in the order of their paths. */
    public Comparison read(Changes changes) {
        List<Change> sorted = changes.files().stream()
                .sorted(Comparator.comparing(Change::path))
                .toList();
        Reading reading = new Reading(changes.notes());
        sorted.stream().limit(admission.limits().maxFiles()).forEach(reading::read);
        reading.noteRest(sorted.size());
        Set<String> folders = folders(sorted);
        return new Comparison(
                new SourceSet(reading.before, existing(folders, changes.folderBefore())),
                new SourceSet(reading.after, existing(folders, changes.folderAfter())),
                reading.skipped);
    }

    /** The folders of the files, and the folders that they are in, up to the root. */
    private static Set<String> folders(List<Change> files) {
        Set<String> folders = new TreeSet<>();
        for (Change file : files) {
            String path = file.path();
            while (!path.isEmpty()) {
                path = path.substring(0, Math.max(0, path.lastIndexOf('/')));
                if (!folders.add(path)) {
                    break;
                }
            }
        }
        return folders;
    }

    private static Set<String> existing(Set<String> folders, Predicate<String> exists) {
        return folders.stream().filter(exists).collect(Collectors.toSet());
    }

    /** The state of one reading. */
    private final class Reading {
        private final List<SourceFile> before = new ArrayList<>();
        private final List<SourceFile> after = new ArrayList<>();
        private final List<Skip> skipped;

        Reading(List<Skip> notes) {
            skipped = new ArrayList<>(notes);
            skipped.sort(Comparator.comparing(Skip::file));
        }

        /**
         * Reads both sides of a path, or neither: half of a pair would look like a file that was added or deleted.
         */
        void read(Change change) {
            Optional<Verdict> verdictBefore = admit(change.path(), change.before());
            Optional<Verdict> verdictAfter = admit(change.path(), change.after());
            Optional<Skip> refusal = verdictAfter.flatMap(this::refusal).or(() -> verdictBefore.flatMap(this::refusal));
            if (refusal.isPresent()) {
                skipped.add(refusal.get());
                return;
            }
            verdictBefore.flatMap(this::file).ifPresent(before::add);
            verdictAfter.flatMap(this::file).ifPresent(after::add);
        }

        private Optional<Verdict> admit(String path, Optional<Content> content) {
            return content.map(bytes -> admission.admit(path, bytes));
        }

        private Optional<Skip> refusal(Verdict verdict) {
            return verdict.match(file -> Optional.empty(), Optional::of);
        }

        private Optional<SourceFile> file(Verdict verdict) {
            return verdict.match(Optional::of, skip -> Optional.empty());
        }

        void noteRest(int files) {
            int limit = admission.limits().maxFiles();
            if (files > limit) {
                skipped.add(new Skip(
                        "",
                        SkipCause.TOO_MANY_FILES,
                        files + " files differ, the limit is " + limit + ": the last by path are left out"));
            }
        }
    }
}
