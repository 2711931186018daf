package dev.refract.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.Catalog;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TallyTest {
    private static final Count<RevisionFindings> REFACTORINGS = new Count<>(
            "refactoring",
            "refactorings",
            result -> result.findings().refactorings().size());

    static RevisionFindings result(Outcome outcome, Refactoring... refactorings) {
        Findings findings = new Findings(outcome, List.of(), List.of(refactorings), List.of(), new Findings.Work(0, 0));
        return new RevisionFindings("HEAD", Optional.empty(), Optional.empty(), findings, 0);
    }

    static Refactoring refactoring(String id, String kind, String cause) {
        return new Refactoring(
                id,
                Catalog.kind(kind),
                kind,
                List.of(),
                List.of(),
                new Evidence("test"),
                List.of(),
                Optional.ofNullable(cause));
    }

    private static int exitCode(boolean tellFound, RevisionFindings... results) {
        Tally<RevisionFindings> tally = new Tally<>(REFACTORINGS);
        List.of(results).forEach(tally::add);
        return tally.exitCode(tellFound);
    }

    @Test
    void exitCodeTellsTheWorst() {
        RevisionFindings complete = result(Outcome.COMPLETE);
        RevisionFindings partial = result(Outcome.PARTIAL);
        RevisionFindings failed = result(Outcome.FAILED);

        assertThat(exitCode(false)).isZero();
        assertThat(exitCode(false, complete)).isZero();
        assertThat(exitCode(false, complete, partial)).isEqualTo(3);
        assertThat(exitCode(false, complete, failed)).isEqualTo(3);
        assertThat(exitCode(false, failed, failed)).isEqualTo(2);
    }

    @Test
    void foundIsToldOnRequestAndBeforePartial() {
        RevisionFindings found = result(Outcome.PARTIAL, refactoring("1", "rename-class", null));

        assertThat(exitCode(false, found)).isEqualTo(3);
        assertThat(exitCode(true, found)).isEqualTo(1);
        assertThat(exitCode(true, result(Outcome.COMPLETE))).isZero();
        assertThat(exitCode(true, result(Outcome.FAILED))).isEqualTo(2);
    }

    @Test
    void summaryCountsOneAndSeveral() {
        Tally<RevisionFindings> tally = new Tally<>(REFACTORINGS);
        tally.add(result(Outcome.PARTIAL, refactoring("1", "rename-class", null)));

        assertThat(tally.summary()).isEqualTo("1 revision, 1 refactoring; 1 partial, 0 failed");
        tally.add(result(Outcome.COMPLETE, refactoring("1", "rename-class", null)));
        assertThat(tally.summary()).isEqualTo("2 revisions, 2 refactorings; 1 partial, 0 failed");
    }

    @Test
    void filterKeepsKindsAndCausesThatAreKept() {
        RevisionFindings all = result(
                Outcome.COMPLETE,
                refactoring("1", "move-class", null),
                refactoring("2", "rename-class", "1"),
                refactoring("3", "rename-class", "2"));

        RevisionFindings kept = new FindingFilter(Set.of(Catalog.kind("rename-class")), Optional.empty()).apply(all);

        assertThat(kept.findings().refactorings()).extracting(Refactoring::id).containsExactly("2", "3");
        assertThat(kept.findings().refactorings())
                .extracting(Refactoring::causedBy)
                .containsExactly(Optional.empty(), Optional.of("2"));
        assertThat(new FindingFilter(Set.of(), Optional.empty()).apply(all)).isSameAs(all);
    }
}
