package dev.refract.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Matches;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.source.Admission;
import dev.refract.source.Folders;
import dev.refract.source.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cases of users of several tools, at the level of the mapping: what is a pair, what is none, what has no partner. */
class MappingCasesTest {
    private static final Path CASES = Path.of("src", "test", "resources", "dev", "refract", "cases");
    private static final JavaFrontend JAVA = new JavaFrontend();
    private static final Refract REFRACT = new Refract(JAVA, Options.DEFAULT);

    @ParameterizedTest(name = "{0}: {1} => {2}")
    @CsvSource(delimiter = '|', textBlock = """
            C01 | shop.Items#propsWithoutGroup()         | shop.Items#props()
            C01 | shop.Items#props()                     | shop.Items#propsWithGroup()
            C01 | shop.Items#single()                    | shop.Items#single()
            C03 | app.RegressionNestedSample             | app.InputNestedSample
            C03 | app.RegressionNestedSample.Inner       | app.InputNestedSample.Inner
            C03 | app.RegressionNestedSample#test()      | app.InputNestedSample#test()
            C06 | db.streams                             | db.StreamsTest
            C06 | db.DummyReader                         | db.StreamsTest.DummyReader
            C06 | db.DummyBinary                         | db.StreamsTest.DummyBinary
            C06 | db.DummyReader#read()                  | db.StreamsTest.DummyReader#read()
            C10 | maps.Request#center(String)            | maps.Request#center(String)
            C10 | maps.Request#zoom(int)                 | maps.Request#zoom(int)
            C15 | nm.ListScope#resolveName(String)       | nm.ListScope#resolveNameLocal(String)
            C16 | io2.DataIn#skip(long)                  | io2.DataIn#skip(long)
            C22 | cfg.Box#list                           | cfg.Box#items
            C25 | spel.Accessors#pick(Class,List)        | spel.Accessors#pick(Class,List)
            C36 | en.Mode#FAST_MODE                      | en.Mode#TURBO
            C36 | en.Mode#NONE                           | en.Mode#NONE
            C42 | err.dlq.DlqRoute                       | err.dlc.DlcRoute
            C42 | err.dlq.DlqBean                        | err.dlc.DlcBean
            C45 | pv.PreviewPanel#editorConsole          | pv.InputPanel#errorConsole
            """)
    void isOne(String id, String before, String after) throws IOException {
        assertThat(partners(mapping(id), before)).containsExactly(after);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            C04 | one.HolderTest.InnerClass
            """)
    void isGone(String id, String before) throws IOException {
        assertThat(ids(mapping(id).removed())).contains(before);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            C15 | nm.ListScope#resolveName(String)
            C16 | io2.DataIn#skipSlowly(long)
            """)
    void isNoPartnerOfWhatWasThere(String id, String after) throws IOException {
        Mapping mapping = mapping(id);
        assertThat(mapping.pairs()).extracting(pair -> id(pair.after())).doesNotContain(after);
    }

    @ParameterizedTest
    @CsvSource({
        "core/src/coll/Base.java, core/src/coll/Impl.java",
        "android/src/coll/Base.java, android/src/coll/Impl.java"
    })
    void sourceRootsDoNotMix(String before, String after) throws IOException {
        assertThat(mapping("C39").pairs())
                .filteredOn(pair -> id(pair.before()).equals("coll.Base#hint()"))
                .extracting(pair ->
                        pair.before().unit().path() + ", " + pair.after().unit().path())
                .contains(before + ", " + after);
    }

    private static Mapping mapping(String id) throws IOException {
        try (Stream<Path> folders = Files.list(CASES)) {
            Path folder = folders.filter(path -> path.getFileName().toString().startsWith(id + "-"))
                    .findFirst()
                    .orElseThrow();
            Matches matches = REFRACT.match(Folders.compare(
                    folder.resolve("before"), folder.resolve("after"), new Admission(JAVA::reads, Limits.DEFAULT)));
            return matches.mapping();
        }
    }

    private static List<String> partners(Mapping mapping, String before) {
        Entity entity = mapping.before().entities().stream()
                .filter(some -> id(some).equals(before))
                .findFirst()
                .orElseThrow();
        Optional<EntityPair> pair = mapping.ofBefore(entity);
        Stream<EntityPair> derived =
                mapping.derivations().stream().map(Derivation::pair).filter(some -> some.before() == entity);
        return Stream.concat(pair.stream(), derived)
                .map(some -> id(some.after()))
                .toList();
    }

    private static List<String> ids(List<Entity> entities) {
        return entities.stream().map(MappingCasesTest::id).toList();
    }

    private static String id(Entity entity) {
        return JAVA.rendering().elementId(entity);
    }
}
