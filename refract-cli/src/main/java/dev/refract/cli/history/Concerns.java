package dev.refract.cli.history;

import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tells whether a refactoring has to do with an element. */
final class Concerns {
    /** The kinds that give all that is in a type another owner or another folder, by id. */
    static final Set<String> AROUND = Set.of(
            "collapse-hierarchy",
            "extract-class",
            "extract-interface",
            "extract-subclass",
            "extract-superclass",
            "merge-class",
            "merge-package",
            "move-and-rename-class",
            "move-class",
            "move-package",
            "move-source-folder",
            "rename-class",
            "rename-package",
            "replace-anonymous-with-class",
            "split-class",
            "split-package");

    private Concerns() {}

    /** Whether it is of the element itself, of its parameters, or gave a type around it another name or place. */
    static boolean of(Refactoring refactoring, Optional<Place> before, Place after) {
        return before.filter(place -> names(refactoring.before(), place)).isPresent()
                || names(refactoring.after(), after)
                || before.filter(place -> isAround(refactoring, place, after)).isPresent();
    }

    private static boolean names(List<Participant> participants, Place place) {
        return participants.stream()
                .filter(participant -> isIn(place.file(), participant))
                .map(Participant::element)
                .anyMatch(name -> name.equals(place.element()) || name.startsWith(place.element() + '/'));
    }

    /** Such a refactoring may be of many types, one of which has the element. */
    private static boolean isAround(Refactoring refactoring, Place before, Place after) {
        return AROUND.contains(refactoring.kind().id())
                && owners(refactoring.before(), before)
                        .anyMatch(ownerBefore -> owners(refactoring.after(), after)
                                .anyMatch(ownerAfter -> !samePlace(ownerBefore, ownerAfter)));
    }

    private static Stream<Participant> owners(List<Participant> participants, Place place) {
        return participants.stream()
                .filter(participant -> isIn(place.file(), participant))
                .filter(participant -> place.element().startsWith(participant.element() + '#')
                        || place.element().startsWith(participant.element() + '.'));
    }

    private static boolean samePlace(Participant before, Participant after) {
        return before.element().equals(after.element()) && isIn(before.range().file(), after);
    }

    private static boolean isIn(String file, Participant participant) {
        return participant.range().file().equals(file);
    }
}
