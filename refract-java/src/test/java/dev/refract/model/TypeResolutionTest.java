package dev.refract.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who is meant by the name of a type, as the language has it. */
class TypeResolutionTest {
    @Test
    void a_single_import_comes_before_the_same_package_and_imports_of_all() {
        Version version = new Version()
                .file("p/A.java", "package p; import r.*; import q.X; class A { }")
                .file("p/X.java", "package p; class X { }")
                .file("q/X.java", "package q; public class X { }")
                .file("r/X.java", "package r; public class X { }");

        assertThat(version.meaning("X", "p.A")).hasValue("q.X");
    }

    @Test
    void a_single_import_of_a_type_from_elsewhere_hides_the_same_package() {
        Version version = new Version()
                .file("p/A.java", "package p; import org.elsewhere.X; class A { }")
                .file("p/X.java", "package p; class X { }");

        assertThat(version.meaning("X", "p.A")).isEmpty();
    }

    @Test
    void the_same_package_comes_before_imports_of_all() {
        Version version = new Version()
                .file("p/A.java", "package p; import r.*; class A { }")
                .file("p/X.java", "package p; class X { }")
                .file("r/X.java", "package r; public class X { }")
                .file("r/Y.java", "package r; public class Y { }");

        assertThat(version.meaning("X", "p.A")).hasValue("p.X");
        assertThat(version.meaning("Y", "p.A")).hasValue("r.Y");
    }

    @Test
    void imports_reach_nested_types() {
        Version version = new Version()
                .file("p/A.java", "package p; import q.Outer.One; import q.Other.*; class A { }")
                .file("q/Outer.java", "package q; public class Outer { public static class One { } }")
                .file("q/Other.java", "package q; public class Other { public static class Two { } }");

        assertThat(version.meaning("One", "p.A")).hasValue("q.Outer.One");
        assertThat(version.meaning("Two", "p.A")).hasValue("q.Other.Two");
        assertThat(version.meaning("Outer", "p.A")).isEmpty();
    }

    @Test
    void static_imports_reach_types_that_are_declared_and_inherited() {
        Version version = new Version()
                .file("p/A.java", "package p; import static q.B.One; import static q.B.Two; class A { }")
                .file("p/C.java", "package p; import static q.B.*; class C { }")
                .file("q/B.java", "package q; public class B extends Base { public static class One { } }")
                .file("q/Base.java", "package q; public class Base { public static class Two { } }");

        assertThat(version.meaning("One", "p.A")).hasValue("q.B.One");
        assertThat(version.meaning("Two", "p.A")).hasValue("q.Base.Two");
        assertThat(version.meaning("One", "p.C")).hasValue("q.B.One");
        assertThat(version.meaning("Two", "p.C")).hasValue("q.Base.Two");
    }

    @Test
    void a_static_import_of_a_constant_or_method_does_not_hide_a_type() {
        Version version = new Version()
                .file("p/A.java", "package p; import static q.E.ONE; import static q.E.Two; class A { }")
                .file("p/Types.java", "package p; class ONE { } class Two { }")
                .file("q/E.java", "package q; public enum E { ONE { }; public static void Two() { } }");

        assertThat(version.meaning("ONE", "p.A")).hasValue("p.ONE");
        assertThat(version.meaning("Two", "p.A")).hasValue("p.Two");
    }

    @Test
    void scopes_are_searched_from_inside_out() {
        Version version = new Version().file("p/A.java", """
                        package p;
                        class A {
                            class X { }
                            class Inner { class X { } void m() { } }
                            void m() { class X { } class Y { } }
                            void n() { }
                        }
                        class X { }
                        class Y { }
                        """);

        assertThat(version.meaning("X", "p.A.Inner.m")).hasValue("p.A.Inner.X");
        assertThat(version.meaning("X", "p.A.m")).hasValue("p.A.m.X");
        assertThat(version.meaning("X", "p.A.n")).hasValue("p.A.X");
        assertThat(version.meaning("Y", "p.A.m.X")).hasValue("p.A.m.Y");
        assertThat(version.meaning("Y", "p.A.n")).hasValue("p.Y");
        assertThat(version.meaning("A", "p.A.Inner.m")).hasValue("p.A");
    }

