package dev.refract.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CatalogTest {
    @Test
    void everyNameOfTheFieldIsThereOnce() throws Exception {
        List<String> names = Files.readAllLines(resource("kind-names.txt"));

        assertThat(Catalog.kinds()).extracting(Kind::name).containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void kindsAreSortedById() {
        assertThat(Catalog.kinds()).extracting(Kind::id).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void theIndexListsThePagesOfTheFolder() throws Exception {
        List<String> pages = new ArrayList<>();
        for (Path file : catalogFiles()) {
            String name = file.getFileName().toString();
            if (name.endsWith(".md") && !name.equals("README.md")) {
                pages.add(name.substring(0, name.length() - ".md".length()));
            }
        }

        assertThat(pages)
                .containsExactlyInAnyOrderElementsOf(
                        Catalog.kinds().stream().map(Kind::id).toList());
    }

    @Test
    void anIdIsItsNameInKebabCase() {
        assertThat(Catalog.kinds())
                .allSatisfy(kind -> assertThat(kind.id())
                        .isEqualTo(kind.name().toLowerCase(Locale.ROOT).replace(' ', '-')));
    }

    @Test
    void aSentenceStartsWithItsName() {
        assertThat(Catalog.kinds())
                .allSatisfy(kind -> assertThat(kind.template()).startsWith(kind.name() + " "));
    }

    @Test
    void theInverseOfTheInverseIsTheKind() {
        assertThat(Catalog.kinds())
                .filteredOn(kind -> kind.inverse().isPresent())
                .allSatisfy(kind -> assertThat(
                                Catalog.kind(kind.inverse().orElseThrow()).inverse())
                        .contains(kind.id()));
    }

    @Test
    void aCompositeIsMadeOfOtherKinds() {
        Set<String> ids = Catalog.kinds().stream().map(Kind::id).collect(Collectors.toSet());

        assertThat(Catalog.kinds())
                .allSatisfy(kind -> assertThat(kind.composition())
                        .doesNotContain(kind.id())
                        .doesNotHaveDuplicates()
                        .isSubsetOf(ids));
    }

    @Test
    void theReadmeDescribesEveryFamilyPlaceholderAndForm() throws Exception {
        Set<String> described = describedWords();

        assertThat(Catalog.kinds()).allSatisfy(kind -> {
            assertThat(described).contains(kind.family());
            assertThat(described).containsAll(kind.placeholders().keySet());
            assertThat(described)
                    .containsAll(kind.placeholders().values().stream()
                            .map(form -> form.replaceFirst("^list of ", ""))
                            .toList());
        });
    }

    @Test
    void findsByIdAndByNameInAnyCase() {
        assertThat(Catalog.find("rename-class")).contains(Catalog.kind("rename-class"));
        assertThat(Catalog.find("Rename Class")).contains(Catalog.kind("rename-class"));
        assertThat(Catalog.find("  MOVE and rename CLASS ")).contains(Catalog.kind("move-and-rename-class"));
    }

    @Test
    void whatIsNoKindIsNotFound() {
        assertThat(Catalog.find("rename-planet")).isEmpty();
        assertThat(Catalog.find("")).isEmpty();
        assertThat(Catalog.find("readme")).isEmpty();
        assertThat(Catalog.find("../index")).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalog.kind("Rename Class"))
                .withMessage("the catalog has no kind 'Rename Class'");
    }

    @Test
    void aKindIsReadOnceWhateverTheNumberOfThreads() {
        Set<Integer> instances = IntStream.range(0, 1000)
                .parallel()
                .mapToObj(i -> System.identityHashCode(Catalog.kind("invert-condition")))
                .collect(Collectors.toSet());

        assertThat(instances).hasSize(1);
    }

    @Test
    void aKindHasWhatItsPageSays() {
        Kind kind = Catalog.kind("move-and-rename-class");

        assertThat(kind.name()).isEqualTo("Move And Rename Class");
        assertThat(kind.family()).isEqualTo("type");
        assertThat(kind.template()).isEqualTo("Move And Rename Class ${before} moved and renamed to ${after}");
        assertThat(kind.placeholders()).containsExactly(entry("before", "type"), entry("after", "type"));
        assertThat(kind.inverse()).contains("move-and-rename-class");
        assertThat(kind.composition()).containsExactly("move-class", "rename-class");
        assertThat(kind.status()).isEqualTo(Status.DETECTED);
        assertThat(Catalog.page(kind))
                .startsWith("A type goes to another package")
                .endsWith("\n");
    }

    private static java.util.Map.Entry<String, String> entry(String name, String form) {
        return java.util.Map.entry(name, form);
    }

    /** The words in the first column of the tables of the catalog's README. */
    private static Set<String> describedWords() throws IOException, URISyntaxException {
        return Files.readAllLines(resource("catalog/README.md")).stream()
                .filter(line -> line.startsWith("| `"))
                .flatMap(line -> Stream.of(line.split("\\|")[1].split(",")))
                .map(cell -> cell.strip().replace("`", ""))
                .collect(Collectors.toSet());
    }

    private static List<Path> catalogFiles() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(resource("catalog/index").getParent())) {
            return files.toList();
        }
    }

    private static Path resource(String name) throws URISyntaxException {
        return Path.of(CatalogTest.class.getResource(name).toURI());
    }
}
