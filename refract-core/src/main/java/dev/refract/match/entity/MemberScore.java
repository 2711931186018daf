package dev.refract.match.entity;

import dev.refract.model.Entity;
import java.util.Comparator;

/**
 * Two members that could be one, with what speaks for it.
 *
 * @param content how alike their code is, from 0 to 1
 * @param references share of those who refer to them, from 0 to 1; negative where nobody does
 * @param names how alike their names are, from 0 to 1
 * @param sameOwner whether their owners are one
 */
record MemberScore(Entity before, Entity after, double content, double references, double names, boolean sameOwner) {
    static final Comparator<MemberScore> BEST_FIRST = Comparator.comparingDouble((MemberScore score) -> -score.total())
            .thenComparing(score -> score.before.number())
            .thenComparing(score -> score.after.number());

    /** Similarity, as the mean of content and references (ReMapper, equation 4); content alone where nobody refers. */
    double similarity() {
        return references < 0 ? content : (content + references) / 2;
    }

    /** Orders candidates: names decide between equal similarities. */
    double total() {
        return similarity() + 0.1 * names + (sameOwner ? 0.1 : 0);
    }
}