    @Test
    void a_type_parameter_hides_types_and_a_member_hides_it() {
        Version version = new Version().file("p/A.java", """
                        package p;
                        class A<T, U> {
                            class U { }
                            <X> void m() { }
                            void n() { }
                        }
                        class T { }
                        class X { }
                        """);

        assertThat(version.meaning("T", "p.A.n")).isEmpty();
        assertThat(version.meaning("X", "p.A.m")).isEmpty();
        assertThat(version.meaning("X", "p.A.n")).hasValue("p.X");
        assertThat(version.meaning("U", "p.A.n")).hasValue("p.A.U");
    }

    @Test
    void the_body_of_an_enum_constant_does_not_have_the_name_of_the_constant() {
        Version version = new Version()
                .file("p/E.java", "package p; enum E { X { void m() { } } }")
                .file("p/X.java", "package p; class X { }");

        assertThat(version.meaning("X", "p.E..m")).hasValue("p.X");
        assertThat(version.meaning("p.E.X", "p.E")).isEmpty();
    }

    @Test
    void a_qualified_name_begins_with_a_type_or_a_package() {
        Version version = new Version()
                .file("p/A.java", "package p; class A { class In { class Most { } } }")
                .file("q/B.java", "package q; class B { }");

        assertThat(version.meaning("A.In.Most", "p.A")).hasValue("p.A.In.Most");
        assertThat(version.meaning("In.Most", "p.A")).hasValue("p.A.In.Most");
        assertThat(version.meaning("p.A.In", "q.B")).hasValue("p.A.In");
        assertThat(version.meaning("A.In", "q.B")).isEmpty();
        assertThat(version.meaning("A.Out", "p.A")).isEmpty();
    }

    @Test
    void among_source_roots_the_own_one_is_meant_or_else_the_nearest() {
        Version version = new Version()
                .file("b/src/main/java/p/X.java", "package p; class X { }")
                .file("a/src/main/java/p/X.java", "package p; class X { }")
                .file("a/src/main/java/p/A.java", "package p; class A { }")
                .file("a/src/test/java/p/ATest.java", "package p; class ATest { }")
                .file("b/src/main/java/p/B.java", "package p; class B { }");

        assertThat(version.home("X", "a/src/main/java/p/A.java")).hasValue("a/src/main/java/p/X.java");
        assertThat(version.home("X", "a/src/test/java/p/ATest.java")).hasValue("a/src/main/java/p/X.java");
        assertThat(version.home("p.X", "b/src/main/java/p/B.java")).hasValue("b/src/main/java/p/X.java");
    }

    @Test
    void types_without_a_package_see_each_other_and_are_not_seen_from_packages() {
        Version version = new Version()
                .file("A.java", "import p.*; class A { }")
                .file("B.java", "class B { class In { } }")
                .file("p/C.java", "package p; public class C { }");

        assertThat(version.meaning("B", "A")).hasValue("B");
        assertThat(version.meaning("B.In", "A")).hasValue("B.In");
        assertThat(version.meaning("C", "A")).hasValue("p.C");
        assertThat(version.meaning("B", "p.C")).isEmpty();
    }

    @Test
    void what_is_not_in_the_set_is_not_found() {
        Version version = Version.of("import java.util.*; class A extends Gone { void m(int i) { } }");

        assertThat(version.meaning("String", "A.m")).isEmpty();
        assertThat(version.meaning("java.util.List", "A.m")).isEmpty();
        assertThat(version.meaning("int", "A.m")).isEmpty();
        assertThat(version.meaning("", "A.m")).isEmpty();
        assertThat(version.meaning("A.m", "A.m")).isEmpty();
        assertThat(version.meaning("..", "A.m")).isEmpty();
    }
}
