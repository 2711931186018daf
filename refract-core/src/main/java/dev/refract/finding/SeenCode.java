package dev.refract.finding;

import java.util.List;

/**
 * Code that was seen with a refactoring and is no part of it: the statements that name a variable in both versions, those
 * that came to what was extracted. RefactoringMiner's records list it. The other outputs leave it out: there can be much of
 * it, and little that the participants do not tell.
 *
 * @param before such code of the version before
 * @param after such code of the version after; what is in both versions has the same place in both lists
 */
public record SeenCode(List<Participant> before, List<Participant> after) {
    /** That of most refactorings. */
    public static final SeenCode NONE = new SeenCode(List.of(), List.of());

    public SeenCode {
        before = List.copyOf(before);
        after = List.copyOf(after);
    }
}
