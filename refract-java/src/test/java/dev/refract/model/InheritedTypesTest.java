package dev.refract.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types that are members of supertypes, and the supertypes themselves. */
class InheritedTypesTest {
    @ParameterizedTest
    @CsvSource({"Base", "p.Base", "Base<String>", "@Deprecated Base"})
    void members_of_supertypes_are_seen(String supertype) {
        Version version = new Version()
                .file("p/Base.java", "package p; public class Base<T> implements Root { public class Member { } }")
                .file("p/Root.java", "package p; public interface Root { class Deep { } }")
                .file("q/A.java", "package q; import p.Base; class A extends " + supertype + " { class In { } }");

        assertThat(version.meaning("Member", "q.A.In")).hasValue("p.Base.Member");
        assertThat(version.meaning("Deep", "q.A.In")).hasValue("p.Root.Deep");
        assertThat(version.meaning("A.Deep", "q.A.In")).hasValue("p.Root.Deep");
        assertThat(version.meaning("q.A.Deep", "p.Base")).hasValue("p.Root.Deep");
    }

    @Test
    void an_inherited_type_hides_those_around_the_heir() {
        Version version = new Version()
                .file("p/Base.java", "package p; public class Base { public class Member { } }")
                .file("q/A.java", """
                        package q;
                        import p.Base;
                        class A {
                            class Member { }
                            class Heir extends Base { void m() { } }
                            class Owner extends Base { class Member { } void m() { } }
                        }
                        """);

        assertThat(version.meaning("Member", "q.A.Heir.m")).hasValue("p.Base.Member");
        assertThat(version.meaning("Member", "q.A.Owner.m")).hasValue("q.A.Owner.Member");
        assertThat(version.meaning("Member", "q.A")).hasValue("q.A.Member");
    }

    @Test
    void a_supertype_may_be_named_in_any_scope_around() {
        Version version = new Version().file("p/A.java", """
                        package p;
                        class A {
                            class Base { class Member { } }
                            class B { class C extends Base { void m() { } } class D extends A.Base { void m() { } } }
                            void m() { class Local extends Base { void n() { } } }
                        }
                        """);

        assertThat(version.meaning("Member", "p.A.B.C.m")).hasValue("p.A.Base.Member");
        assertThat(version.meaning("Member", "p.A.B.D.m")).hasValue("p.A.Base.Member");
        assertThat(version.meaning("Member", "p.A.m.Local.n")).hasValue("p.A.Base.Member");
    }

    @Test
    void anonymous_types_inherit_from_what_they_create() {
        Version version = new Version()
                .file("p/Base.java", "package p; public class Base { public class Member { } }")
                .file("q/A.java", "package q; class A { Object f = new p.Base() { void m() { } }; }");

        assertThat(version.meaning("Member", "q.A.f.new p.Base.m")).hasValue("p.Base.Member");
        assertThat(version.meaning("Member", "q.A")).isEmpty();
    }

    @Test
    void the_head_of_a_type_does_not_see_its_members() {
        Version version = new Version()
                .file("p/A.java", "package p; class A extends B { class B { } }")
                .file("p/B.java", "package p; class B { class Member { } }");

        assertThat(version.meaning("B", "p.A")).hasValue("p.A.B");
        assertThat(version.meaning("Member", "p.A")).hasValue("p.B.Member");
        assertThat(supertypes(version, "p.A")).containsExactly("p.B");
    }

    @Test
    void supertypes_are_those_of_the_set_in_the_order_of_the_source() {
        Version version = new Version()
                .file("p/A.java", "package p; class A extends B implements java.util.List<C>, D, q.E { }")
                .file("p/Types.java", "package p; class B { } class C { } interface D { }")
                .file("q/E.java", "package q; public interface E { }");

        assertThat(supertypes(version, "p.A")).containsExactly("p.B", "p.D", "q.E");
        assertThat(supertypes(version, "q.E")).isEmpty();
    }

    @Test
    void types_that_inherit_from_each_other_or_from_themselves_end_the_search() {
        Version version = new Version()
                .file("p/A.java", "package p; class A extends B { }")
                .file("p/B.java", "package p; class B extends A { class Member { } }")
                .file("p/O.java", "package p; class O extends O.I { class I extends Q { void m() { } } }");

        assertThat(version.meaning("Member", "p.A")).hasValue("p.B.Member");
        assertThat(version.meaning("Absent", "p.A")).isEmpty();
        assertThat(version.meaning("Absent", "p.O.I.m")).isEmpty();
    }

    @Test
    void many_ways_to_the_same_supertype_are_gone_once() {
        Version version = new Version().file("p/I0.java", "package p; interface I0 { }");
        for (int i = 1; i <= 40; i++) {
            String heads = "interface I%d extends J%d, K%d { }".formatted(i, i, i);
            String ways = " interface J%d extends I%d { } interface K%d extends I%d { }".formatted(i, i - 1, i, i - 1);
            version.file("p/I" + i + ".java", "package p; " + heads + ways);
        }

        assertThat(version.meaning("Absent", "p.I40")).isEmpty();
    }

    private static List<String> supertypes(Version version, String type) {
        CodeModel model = version.model();
        return model.resolution().supertypes(model.typesNamed(type).get(0)).stream()
                .map(Entity::qualifiedName)
                .toList();
    }
}
