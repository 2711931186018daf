package dev.refract.output;

import dev.refract.finding.ElementKind;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Kind;
import dev.refract.finding.Leftover;
import dev.refract.finding.Outcome;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.finding.Status;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Small pieces that findings of tests are put together from. */
public final class Parts {
    private Parts() {}

    /** A kind with this name, as the catalog has it. */
    public static Kind kind(String name) {
        String id = name.toLowerCase(Locale.ROOT).replace(' ', '-');
        return new Kind(id, name, "test", name, Map.of(), Optional.empty(), List.of(), Status.DETECTED);
    }

    /** A range in one file; the offsets are made up but grow with the place. */
    public static SourceRange range(Side side, String file, int[] startAndEnd) {
        return new SourceRange(
                file, side, position(startAndEnd[0], startAndEnd[1]), position(startAndEnd[2], startAndEnd[3]));
    }

    private static SourceRange.Position position(int line, int column) {
        return new SourceRange.Position(line, column, (line - 1) * 100 + column - 1);
    }

    /** Lines and columns of a start and an end. */
    public static int[] at(int startLine, int startColumn, int endLine, int endColumn) {
        return new int[] {startLine, startColumn, endLine, endColumn};
    }

    /** A participant whose element is its code. */
    public static Participant participant(ElementKind kind, String role, String code, SourceRange range) {
        return new Participant(code, kind, role, code, range, range);
    }

    /** The participant with its doc comment in the place that RefactoringMiner reports. */
    public static Participant withComment(Participant participant, int firstLine) {
        SourceRange range = participant.range();
        SourceRange place = new SourceRange(
                range.file(), range.side(), position(firstLine, range.start().column()), range.end());
        return new Participant(
                participant.element(), participant.elementKind(), participant.role(), participant.code(), range, place);
    }

    /** A refactoring that stands for itself and explains the ranges of its participants. */
    public static Refactoring refactoring(
            int id, String sentence, Kind kind, List<Participant> before, List<Participant> after) {
        List<SourceRange> explains = Stream.concat(before.stream(), after.stream())
                .map(Participant::range)
                .sorted()
                .toList();
        return new Refactoring(
                Integer.toString(id),
                kind,
                sentence,
                before,
                after,
                new Evidence("same-identity"),
                explains,
                Optional.empty());
    }

    /** The refactoring as a consequence of another one. */
    public static Refactoring causedBy(String cause, Refactoring refactoring) {
        return new Refactoring(
                refactoring.id(),
                refactoring.kind(),
                refactoring.description(),
                refactoring.before(),
                refactoring.after(),
                refactoring.evidence(),
                refactoring.explains(),
                Optional.of(cause));
    }

    /** Findings with their outcome as the skips demand. */
    public static Findings findings(List<Refactoring> refactorings, List<Skip> skipped, List<Leftover> leftover) {
        return new Findings(Outcome.of(skipped), skipped, refactorings, leftover, new Findings.Work(1234, 56));
    }

    /** The result for a commit with made-up ids, given as its name. */
    public static RevisionFindings commit(String revision, char digit, Findings findings) {
        String commit = String.valueOf(digit).repeat(40);
        String parent = String.valueOf((char) (digit + 1)).repeat(40);
        return new RevisionFindings(revision, Optional.of(commit), Optional.of(parent), findings, 84);
    }
}
