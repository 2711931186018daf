package dev.refract.matches;

import static dev.refract.finding.mapping.Difference.CHANGED;
import static dev.refract.finding.mapping.Difference.MEMBERS;
import static dev.refract.finding.mapping.Difference.MOVED;
import static dev.refract.finding.mapping.Difference.RENAMED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Matches;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Outcome;
import dev.refract.finding.mapping.Difference;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import dev.refract.finding.mapping.PackagePair;
import dev.refract.java.JavaFrontend;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.source.Admission;
import dev.refract.source.Comparison;
import dev.refract.source.Limits;
import dev.refract.source.SkipCause;
import dev.refract.source.Texts;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MatchesTest {
    private static final Refract REFRACT = new Refract(new JavaFrontend(), Options.DEFAULT.withThreads(1));

    private static Comparison compare(Map<String, String> before, Map<String, String> after) {
        return Texts.compare(before, after, new Admission(new JavaFrontend()::reads, Limits.DEFAULT));
    }

    private static EntityMapping describe(Map<String, String> before, Map<String, String> after) {
        return REFRACT.describe(REFRACT.match(compare(before, after)).mapping());
    }

    private static EntityMapping describe(String before, String after) {
        return describe(Map.of("p/A.java", before), Map.of("p/A.java", after));
    }

    private static Set<Difference> differences(EntityMapping mapping, String label) {
        return mapping.pairs().stream()
                .filter(pair -> pair.after().label().equals(label))
                .map(MappedPair::differences)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void packagesArePairedByTheirTypes() {
        EntityMapping moved = describe(
                Map.of("p/pay/A.java", "package p.pay;\nclass A { int size() { return 1; } }"),
                Map.of("p/money/A.java", "package p.money;\nclass A { int size() { return 1; } }"));
        assertThat(moved.packages()).containsExactly(new PackagePair("p.pay", "p.money", 1));
    }

    @Test
    void aPackageThatStaysIsNoPairWithAnother() {
        String other = "package p.pay;\nclass B { void stays() {} }";
        EntityMapping moved = describe(
                Map.of("p/pay/A.java", "package p.pay;\nclass A { int size() { return 1; } }", "p/pay/B.java", other),
                Map.of(
                        "p/money/A.java",
                        "package p.money;\nclass A { int size() { return 1; } }",
                        "p/pay/B.java",
                        other));
        assertThat(moved.packages()).isEmpty();
    }

    @Test
    void aMappingIsAskedFromBothSides() {
        Matches matches = REFRACT.match(compare(
                Map.of("p/A.java", "package p;\nclass A { int size() { return 1; } }"),
                Map.of("p/A.java", "package p;\nclass A { int size() { return 2; } }")));
        Entity before = matches.mapping().before().typesNamed("p.A").get(0);
        Entity after = matches.mapping().after().typesNamed("p.A").get(0);

        assertThat(matches.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(matches.mapping().ofBefore(before)).map(EntityPair::after).contains(after);
        assertThat(matches.mapping().ofAfter(after)).map(EntityPair::before).contains(before);
    }

    @Test
    void whatCannotBeReadIsSkipped() {
        Matches matches = REFRACT.match(compare(Map.of("p/A.java", "class A {"), Map.of("p/A.java", "class A {}")));

        assertThat(matches.outcome()).isEqualTo(Outcome.PARTIAL);
        assertThat(matches.skipped())
                .singleElement()
                .satisfies(skip -> assertThat(skip.cause()).isEqualTo(SkipCause.SYNTAX_ERROR));
    }

    @Test
    void whereverATypeGoesItsMembersDoNotMove() {
        String code = "class A { private int size = 1; A() {} int size() { return size; } class Inner { int i; } }";
        EntityMapping mapping = describe(
                Map.of("p/A.java", "package p;\n" + code), Map.of("q/B.java", "package q;\n" + code.replace("A", "B")));

        assertThat(differences(mapping, "B")).contains(RENAMED, MOVED).doesNotContain(CHANGED);
        assertThat(differences(mapping, "B()")).isEmpty();
        assertThat(differences(mapping, "size()")).isEmpty();
        assertThat(differences(mapping, "Inner")).isEmpty();
        assertThat(mapping.pairs()).noneMatch(MappedPair::isUnchanged);
    }

    @Test
    void aTypeChangesInItsHeadOrInItsMembers() {
        String before = "package p;\nclass A { int i; int j; }";

        assertThat(differences(describe(before, before.replace("A {", "A implements B {")), "A"))
                .containsExactly(CHANGED);
        assertThat(differences(describe(before, before.replace("int j", "long j")), "A"))
                .containsExactly(MEMBERS);
        assertThat(differences(describe(before, before.replace("class", "abstract   class")), "A"))
                .containsExactly(CHANGED);
        assertThat(describe(before, before.replace(" ", "  ")).pairs())
                .hasSize(3)
                .allMatch(MappedPair::isUnchanged);
    }

    @Test
    void fieldsOfOneDeclarationChangeOneByOneOrTogether() {
        String before = "package p;\nclass A { int i = 1, j = 2; }";

        EntityMapping one = describe(before, before.replace("j = 2", "j = 3"));
        assertThat(differences(one, "i")).isEmpty();
        assertThat(differences(one, "j")).containsExactly(CHANGED);
        assertThat(differences(describe(before, before.replace("int", "long")), "i"))
                .containsExactly(CHANGED);
    }

    @Test
    void whatStandsInBodiesIsLeftOut() {
        EntityMapping mapping = describe(
                "package p;\nclass A { Object o = new Object() { int hidden; }; void m() { class Local {} } }",
                "package p;\nenum E { ONE { int hidden() { return 1; } } }");

        assertThat(mapping.removed()).extracting(EntityReference::label).containsExactly("A", "o", "m()");
        assertThat(mapping.added()).extracting(EntityReference::label).containsExactly("E", "ONE");
    }

    @Test
    void initializersHaveWordsForNames() {
        String code = "package p;\nclass A { static { a(); } { b(); } }";

        assertThat(describe(code, code.replace(" ", "  ")).pairs())
                .extracting(pair -> pair.after().name())
                .contains("static block", "block");
    }

    @Test
    void fieldsThatWereMergedHaveNoPartner() {
        EntityMapping mapping = describe("""
                package p;
                class A {
                    private final Address from = new Address();
                    private final int size = 3;
                    private final Door door = new Door();
                    Parcel pack(String name) { return door.parcel(name, from, size); }
                    Parcel wrap() { return door.parcel("wrapped", from, size); }
                }
                """, """
                package p;
                class A {
                    private final Label label = new Label(3);
                    private final Door door = new Door();
                    Parcel pack(String name) { return door.parcel(name, label); }
                    Parcel wrap() { return door.parcel("wrapped", label); }
                }
                """);

        assertThat(mapping.removed()).extracting(EntityReference::label).containsExactly("from", "size");
        assertThat(mapping.added()).extracting(EntityReference::label).containsExactly("label");
    }
}
