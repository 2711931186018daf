package dev.refract.cli.history;

import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import java.util.List;

/** Tells whether a refactoring has to do with an element. */
final class Concerns {
    private Concerns() {}

    /** Whether it is of the element itself, of its parameters, or of a type around it whose name changed. */
    static boolean of(Refactoring refactoring, String before, String after) {
        return names(refactoring.before(), before)
                || names(refactoring.after(), after)
                || renamesAround(refactoring, before, after);
    }

    private static boolean names(List<Participant> participants, String element) {
        return participants.stream()
                .map(Participant::element)
                .anyMatch(name -> name.equals(element) || name.startsWith(element + '/'));
    }

    private static boolean renamesAround(Refactoring refactoring, String before, String after) {
        if (refactoring.before().isEmpty() || refactoring.after().isEmpty()) {
            return false;
        }
        String ownerBefore = refactoring.before().get(0).element();
        String ownerAfter = refactoring.after().get(0).element();
        return !ownerBefore.equals(ownerAfter) && isIn(before, ownerBefore) && isIn(after, ownerAfter);
    }

    private static boolean isIn(String element, String owner) {
        return element.startsWith(owner + '#') || element.startsWith(owner + '.');
    }
}
