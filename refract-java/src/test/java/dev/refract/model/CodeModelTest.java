package dev.refract.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.NodeKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The entities of a version, and how they are found. */
class CodeModelTest {
    private static final CodeModel MODEL = new Version()
            .file("src/p/A.java", """
                    package p;
                    class A {
                        int a, b;
                        { new Thread() { void run() { } }; }
                        <T> void m(int x) { class In { } }
                        class In { }
                        enum E { ONE { } }
                    }
                    """)
            .file("src/q/B.java", "package q; interface B { int VALUE = 1; }")
            .file("test/p/A.java", "package p; class A { }")
            .file("src/q/package-info.java", "package q;")
            .file("src/r/package-info.java", "package r;")
            .file("Main.java", "void main() { }")
            .model();

    @Test
    void entities_are_numbered_in_the_order_of_the_source() {
        assertThat(MODEL.entities())
                .extracting(Entity::number)
                .containsExactlyElementsOf(
                        IntStream.range(0, MODEL.entities().size()).boxed().toList());
        assertThat(MODEL.entities())
                .extracting(Entity::toString)
                .containsExactly(
                        "CLASS p.A",
                        "FIELD p.A.a",
                        "FIELD p.A.b",
                        "INITIALIZER p.A.",
                        "CLASS p.A.new Thread",
                        "METHOD p.A.new Thread.run",
                        "METHOD p.A.m",
                        "CLASS p.A.m.In",
                        "CLASS p.A.In",
                        "ENUM p.A.E",
                        "ENUM_CONSTANT p.A.E.ONE",
                        "CLASS p.A.E.",
                        "INTERFACE q.B",
                        "FIELD q.B.VALUE",
                        "CLASS p.A",
                        "CLASS Main",
                        "METHOD Main.main");
    }

    @Test
    void types_are_found_by_their_names() {
        assertThat(MODEL.types()).hasSize(9).allMatch(Entity::isType);
        assertThat(MODEL.typesNamed("p.A"))
                .extracting(type -> type.unit().path())
                .containsExactly("src/p/A.java", "test/p/A.java");
        assertThat(MODEL.typesNamed("p.A.m")).isEmpty();
        assertThat(MODEL.typesNamed("A")).isEmpty();
        assertThat(MODEL.typesWithSimpleName("In"))
                .extracting(Entity::qualifiedName)
                .containsExactly("p.A.m.In", "p.A.In");
        assertThat(MODEL.typesWithSimpleName("m")).isEmpty();
    }

    @Test
    void folders_are_as_given() {
        assertThat(CodeModel.of(List.of(), Set.of("src")).folders()).containsExactly("src");
        assertThat(CodeModel.of(List.of(), Set.of()).entities()).isEmpty();
    }

    @Test
    void a_member_knows_its_owner_and_its_type() {
        Entity type = MODEL.typesNamed("p.A").get(0);
        Entity method = type.members(EntityKind.Group.CALLABLE).get(0);
        Entity local = method.members().get(0);

        assertThat(method.owner()).hasValue(type);
        assertThat(method.type()).isSameAs(type);
        assertThat(method.typeName()).isEqualTo("p.A");
        assertThat(local.owner()).hasValue(method);
        assertThat(local.type()).isSameAs(local);
        assertThat(local.scope()).isEqualTo("m");
        assertThat(type.owner()).isEmpty();
        assertThat(type.packageName()).isEqualTo("p");
        assertThat(type.members(EntityKind.Group.FIELD))
                .extracting(Entity::name)
                .containsExactly("a", "b");
    }

    @Test
    void a_variable_of_several_has_a_node_for_itself() {
        List<Entity> fields = MODEL.typesNamed("p.A").get(0).members(EntityKind.Group.FIELD);
        Entity value = MODEL.typesNamed("q.B").get(0).members().get(0);

        assertThat(fields.get(0).node()).isEqualTo(fields.get(1).node());
        assertThat(fields).extracting(field -> field.own().name()).containsExactly("a", "b");
        assertThat(value.own().kind()).isEqualTo(NodeKind.FIELD);
        assertThat(value.variable().name()).isEqualTo("VALUE");
    }

    @Test
    void bodies_start_at_their_brace() {
        Entity type = MODEL.typesNamed("p.A").get(0);
        Optional<Entity> field = type.members(EntityKind.Group.FIELD).stream().findFirst();

        assertThat(type.bodyStart()).hasValue("package p;\nclass A ".length());
        assertThat(field.orElseThrow().bodyStart()).isEmpty();
        assertThat(field.orElseThrow().body()).isEmpty();
        assertThat(type.members(EntityKind.Group.CALLABLE).get(0).body()).isPresent();
    }
}
