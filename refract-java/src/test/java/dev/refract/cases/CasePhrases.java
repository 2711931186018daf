package dev.refract.cases;

import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The ways in which a line of a case may speak of a finding, in element ids. */
final class CasePhrases {
    private CasePhrases() {}

    static List<String> of(Refactoring refactoring) {
        List<String> phrases = new ArrayList<>();
        String sentence =
                refactoring.description().substring(refactoring.kind().name().length());
        if (refactoring.kind().family().equals("package")) {
            phrases.add(sentence.replace(" to ", " => "));
        }
        if (!refactoring.before().isEmpty() && !refactoring.after().isEmpty()) {
            Participant before = refactoring.before().get(0);
            Participant after = refactoring.after().get(0);
            String change = before.code() + " => " + after.code();
            phrases.add(before.element() + " => " + after.element());
            phrases.add(inFile(before) + " => " + inFile(after));
            phrases.add(change);
            phrases.add(change + " in " + owner(after.element()));
            phrases.add(before.element() + " : " + change);
            phrases.add(after.element() + " from " + before.element());
            phrases.add(before.element() + " to " + after.element());
            phrases.add(variable(before) + " in " + owner(before.element()));
            phrases.add(variable(after) + " in " + owner(after.element()));
            phrases.add(variable(before) + " => " + variable(after));
            phrases.add(variable(before) + " => " + variable(after) + " in " + owner(after.element()));
            phrases.add("in " + owner(after.element()));
            phrases.add(condition(before) + " => " + condition(after) + " in " + owner(after.element()));
            phrases.add(loop(before) + " => " + loop(after) + " in " + owner(after.element()));
        }
        refactoring.after().stream()
                .filter(participant -> participant.role().startsWith("extracted"))
                .findFirst()
                .ifPresent(extracted -> phrases.add(extracted.element() + " from "
                        + refactoring.before().get(0).element()));
        // Modifiers and annotations: the sentence names what was added or removed, and then where.
        String thing = sentence.strip().split(" in ", 2)[0];
        declaration(refactoring).ifPresent(element -> phrases.add(thing + " on " + element));
        return phrases;
    }

    /** The condition of a statement alone. */
    private static String condition(Participant statement) {
        return statement.code().replaceFirst("^(?:if|while)\\((.*)\\)$", "$1");
    }

    /** The sort of a loop. */
    private static String loop(Participant statement) {
        String words = statement.elementKind().name().toLowerCase(Locale.ROOT);
        return words.replace("_statement", "").replace('_', ' ');
    }

    /** Where several source roots have the element. */
    private static String inFile(Participant participant) {
        return participant.range().file() + ' ' + participant.element();
    }

    private static java.util.Optional<String> declaration(Refactoring refactoring) {
        List<Participant> side = refactoring.after().isEmpty() ? refactoring.before() : refactoring.after();
        return side.stream().map(Participant::element).reduce((first, last) -> last);
    }

    /** The callable of a parameter, the element itself for others. */
    private static String owner(String element) {
        int slash = element.lastIndexOf('/');
        return slash > element.lastIndexOf(')') ? element.substring(0, slash) : element;
    }

    /** The name of a variable, the element itself for others. */
    private static String variable(Participant participant) {
        String owner = owner(participant.element());
        return owner.equals(participant.element())
                ? participant.element()
                : participant.element().substring(owner.length() + 1);
    }

    /** Without spaces, which have no meaning here. */
    static String tight(String phrase) {
        return phrase.replace(" ", "");
    }
}
