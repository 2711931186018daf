package dev.refract.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.frontend.ParsedFile;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Import;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.SyntaxTree;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the Java front end reads. */
class JavaFrontendTest {
    private static final JavaFrontend FRONTEND = new JavaFrontend();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Point(int x, int... ys) { Point { } static int z; }",
                "sealed interface S permits A, B { } final class A implements S { } non-sealed class B implements S { }",
                "class A { int f(Object o) { return switch (o) { case String s when s.isEmpty() -> 1; default -> 2; }; } }",
                "class A { boolean f(Object o) { return o instanceof R(int x, var _) && x > 1; } record R(int a, int b) { } }",
                "class A { int f(int k) { return switch (k) { case 1, 2: yield 1; default: yield 2; }; } }",
                "class A { String t = \"\"\"\n    a\n      b\\n\n    \"\"\"; }",
                "class A { void f() { for (var _ : java.util.List.of(1)) { } try { } catch (Exception _) { } } }",
                "class A { @interface X { int value() default 1; } @X(2) int a[], b[][] = {{1}}; int f()[] { return a; } }",
                "class A { void f(A this, @Deprecated final int... a) throws @Deprecated Exception { } }",
                "class A { void f(A... this) { } void g(A[] this) { } }",
                "enum E { ONE(1) { int g() { return 1; } }, TWO(2); E(int i) { } int g() { return 0; } }",
                "class A { static { int x = 1; } { int y = 2; } A() { super(); } }",
                "class A { Runnable r = () -> { }; java.util.function.Function<A, B> f = A::new; class B { B(A a) { } } }",
                "import module java.base; class A { }",
                "class A { int \\u0061b = 1; }",
                "void main() { System.out.println(1); }",
                "",
                "// only a comment"
            })
    void reads_without_problems(String text) {
        assertThat(FRONTEND.parse("A.java", text).problems()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class record { record next; }",
                "class A { int f(int _) { return _ + 1; } }",
                "class A { void yield() { } void f() { yield(); } }",
                "class var { var next; }",
                "class sealed { sealed next; }",
                "class permits { permits next; }",
                "class \\u0072ecord { }"
            })
    void reads_words_that_were_names_once(String text) {
        assertThat(FRONTEND.parse("A.java", text).problems()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class A { int enum = 1; }",
                "class A { void f(Enumeration enum) { while (enum.hasMoreElements()) { g(enum); } } }",
                "class A { int enum = 1; int f(int _) { return _ + enum; } }",
                "package p.enum; import q.enum.B; import q.enum.*; class A { q.enum.B b; }",
                "class A { static void assert(boolean b) { } void f() { assert(true); A.assert(false); } }",
                "class enum { enum next; enum() { } }",
                "class A { int \\u0061, enum; }"
            })
    void reads_words_that_were_names_before_any_release_that_the_parser_knows(String text) {
        assertThat(FRONTEND.parse("A.java", text).problems()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "int broken = ;", "int \\u0061;"})
    void spells_words_that_were_names_as_they_are_written(String more) {
        CodeModel model = model("package p.enum; import q.enum.B; class A { int enum = 0; " + more
                + " void assert(q.enum.B b) { assert(b); enum.f(\"enum\"); } }");

        assertThat(model.entities())
                .extracting(Entity::qualifiedName)
                .contains("p.enum.A", "p.enum.A.enum", "p.enum.A.assert");
        assertThat(model.entities().get(0).unit().file().imports())
                .extracting(Import::name)
                .containsExactly("q.enum.B");
        assertThat(labels(model.entities().get(0).unit().file().tree()))
                .contains("enum", "assert", "p.enum", "\"enum\"")
                .allMatch(label -> label.chars().allMatch(letter -> letter < 128));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "enum E { ONE, TWO } class A { E enum; }",
                "enum E implements I { ONE, TWO } class A { E enum; }",
                "class A { enum E { ONE, TWO } void f() { assert true; int x = ; } }"
            })
    void takes_no_enum_that_is_declared_for_a_name(String text) {
        assertThat(model(text).entities()).extracting(Entity::name).contains("E", "ONE", "TWO");
    }

    @Test
    void reads_a_file_once_that_has_too_many_errors_to_be_of_an_older_release() {
        String call = "void f(int _) { g(_); }\n";

        assertThat(FRONTEND.parse("A.java", "class A {" + call.repeat(20) + "}").problems())
                .isEmpty();
        assertThat(FRONTEND.parse("A.java", "class A {" + call.repeat(60) + "}").problems())
                .isNotEmpty();
    }

    @Test
    void reads_modules_and_packages() {
        assertThat(FRONTEND.parse("module-info.java", "open module a.b { requires transitive java.sql; exports a; }")
                        .problems())
                .isEmpty();
        assertThat(FRONTEND.parse("package-info.java", "@Deprecated package a.b;")
                        .file()
                        .packageName())
                .isEqualTo("a.b");
    }

    @Test
    void names_every_entity_where_it_stands() {
        CodeModel model = model("""
                package p;
                class A {
                    int a, b[] = {1};
                    A() { }
                    void m() { Runnable r = new Runnable() { public void run() { class Local { } } }; }
                    enum E { ONE { int g() { return 1; } } }
                    record R(int x) { }
                }
                """);

        assertThat(model.types())
                .extracting(Entity::qualifiedName)
                .containsExactly("p.A", "p.A.m.r.new Runnable", "p.A.m.run.Local", "p.A.E", "p.A.E.", "p.A.R");
        assertThat(model.entities())
                .filteredOn(entity -> entity.kind().group() == EntityKind.Group.FIELD)
                .extracting(Entity::name)
                .containsExactly("a", "b", "ONE", "x");
    }

    @Test
    void keeps_the_doc_comment_out_of_the_range_of_a_declaration() {
        String text = "class A {\n    /** Says a thing. */\n    // and more\n    public int f() { return 1; }\n}\n";
        Entity method = model(text).entities().get(1);

        assertThat(text.substring(method.node().start(), method.node().end()))
                .isEqualTo("public int f() { return 1; }");
        assertThat(method.unit().file().documentation(method.node())).isPresent();
    }

    @Test
    void gives_what_can_be_read_of_a_broken_file_and_says_where_it_breaks() {
        ParsedFile parsed = FRONTEND.parse("A.java", "class A {\n    int f() { return 1; }\n    void g( { }\n}\n");

        assertThat(parsed.problems()).isNotEmpty().allMatch(problem -> problem.matches("line [0-9]+: .*"));
        assertThat(parsed.file().types()).hasSize(1);
    }

    @Test
    void reads_what_it_can_of_a_file_with_many_errors() {
        ParsedFile parsed =
                FRONTEND.parse("A.java", "class A {\n" + "    int f( { return 1; } // #1\n".repeat(40) + "}\n");

        assertThat(parsed.problems()).hasSize(4).last().asString().matches("and [0-9]+ more");
        assertThat(parsed.file().types()).hasSize(1);
    }

    @Test
    void leaves_out_a_template_and_says_so() {
        String text =
                "<#list types as type>\nclass ${type}Vector { ${type} get() { return <#if a>1<#else>2</#if>; } }\n";
        ParsedFile parsed = FRONTEND.parse("Vectors.java", text.repeat(40));

        assertThat(parsed.problems())
                .hasSize(2)
                .first()
                .isEqualTo("left out, as it is hardly Java: 100 errors or more");
        assertThat(parsed.problems().get(1)).startsWith("line 1: ");
        assertThat(parsed.file().types()).isEmpty();
        assertThat(parsed.file().tree().size()).isEqualTo(1);
    }

    @Test
    void leaves_out_a_short_template_that_has_fewer_errors_than_the_parser_counts() {
        String text =
                "<#list types as type>\nclass ${type}Vector { ${type} get() { return <#if a>1<#else>2</#if>; } }\n";
        ParsedFile parsed = FRONTEND.parse("Vectors.java", text.repeat(4));

        assertThat(parsed.problems()).hasSize(2).first().asString().matches("left out, .*: [1-9][0-9] errors");
        assertThat(parsed.file().types()).isEmpty();
    }

    @Test
    void sees_no_difference_where_there_is_only_other_layout() {
        Node plain = tree("class A { int f(int a) { if (a > 1) { return a; } return (a + 1); } }");
        Node other = tree("class A\n{\r\n\tint f(int  a) { if (a > 1) return a; /* why */ return a + 1; }\n}");

        assertThat(plain.normalisedHash()).isEqualTo(other.normalisedHash());
        assertThat(plain.exactHash()).isNotEqualTo(other.exactHash());
        assertThat(tree("class A { public static int a; }").normalisedHash())
                .isEqualTo(tree("class A { static public int a; }").normalisedHash());
        assertThat(tree("class A { int a; }").normalisedHash())
                .isNotEqualTo(tree("class A { int b; }").normalisedHash());
        assertThat(tree("class A { int a; }").shapeHash())
                .isEqualTo(tree("class B { int b; }").shapeHash());
    }

    private static Node tree(String text) {
        return FRONTEND.parse("A.java", text).file().tree().root();
    }

    private static List<String> labels(SyntaxTree tree) {
        return IntStream.range(0, tree.size())
                .mapToObj(node -> tree.node(node).label())
                .toList();
    }

    private static CodeModel model(String text) {
        return CodeModel.of(
                List.of(SourceUnit.of(
                        "src/p/A.java", FRONTEND.parse("A.java", text).file())),
                Set.of());
    }
}
