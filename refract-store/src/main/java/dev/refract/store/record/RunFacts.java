package dev.refract.store.record;

import java.util.Objects;

/**
 * What a run of the miner is.
 *
 * @param toolVersion version of the tool
 * @param options the options that results depend on, in words
 * @param selection which commits were asked for, in words
 */
public record RunFacts(String toolVersion, String options, String selection) {
    public RunFacts {
        Objects.requireNonNull(toolVersion, "toolVersion");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(selection, "selection");
    }
}
