package dev.refract.store;

import dev.refract.finding.Catalog;
import dev.refract.finding.ElementKind;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Leftover;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Outcome;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.store.read.Rows;
import dev.refract.store.record.ChangedFile;
import dev.refract.store.record.CommitFacts;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.Person;
import dev.refract.store.record.RunFacts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Commits to write. */
final class Samples {
    static final RunFacts RUN = new RunFacts("1.0", "max-steps 5", "branch main");

    private Samples() {}

    static CommitFacts facts(int number) {
        Person ada =
                new Person("Ada", "Ada@example.org", Instant.ofEpochSecond(1_000_000_000L + number * 86_400L * 40));
        String id = String.format(java.util.Locale.ROOT, "%040x", number);
        List<String> parents =
                number == 1 ? List.of() : List.of(String.format(java.util.Locale.ROOT, "%040x", number - 1));
        return new CommitFacts(id, parents, ada, ada, "Rename things\n\nof commit " + number + "\0");
    }

    /** A commit with as many refactorings as wanted. */
    static MinedCommit commit(int number, int refactorings) {
        List<Refactoring> found = new ArrayList<>();
        for (int i = 1; i <= refactorings; i++) {
            found.add(refactoring(i));
        }
        List<Skip> skipped = List.of(new Skip("B.java", SkipCause.SYNTAX_ERROR, "line 1"));
        return new MinedCommit(
                facts(number),
                facts(number).parents().stream().findFirst(),
                List.of(new ChangedFile("p/A.java", ChangedFile.Change.CHANGED)),
                Optional.of(new Findings(
                        Outcome.PARTIAL,
                        skipped,
                        found,
                        List.of(
                                new Leftover("p/A.java", Side.BEFORE, 3, 5),
                                new Leftover("p/A.java", Side.AFTER, 7, 7)),
                        new Findings.Work(11, 12))),
                skipped,
                13);
    }

    static Refactoring refactoring(int number) {
        return new Refactoring(
                Integer.toString(number),
                Catalog.kind("rename-method"),
                "Rename Method a" + number + " renamed to b" + number,
                List.of(participant(Side.BEFORE, "p.A#a" + number)),
                List.of(participant(Side.AFTER, "p.A#b" + number)),
                new Evidence("content", Optional.of(Likelihood.CLONE), Map.of("similarity", "0.93")),
                List.of(),
                number == 1 ? Optional.empty() : Optional.of("1"));
    }

    private static Participant participant(Side side, String element) {
        SourceRange range = new SourceRange(
                "p/A.java", side, new SourceRange.Position(3, 4, 30), new SourceRange.Position(5, 6, 50));
        SourceRange name = new SourceRange(
                "p/A.java", side, new SourceRange.Position(2, 4, 20), new SourceRange.Position(5, 6, 50));
        return new Participant(element, ElementKind.METHOD_DECLARATION, "role", "code of " + element, range, name);
    }

    /** All rows of an answer as text, the names of the columns first. */
    static List<String> answer(Archive archive, String sql) {
        List<String> lines = new ArrayList<>();
        archive.ask(sql, new Rows() {
            @Override
            public void columns(List<String> names) {
                lines.add(String.join(",", names));
            }

            @Override
            public void row(List<Object> values) {
                lines.add(String.join(",", values.stream().map(String::valueOf).toList()));
            }
        });
        return lines;
    }
}
