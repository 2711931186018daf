package dev.refract.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.file.Nesting;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of types without a qualified name, as docs/refactoringminer-format.md has them. */
class EnclosingNamesTest {
    private static final JavaFrontend FRONTEND = new JavaFrontend();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "X f = new X() { }; | p.A.f.new X",
                "X f = a.b(c.d(new X() { })); | p.A.f.b.d.new X",
                "void m() { X v = new X<>() { }; } | p.A.m.v.new X<>",
                "void m() { y().go(new X() { }).then(1); } | p.A.m.then.go.new X",
                "void m() { new X() { }.go(); } | p.A.m.go.new X",
                "void m() { Foo f = new Foo(1, new X() { }); } | p.A.m.f.new Foo.new X",
                "void m() { x = new X() { }; } | p.A.m.new X",
                "void m() { x = outer.new X() { }; } | p.A.m.new X",
                "void m() { foo(q -> new X() { }); } | p.A.m.foo.new X",
                "void m() { for (X x = new X() { }; ; ) { } } | p.A.m.new X",
                "A() { super(new X() { }); } | p.A.A.new X",
                "static { go(new X() { }); } | p.A.go.new X",
                "enum E { ONE(new X() { }) } | p.A.E.new X",
                "enum E { ONE { }, TWO(1) { } } | p.A.E.;p.A.E.",
                "void m() { new X() { void g() { new Y() { }; } }; } | p.A.m.new X;p.A.m.new X.g.new Y"
            })
    void anonymous_types_are_named_by_all_around_them(String member, String names) {
        assertThat(names(Nesting.ANONYMOUS, member)).isEqualTo(names);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "void m() { class L { } } | p.A.m.L",
                "A() { record L() { } } | p.A.A.L",
                "void m() { go(() -> { class L { } }); } | p.A.m.L",
                "{ class L { } } | p.A..L",
                "static { enum L { } } | p.A..L",
                "X f = () -> { class L { } }; | p.A..L",
                "void m() { go(new X() { void z() { class L { } } }); } | p.A.m.z.L",
                "X f = new X() { void z() { class L { } } }; | p.A.z.L",
                "X f = new X() { { class L { } } }; | p.A..L",
                "enum E { ONE { void z() { class L { } } } } | p.A.E.z.L",
                "void m() { class L { void n() { class M { } } } } | p.A.m.L;p.A.m.L.n.M",
                "class B { void m() { class L { } } } | p.A.B.m.L",
                "void m() { class L { } } void m(int i) { class L { } } | p.A.m.L;p.A.m.L"
            })
    void local_types_are_named_by_the_methods_around_them(String member, String names) {
        assertThat(names(Nesting.LOCAL, member)).isEqualTo(names);
    }

    @Test
    void the_members_of_a_body_of_an_enum_constant_are_those_of_a_type_without_a_name() {
        Entity method = model("enum E { ONE { void m() { } } }").entities().stream()
                .filter(entity -> entity.name().equals("m"))
                .findFirst()
                .orElseThrow();

        assertThat(method.typeName()).isEqualTo("p.A.E.");
        assertThat(FRONTEND.rendering().elementId(method)).isEqualTo("p.A.E.#m()");
        assertThat(method.type().name()).isEqualTo("ONE");
    }

    private static String names(Nesting nesting, String member) {
        List<String> names = model(member).types().stream()
                .filter(type -> type.nesting() == nesting)
                .map(Entity::qualifiedName)
                .toList();
        return String.join(";", names);
    }

    private static CodeModel model(String member) {
        String text = "package p; class A { " + member + " }";
        return CodeModel.of(
                List.of(SourceUnit.of("p/A.java", FRONTEND.parse("A.java", text).file())), Set.of());
    }
}
