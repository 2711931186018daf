package dev.refract.output.text;

import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.SourceRange;
import dev.refract.output.spi.Visible;
import java.util.List;
import java.util.function.Predicate;

/** Where a refactoring is: the place before and the place after, as editors and terminals link them. */
final class PlaceLinks {
    /** How the roles of those end from which something was extracted. */
    private static final String LEFT_BEHIND = " after extraction";

    private PlaceLinks() {}

    static void write(Page page, int indentation, Refactoring refactoring, Palette palette) {
        for (String line : lines(refactoring, text -> page.fits(indentation, text))) {
            page.line(indentation, palette.place(line));
        }
    }

    private static List<String> lines(Refactoring refactoring, Predicate<String> fits) {
        List<Participant> before = refactoring.before();
        List<Participant> after = refactoring.after();
        String likelihood = likelihood(refactoring);
        if (before.isEmpty()) {
            return after.isEmpty() ? List.of() : List.of(place(after) + others(after) + likelihood);
        }
        if (after.isEmpty()) {
            return List.of(place(before) + " (before)" + others(before) + likelihood);
        }
        return Passage.lines(place(before), place(after), others(after) + likelihood, fits);
    }

    private static String likelihood(Refactoring refactoring) {
        return refactoring
                .evidence()
                .likelihood()
                .map(likelihood -> " · " + likelihood.id())
                .orElse("");
    }

    private static Passage.Place place(List<Participant> participants) {
        return new Passage.Place(file(participants), position(participants));
    }

    /** What the refactoring made, where another that lost something to it stands before it. */
    private static Participant subject(List<Participant> participants) {
        return participants.stream()
                .filter(participant -> !participant.role().endsWith(LEFT_BEHIND))
                .findFirst()
                .orElse(participants.get(0));
    }

    private static String file(List<Participant> participants) {
        return Visible.of(subject(participants).range().file());
    }

    private static String position(List<Participant> participants) {
        SourceRange.Position start = subject(participants).range().start();
        return start.line() + ":" + start.column();
    }

    /** How many more files have a part in the same role: the classes of a package that was renamed. */
    private static String others(List<Participant> participants) {
        Participant first = subject(participants);
        long files = participants.stream()
                .filter(participant -> participant.role().equals(first.role()))
                .map(participant -> participant.range().file())
                .filter(file -> !file.equals(first.range().file()))
                .distinct()
                .count();
        return files == 0 ? "" : " and " + Count.of(files, "more file");
    }
}
