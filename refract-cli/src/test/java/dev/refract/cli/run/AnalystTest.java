package dev.refract.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.cli.subject.Subject;
import dev.refract.cli.subject.Subject.Versions;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionFindings;
import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import dev.refract.source.SourceSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnalystTest {
    private static final Subject SUBJECT = new Subject(
            "main",
            Optional.of("abc"),
            () -> new Versions(
                    Optional.of("abc"), Optional.empty(), new Comparison(SourceSet.EMPTY, SourceSet.EMPTY, List.of())));

    private static Findings crash(Comparison comparison) {
        throw new IllegalStateException("boom");
    }

    private static Findings overflow(Comparison comparison) {
        throw new StackOverflowError();
    }

    @Test
    void crashOfOneOfManyIsItsResult() {
        RevisionFindings result = Answers.findings(AnalystTest::crash).analyseOneOfMany(SUBJECT);

        assertThat(result.findings().outcome()).isEqualTo(Outcome.FAILED);
        assertThat(result.commit()).contains("abc");
        assertThat(result.findings().skipped().get(0).detail())
                .isEqualTo("internal error: java.lang.IllegalStateException: boom");
        assertThat(Answers.findings(AnalystTest::overflow)
                        .analyseOneOfMany(SUBJECT)
                        .findings()
                        .outcome())
                .isEqualTo(Outcome.FAILED);
    }

    @Test
    void crashOfTheOnlyOneIsToldByTheCaller() {
        assertThatThrownBy(() -> Answers.findings(AnalystTest::crash).analyse(SUBJECT))
                .hasMessage("boom");
    }

    @Test
    void subjectThatCannotBeReadIsAResultOfMany() {
        Subject unreadable = new Subject("x", () -> {
            throw new InputException("unknown revision 'x'");
        });

        RevisionFindings result = Answers.findings(AnalystTest::crash).analyseOneOfMany(unreadable);

        assertThat(result.findings().skipped().get(0).detail()).isEqualTo("unknown revision 'x'");
    }
}
