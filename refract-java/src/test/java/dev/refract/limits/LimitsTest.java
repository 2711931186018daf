package dev.refract.limits;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.FileModelCache;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.source.Admission;
import dev.refract.source.Comparison;
import dev.refract.source.Limits;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.Texts;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static final long LARGE = 1 << 20;

    private final CountingFrontend frontend = new CountingFrontend();
    private final Refract refract = new Refract(frontend, Options.DEFAULT.withThreads(1));

    private Comparison compare(Map<String, String> before, Map<String, String> after) {
        return Texts.compare(before, after, new Admission(frontend::reads, Limits.DEFAULT));
    }

    private Comparison renamed() {
        return compare(
                Map.of("p/A.java", "package p; class A { int size() { return 1; } }"),
                Map.of("p/B.java", "package p; class B { int size() { return 1; } }"));
    }

    @Test
    void whatWasParsedIsNotParsedAgain() {
        Refract cached = refract.withCache(new FileModelCache(LARGE));

        Findings first = cached.detect(renamed());
        Findings second = cached.detect(renamed());

        assertThat(frontend.parsed()).isEqualTo(2);
        assertThat(second).isEqualTo(first).isEqualTo(refract.detect(renamed()));
    }

    @Test
    void anotherPathIsNoOtherFileButAnotherNameIs() {
        String text = "package p; class A { }";
        Refract cached = refract.withCache(new FileModelCache(LARGE));

        cached.detect(compare(Map.of("p/A.java", text), Map.of("q/A.java", text)));
        assertThat(frontend.parsed()).isEqualTo(1);

        cached.detect(compare(Map.of("p/A.java", text), Map.of("p/B.java", text)));
        assertThat(frontend.parsed()).isEqualTo(2);
    }

    @Test
    void aCacheWithoutRoomChangesNothing() {
        Refract cached = refract.withCache(new FileModelCache(0));

        assertThat(cached.detect(renamed())).isEqualTo(cached.detect(renamed())).isEqualTo(refract.detect(renamed()));
        assertThat(frontend.parsed()).isEqualTo(6);
    }

    @Test
    void problemsOfAFileAreKeptWithIt() {
        Refract cached = refract.withCache(new FileModelCache(LARGE));
        Comparison broken = compare(Map.of("A.java", "class A { int a = ; }"), Map.of("A.java", "class A { int b; }"));

        Findings first = cached.detect(broken);

        assertThat(first.skipped()).extracting(Skip::cause).containsExactly(SkipCause.SYNTAX_ERROR);
        assertThat(cached.detect(broken)).isEqualTo(first);
    }

    @Test
    void whatIsStoppedBeforeAllIsReadSaysNothing() {
        Findings findings = refract.detect(renamed(), () -> true);

        assertThat(findings.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(findings.skipped()).extracting(Skip::cause).containsExactly(SkipCause.TIMED_OUT);
    }

    @Test
    void whatIsStoppedLaterSaysThatThereMayBeMore() {
        AtomicInteger asked = new AtomicInteger();
        BooleanSupplier afterReading = () -> asked.incrementAndGet() > 3;

        Findings findings = refract.detect(renamed(), afterReading);

        assertThat(findings.outcome()).isEqualTo(Outcome.PARTIAL);
        assertThat(findings.skipped()).extracting(Skip::cause).isEqualTo(List.of(SkipCause.TIMED_OUT));
    }

    @Test
    void theLimitHoldsWhereBodiesAreMatched() {
        Comparison divided = divided(120);
        Findings all = refract.detect(divided);
        long limit = all.work().steps() * 4 / 5;

        Findings some = refractWithin(limit).detect(divided);

        assertThat(all.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(some.outcome()).isEqualTo(Outcome.PARTIAL);
        assertThat(some.skipped()).extracting(Skip::cause).containsExactly(SkipCause.OVER_BUDGET);
        assertThat(some.work().steps()).isBetween(limit, all.work().steps() - 1);
        assertThat(all.refactorings()).hasSize(120);
        assertThat(some.refactorings()).hasSizeBetween(1, 119);
    }

    @Test
    void whatEndsJustWithinTheLimitIsComplete() {
        Findings all = refract.detect(divided(5));

        assertThat(refractWithin(all.work().steps()).detect(divided(5))).isEqualTo(all);
    }

    private Refract refractWithin(long steps) {
        return new Refract(frontend, Options.DEFAULT.withThreads(1).withMaxSteps(steps));
    }

    /** A method that is divided into many. */
    private Comparison divided(int parts) {
        StringBuilder before = new StringBuilder("class A { void run(Out out) {");
        StringBuilder after = new StringBuilder("class A { void run(Out out) {");
        StringBuilder methods = new StringBuilder();
        for (int i = 0; i < parts; i++) {
            String code = "out.write(\"part " + i + "\"); out.count(" + i + ", \"a" + i + "\");";
            before.append(code);
            after.append("part").append(i).append("(out);");
            methods.append("void part")
                    .append(i)
                    .append("(Out out) {")
                    .append(code)
                    .append("}");
        }
        before.append("} }");
        after.append("}").append(methods).append("}");
        return compare(Map.of("A.java", before.toString()), Map.of("A.java", after.toString()));
    }

    @Test
    void manyMembersOfOneTypeAreStillLookedAt() {
        Findings findings = refract.detect(
                compare(Map.of("A.java", constants("first", 300)), Map.of("A.java", constants("second", 300))));

        assertThat(findings.refactorings()).hasSize(300);
    }

    private static String constants(String name, int count) {
        StringBuilder text = new StringBuilder("class A {");
        for (int i = 0; i < count; i++) {
            text.append("static final int ")
                    .append(name)
                    .append(i)
                    .append(" = ")
                    .append(i)
                    .append(";\n");
        }
        return text.append("}").toString();
    }

    @Test
    void whatWasFoundBeforeItTookTooLongIsTold() {
        AtomicInteger asked = new AtomicInteger();
        BooleanSupplier amongBodies = () -> asked.incrementAndGet() > 60;

        Findings findings = refract.detect(divided(40), amongBodies);

        assertThat(findings.outcome()).isEqualTo(Outcome.PARTIAL);
        assertThat(findings.refactorings()).hasSizeBetween(1, 39);
    }

    @Test
    void workGrowsWithTheMembersOfOneTypeNotWithTheirSquare() {
        assertThat(stepsOfRenames(800)).isLessThan(3 * stepsOfRenames(400));
        assertThat(stepsOfMoves(800)).isLessThan(3 * stepsOfMoves(400));
    }

    private long stepsOfRenames(int count) {
        return steps(constants("first", count), constants("second", count));
    }

    private long stepsOfMoves(int count) {
        StringBuilder methods = new StringBuilder();
        for (int i = 0; i < count; i++) {
            methods.append("int m")
                    .append(i)
                    .append("(int a) { return a * ")
                    .append(i)
                    .append(" + 7; }\n");
        }
        return steps("class A {" + methods + "} class B { int b; }", "class A { } class B { int b; " + methods + "}");
    }

    private long steps(String before, String after) {
        return refract.detect(compare(Map.of("A.java", before), Map.of("A.java", after)))
                .work()
                .steps();
    }

    @Test
    void aDefectOfTheAnalysisIsItsResult() {
        Refract defective = new Refract(new SpeechlessFrontend(), Options.DEFAULT);

        Findings findings = defective.detect(renamed());

        assertThat(findings.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(findings.skipped()).singleElement().satisfies(skip -> {
            assertThat(skip.cause()).isEqualTo(SkipCause.ENGINE_CRASHED);
            assertThat(skip.detail()).contains("speechless").contains("SpeechlessFrontend.rendering");
        });
        assertThat(defective.matchBodies(renamed()).outcome()).isEqualTo(Outcome.FAILED);
        assertThat(defective.match(renamed()).outcome()).isEqualTo(Outcome.COMPLETE);
    }
}
