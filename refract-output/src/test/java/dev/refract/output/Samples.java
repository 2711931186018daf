package dev.refract.output;

import static dev.refract.output.Parts.at;
import static dev.refract.output.Parts.causedBy;
import static dev.refract.output.Parts.commit;
import static dev.refract.output.Parts.findings;
import static dev.refract.output.Parts.kind;
import static dev.refract.output.Parts.participant;
import static dev.refract.output.Parts.range;
import static dev.refract.output.Parts.refactoring;
import static dev.refract.output.Parts.withComment;

import dev.refract.finding.ElementKind;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Leftover;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Findings that the tests of all formats write. */
public final class Samples {
    /** Text that breaks formats which are put together carelessly. */
    public static final String NASTY =
            "@X(\"a\\\"b\\n\", '\\u0000') é漢😀 \u2028\u0085\u0001\t</script>\n\r{\"a\": [1]}";

    private static final String SHOP = "core/src/main/java/com/example/shop/Shop.java";
    private static final String STORE = "core/src/main/java/com/example/shop/Store.java";
    private static final String OLD =
            "integration-tests/src/test/java/com/example/integration/compression/TestCompressionServer.java";
    private static final String NEW =
            "integration-tests/src/test/java/com/example/integration/server/CompressionServerFilters.java";

    private Samples() {}

    /** A result with everything in it: consequences, skips, leftover. */
    public static RevisionFindings full() {
        List<Skip> skipped = List.of(
                new Skip("core/src/main/java/Broken.java", SkipCause.SYNTAX_ERROR, "line 12: ';' expected"),
                new Skip("link.java", SkipCause.SYMLINK, "points to ../elsewhere.java"));
        return commit("HEAD~1", '4', findings(refactorings(), skipped, leftover()));
    }

    /** Six commits: with findings, with none, partly and not analysed, a root, and folders. */
    public static List<RevisionFindings> history() {
        Findings nothing = findings(List.of(), List.of(), List.of());
        Findings failed = Findings.failed(new Skip("", SkipCause.UNREADABLE, "missing blob 1234567"));
        return List.of(
                full(),
                commit("HEAD~2", '5', nothing),
                commit("HEAD~3", '6', failed),
                new RevisionFindings(
                        "7".repeat(12), Optional.of("7".repeat(40)), Optional.empty(), leftoverOnly(), 1234),
                new RevisionFindings("before after", Optional.empty(), Optional.empty(), nothing, 0));
    }

    private static Findings leftoverOnly() {
        return findings(List.of(), List.of(), List.of(new Leftover("A.java", Side.AFTER, 1, 1)));
    }

    /** A result of one refactoring whose every text is as nasty as can be. */
    public static RevisionFindings nasty() {
        Participant participant =
                participant(ElementKind.ANNOTATION, NASTY, NASTY, range(Side.AFTER, NASTY, at(1, 1, 2, 3)));
        Refactoring refactoring = new Refactoring(
                "1",
                kind("Modify Class Annotation"),
                "Modify Class Annotation " + NASTY,
                List.of(),
                List.of(participant),
                new Evidence(NASTY, Map.of(NASTY, NASTY)),
                List.of(participant.range()),
                Optional.empty());
        List<Skip> skipped = List.of(new Skip(NASTY, SkipCause.DETECTOR_CRASHED, NASTY));
        List<Leftover> leftover = List.of(new Leftover(NASTY, Side.BEFORE, 3, 4));
        return new RevisionFindings(
                NASTY, Optional.empty(), Optional.empty(), findings(List.of(refactoring), skipped, leftover), 1);
    }

    private static List<Refactoring> refactorings() {
        return List.of(
                renameClass(),
                causedBy("1", parameterType()),
                causedBy("2", addedImportAnnotation()),
                moveClass(),
                renamePackage(),
                removeModifier());
    }

