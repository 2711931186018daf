package dev.refract.output;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionMapping;
import dev.refract.finding.mapping.DeclarationKind;
import dev.refract.finding.mapping.Difference;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import dev.refract.finding.mapping.PackagePair;
import dev.refract.output.spi.OutputOptions;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Mappings that the tests of all formats write. */
public final class MappingSamples {
    private static final String OLD_SHOP = "core/src/main/java/com/example/shop/Shop.java";
    private static final String SHOP = "core/src/main/java/com/example/shop/front/Store.java";
    private static final String TILL = "core/src/main/java/com/example/shop/Till.java";

    private MappingSamples() {}

    /** A mapping with everything in it: all differences, members that came from elsewhere, types of one version. */
    public static RevisionMapping full() {
        List<Skip> skipped = List.of(new Skip("Broken.java", SkipCause.SYNTAX_ERROR, "line 12: ';' expected"));
        return commit('4', Outcome.PARTIAL, skipped, new EntityMapping(packages(), pairs(), removed(), added()));
    }

    private static List<PackagePair> packages() {
        return List.of(new PackagePair("com.example.money", "com.example.shop.money", 2));
    }

    /** Three commits: with a mapping, with none, and not analysed. */
    public static List<RevisionMapping> history() {
        List<Skip> unreadable = List.of(new Skip("", SkipCause.UNREADABLE, "missing blob 1234567"));
        return List.of(
                full(),
                commit('5', Outcome.COMPLETE, List.of(), EntityMapping.EMPTY),
                commit('6', Outcome.FAILED, unreadable, EntityMapping.EMPTY));
    }

    /** A mapping whose every text is as nasty as can be. */
    public static RevisionMapping nasty() {
        EntityReference type = type(DeclarationKind.CLASS, Samples.NASTY, Samples.NASTY, 1);
        EntityReference field = member(DeclarationKind.FIELD, type, Samples.NASTY, 2);
        MappedPair pair = pair(type, type, Samples.NASTY, Difference.CHANGED);
        EntityMapping mapping = new EntityMapping(
                List.of(new PackagePair(Samples.NASTY, Samples.NASTY, 1)),
                List.of(pair),
                List.of(field),
                List.of(type, field));
        return new RevisionMapping(
                Samples.NASTY, Optional.empty(), Optional.empty(), Outcome.COMPLETE, List.of(), mapping, 1);
    }

    /** The result for a commit with made-up ids. */
    public static RevisionMapping commit(char digit, Outcome outcome, List<Skip> skipped, EntityMapping mapping) {
        String commit = String.valueOf(digit).repeat(40);
        String parent = String.valueOf((char) (digit + 1)).repeat(40);
        return new RevisionMapping("HEAD", Optional.of(commit), Optional.of(parent), outcome, skipped, mapping, 84);
    }

    /** What a format writes for these revisions. */
    public static String written(MappingFormat format, OutputOptions options, List<RevisionMapping> revisions) {
        StringWriter out = new StringWriter();
        try (var writer = format.open(out, options)) {
            revisions.forEach(writer::write);
        }
        return out.toString();
    }

    private static List<MappedPair> pairs() {
        EntityReference shop = type(DeclarationKind.CLASS, OLD_SHOP, "com.example.shop.Shop", 9);
        EntityReference store = type(DeclarationKind.CLASS, SHOP, "com.example.shop.front.Store", 10);
        EntityReference before = type(DeclarationKind.CLASS, TILL, "com.example.shop.Till", 3);
        EntityReference after = type(DeclarationKind.INTERFACE, TILL, "com.example.shop.Till", 3);
        EntityReference same = type(DeclarationKind.ENUM, TILL, "com.example.shop.Till.State", 50);
        String longName = "openOnTheFirstDayOfTheMonthUnlessThatIsASunday(Calendar,Map,List)";
        return List.of(
                pair(
                        shop,
                        store,
                        "same-members",
                        Difference.RENAMED,
                        Difference.MOVED,
                        Difference.CHANGED,
                        Difference.MEMBERS),
                pair(method(shop, "Shop(int)", 12), method(store, "Store(int)", 13), "same-identity"),
                pair(method(shop, "size()", 20), method(store, "size()", 20), "same-identity", Difference.CHANGED),
                pair(method(shop, "open()", 25), method(store, longName, 26), "statements", Difference.RENAMED),
                pair(method(before, "sum()", 9), method(store, "sum()", 40), "only-one", Difference.MOVED),
                pair(method(before, "put(int)", 9), method(store, "add(int)", 50), "a", Difference.values()),
                pair(before, after, "same-file", Difference.CHANGED),
                pair(same, same, "same-identity"),
                pair(
                        member(DeclarationKind.ENUM_CONSTANT, same, "OPEN", 51),
                        member(DeclarationKind.ENUM_CONSTANT, same, "OPEN", 51),
                        "same-identity"));
    }

    private static List<EntityReference> removed() {
        EntityReference shop = type(DeclarationKind.CLASS, OLD_SHOP, "com.example.shop.Shop", 9);
        EntityReference gone = type(DeclarationKind.RECORD, "core/Gone.java", "com.example.Gone", 3);
        EntityReference inner = type(DeclarationKind.CLASS, "core/Gone.java", "com.example.Gone.Inner", 6);
        return List.of(
                method(shop, "close()", 30),
                gone,
                member(DeclarationKind.RECORD_COMPONENT, gone, "count", 3),
                inner,
                method(inner, "Inner()", 7),
                type(DeclarationKind.INTERFACE, "core/Empty.java", "com.example.Empty", 1));
    }

    private static List<EntityReference> added() {
        EntityReference store = type(DeclarationKind.CLASS, SHOP, "com.example.shop.front.Store", 10);
        EntityReference mark = type(DeclarationKind.ANNOTATION_TYPE, "core/Mark.java", "com.example.Mark", 4);
        return List.of(
                member(DeclarationKind.FIELD, store, "limit", 11),
                member(DeclarationKind.INITIALIZER, store, "static block", 12),
                mark,
                member(DeclarationKind.ANNOTATION_MEMBER, mark, "value", 5));
    }

    private static MappedPair pair(
            EntityReference before, EntityReference after, String rule, Difference... differences) {
        double similarity = rule.equals("same-members") ? 0.8766 : 1;
        return new MappedPair(before, after, rule, Map.of("similarity", similarity), Set.of(differences));
    }

    private static EntityReference type(DeclarationKind kind, String file, String name, int line) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        return new EntityReference(kind, name, simple, simple, file, line, line + 40);
    }

    private static EntityReference method(EntityReference type, String label, int line) {
        return member(DeclarationKind.METHOD, type, label, line);
    }

    private static EntityReference member(DeclarationKind kind, EntityReference type, String label, int line) {
        String name = label.replaceAll("\\(.*", "");
        return new EntityReference(kind, type.container(), name, label, type.file(), line, line + 3);
    }
}
