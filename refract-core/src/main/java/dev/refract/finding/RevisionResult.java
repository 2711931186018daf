package dev.refract.finding;

import dev.refract.source.Skip;
import java.util.List;
import java.util.Optional;

/** What every result for one revision of a history says, whatever was asked. */
public interface RevisionResult {
    /** The revision as the user gave it; for two folders, the two of them. */
    String revision();

    /** Full id of the commit, where it is one. */
    Optional<String> commit();

    /** Full id of the commit that it was compared with; empty for a root commit. */
    Optional<String> parent();

    /** How far the analysis came. */
    Outcome outcome();

    /** What was left out, and why. */
    List<Skip> skipped();

    /** Wall time of the analysis. */
    long millis();
}
