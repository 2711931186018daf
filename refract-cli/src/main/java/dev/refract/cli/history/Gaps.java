package dev.refract.cli.history;

import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects what could not be read. A file that is generated is so in each of its versions, and is told once. */
final class Gaps {
    private final Map<Sort, Gap> gaps = new LinkedHashMap<>();
    private final Set<Seen> seen = new HashSet<>();

    private record Sort(String file, SkipCause cause) {}

    private record Seen(String commit, Sort sort) {}

    void add(String commit, List<Skip> skipped) {
        skipped.forEach(skip -> add(commit, skip));
    }

    void add(String commit, Skip skip) {
        Sort sort = new Sort(skip.file(), skip.cause());
        if (seen.add(new Seen(commit, sort))) {
            gaps.merge(
                    sort,
                    new Gap(commit, skip, 1),
                    (newest, more) -> new Gap(newest.commit(), newest.skip(), newest.versions() + 1));
        }
    }

    /** All, in the order in which they were met. */
    List<Gap> all() {
        return new ArrayList<>(gaps.values());
    }
}