    private static Refactoring renameClass() {
        Participant before = participant(
                ElementKind.TYPE_DECLARATION,
                "original type declaration",
                "com.example.shop.Shop",
                range(Side.BEFORE, SHOP, at(9, 1, 80, 2)));
        Participant after = participant(
                ElementKind.TYPE_DECLARATION,
                "renamed type declaration",
                "com.example.shop.Store",
                range(Side.AFTER, STORE, at(10, 1, 81, 2)));
        Refactoring plain = refactoring(
                1,
                "Rename Class com.example.shop.Shop renamed to com.example.shop.Store",
                kind("Rename Class"),
                List.of(withComment(before, 6)),
                List.of(withComment(after, 7)));
        return new Refactoring(
                plain.id(),
                plain.kind(),
                plain.description(),
                plain.before(),
                plain.after(),
                new Evidence(
                        "members",
                        Optional.of(Likelihood.NOCLONE),
                        Map.of("matched members", "12 of 13", "alike", "0.92")),
                plain.explains(),
                plain.causedBy());
    }

    private static Refactoring parameterType() {
        Participant before = participant(
                ElementKind.SINGLE_VARIABLE_DECLARATION,
                "original variable declaration",
                "shop : Shop",
                range(Side.BEFORE, "core/src/main/java/com/example/shop/Till.java", at(20, 17, 20, 26)));
        Participant after = participant(
                ElementKind.SINGLE_VARIABLE_DECLARATION,
                "changed-type variable declaration",
                "shop : Store",
                range(Side.AFTER, "core/src/main/java/com/example/shop/Till.java", at(21, 17, 21, 27)));
        return refactoring(
                2,
                "Change Parameter Type shop : Shop to shop : Store in method public open(shop Store) : void"
                        + " from class com.example.shop.Till",
                kind("Change Parameter Type"),
                List.of(before),
                List.of(after));
    }

    private static Refactoring addedImportAnnotation() {
        return refactoring(
                3,
                "Add Parameter Annotation @Open in parameter shop : Store in method public open(shop Store) : void"
                        + " from class com.example.shop.Till",
                kind("Add Parameter Annotation"),
                List.of(),
                List.of(participant(
                        ElementKind.ANNOTATION,
                        "added annotation",
                        "@Open",
                        range(Side.AFTER, "core/src/main/java/com/example/shop/Till.java", at(21, 17, 21, 22)))));
    }

    private static Refactoring moveClass() {
        return refactoring(
                4,
                "Move Class com.example.integration.compression.TestCompressionServer.SaveContentEncodingHeaderFilter"
                        + " moved to com.example.integration.server.CompressionServerFilters"
                        + ".SaveContentEncodingHeaderFilter",
                kind("Move Class"),
                List.of(type("original type declaration", range(Side.BEFORE, OLD, at(306, 5, 330, 6)))),
                List.of(type("moved type declaration", range(Side.AFTER, NEW, at(107, 3, 131, 4)))));
    }

    private static Refactoring renamePackage() {
        List<Participant> before = Stream.of("A", "B", "C")
                .map(name ->
                        type("original type declaration", range(Side.BEFORE, "x/" + name + ".java", at(3, 1, 9, 2))))
                .toList();
        List<Participant> after = Stream.of("A", "B", "C")
                .map(name -> type("moved type declaration", range(Side.AFTER, "y/" + name + ".java", at(3, 1, 9, 2))))
                .toList();
        return refactoring(5, "Rename Package x to y", kind("Rename Package"), before, after);
    }

    private static Refactoring removeModifier() {
        return refactoring(
                6,
                "Remove Class Modifier static in class x.A",
                kind("Remove Class Modifier"),
                List.of(type("original class declaration", range(Side.BEFORE, "x/A.java", at(3, 1, 9, 2)))),
                List.of());
    }

    private static Participant type(String role, SourceRange range) {
        String name = range.file().replace(".java", "").replace('/', '.');
        return participant(ElementKind.TYPE_DECLARATION, role, name, range);
    }

    private static List<Leftover> leftover() {
        List<Leftover> many = Stream.of("p/D.java", "p/E.java", "p/F.java", "p/G.java", "p/H.java")
                .map(file -> new Leftover(file, Side.AFTER, 1, 1))
                .toList();
        return Stream.concat(
                        Stream.of(
                                new Leftover(SHOP, Side.BEFORE, 12, 30),
                                new Leftover(STORE, Side.AFTER, 13, 20),
                                new Leftover(STORE, Side.BEFORE, 7, 7),
                                new Leftover(STORE, Side.AFTER, 40, 44)),
                        many.stream())
                .sorted((one, other) -> one.side().compareTo(other.side()))
                .toList();
    }
}
