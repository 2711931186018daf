package dev.refract.cli.run;

import dev.refract.finding.RevisionMapping;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.MappedPair;
import java.util.List;

/** The pairs whose entities are not the same in both versions. */
public final class ChangedPairs {
    private ChangedPairs() {}

    /** The result without the other pairs. */
    public static RevisionMapping keep(RevisionMapping result) {
        EntityMapping all = result.mapping();
        return new RevisionMapping(
                result.revision(),
                result.commit(),
                result.parent(),
                result.outcome(),
                result.skipped(),
                new EntityMapping(all.packages(), changed(all), all.removed(), all.added()),
                result.millis());
    }

    /** Number of entities that changed, were removed or added. */
    public static int count(RevisionMapping result) {
        EntityMapping all = result.mapping();
        return changed(all).size() + all.removed().size() + all.added().size();
    }

    private static List<MappedPair> changed(EntityMapping mapping) {
        return mapping.pairs().stream().filter(pair -> !pair.isUnchanged()).toList();
    }
}
