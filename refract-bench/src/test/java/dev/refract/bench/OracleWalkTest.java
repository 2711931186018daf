package dev.refract.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.fail;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.oracle.OracleRepository;
import dev.refract.frontend.ParsedFile;
import dev.refract.java.JavaFrontend;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.file.Nesting;
import dev.refract.model.tree.Node;
import dev.refract.source.Admission;
import dev.refract.source.Limits;
import dev.refract.source.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every Java file of the oracles is read, and what is read of it stands where it says. */
class OracleWalkTest {
    private static final JavaFrontend FRONTEND = new JavaFrontend();
    /** No file is too large here, and generated code is code. */
    private static final Limits ALL_FILES = new Limits(Long.MAX_VALUE, Limits.DEFAULT.maxFiles(), true);

    @ParameterizedTest
    @ValueSource(strings = {"rm2", "tse"})
    void every_file_is_read_and_every_range_is_right(String name) {
        Path bundle = shared().resolve("oracle").resolve(name + ".bundle");
        Assumptions.assumeTrue(Files.exists(bundle), "no oracle at " + bundle);
        Admission admission = new Admission(FRONTEND::reads, ALL_FILES);
        Set<String> seen = ConcurrentHashMap.newKeySet();
        try (OracleRepository repository = OracleRepository.open(bundle, Path.of("target", "oracles"))) {
            repository.revisions().parallelStream()
                    .map(revision -> repository.load(revision, admission))
                    .flatMap(OracleCase::files)
                    .filter(file -> seen.add(file.contentId()))
                    .forEach(OracleWalkTest::check);
        }
        assertThat(seen).hasSizeGreaterThan(1000);
    }

    private static Path shared() {
        return Optional.ofNullable(System.getenv("REFRACT_SHARED"))
                .map(Path::of)
                .orElse(Path.of("..", "..", "shared"));
    }

    private static void check(SourceFile file) {
        assertThatCode(() -> {
                    ParsedFile parsed = FRONTEND.parse(file.path(), file.text());
                    checkNesting(parsed.file().tree().root());
                    if (parsed.problems().isEmpty()) {
                        checkEntities(file, parsed);
                        checkHashes(file, parsed);
                    }
                })
                .as(file.path())
                .doesNotThrowAnyException();
    }

    /** There are millions of nodes: a message is only written where one is wrong. */
    private static void checkNesting(Node node) {
        int end = node.start();
        for (Node child : node.children()) {
            boolean inOrder = child.start() >= end && child.end() <= node.end();
            if (!inOrder) {
                fail(child + " in " + node);
            }
            end = child.end();
            checkNesting(child);
        }
    }

    private static void checkEntities(SourceFile file, ParsedFile parsed) {
        CodeModel model = CodeModel.of(List.of(SourceUnit.of(file.path(), parsed.file())), Set.of());
        for (Entity entity : model.entities()) {
            Node node = entity.node();
            if (!entity.owner().map(Entity::node).orElse(node).contains(node)) {
                fail(entity + " is outside of its owner");
            }
            boolean hasNoHead = entity.isType()
                    && entity.nesting() == Nesting.TOP_LEVEL
                    && node.name().isEmpty();
            if (hasNoHead) {
                // A type that is declared by its members alone is all of its file.
                continue;
            }
            String text = file.text().substring(node.start(), node.end());
            assertThat(text)
                    .as(entity.toString())
                    .isEqualTo(text.strip())
                    .doesNotStartWith("/*")
                    .doesNotStartWith("//");
        }
    }

    /** A comment in front moves everything and changes nothing. */
    private static void checkHashes(SourceFile file, ParsedFile parsed) {
        Node root = parsed.file().tree().root();
        // Inside of a text block the white space is content.
        boolean textBlocks = file.text().contains("\"\"\"");
        String text = textBlocks ? file.text() : file.text().replace("\n", " \n");
        Node moved = FRONTEND.parse(file.path(), "/* moved */\n" + text)
                .file()
                .tree()
                .root();
        assertThat(moved.exactHash()).as(file.path()).isEqualTo(root.exactHash());
        assertThat(moved.normalisedHash()).as(file.path()).isEqualTo(root.normalisedHash());
    }
}
