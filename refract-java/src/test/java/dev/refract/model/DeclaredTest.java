package dev.refract.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What declarations say of themselves. */
class DeclaredTest {
    @Test
    void modifiers_and_annotations_are_told_apart() {
        Entity method = Version.of(
                        "class A { @Deprecated public @p.Q(1) static <T> int f(final @R int a) throws B, p.C { return 1; } }")
                .entity("A.f");
        Node parameter = Declared.parameters(method).get(0);

        assertThat(labels(Declared.modifiers(method))).containsExactly("public", "static");
        assertThat(names(method.node())).containsExactly("Deprecated", "p.Q");
        assertThat(labels(Declared.modifiers(parameter))).containsExactly("final");
        assertThat(names(parameter)).containsExactly("R");
        assertThat(labels(Declared.thrown(method))).containsExactly("B", "p.C");
        assertThat(Declared.type(method)).map(Node::label).hasValue("int");
    }

    @Test
    void what_is_not_declared_is_empty() {
        Version version = Version.of("class A { A() { } static { } }");
        Entity constructor = version.entity("A.A");

        assertThat(Declared.type(constructor)).isEmpty();
        assertThat(Declared.parameters(constructor)).isEmpty();
        assertThat(Declared.thrown(constructor)).isEmpty();
        assertThat(Declared.parameterTypes(constructor)).isEmpty();
        assertThat(Declared.modifiers(constructor)).isEmpty();
        assertThat(labels(Declared.modifiers(version.entity("A.")))).containsExactly("static");
    }

    @Test
    void modifiers_and_type_of_a_field_are_those_of_all_its_variables() {
        Version version = Version.of("class A { private final int a = 1, b = 2; }");

        assertThat(labels(Declared.modifiers(version.entity("A.a")))).containsExactly("private", "final");
        assertThat(labels(Declared.modifiers(version.entity("A.b")))).containsExactly("private", "final");
        assertThat(Declared.type(version.entity("A.b"))).map(Node::label).hasValue("int");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int a | int",
                "final @X String a | String",
                "java.util.List<String> a | List",
                "Map.Entry<String, int[]> a | Entry",
                "Outer<String>.Inner a | Inner",
                "java.lang.@X String a | String",
                "int[] a | int[]",
                "int a[] | int[]",
                "int[] a[][] | int[][][]",
                "String... a | String[]",
                "int[]... a | int[][]",
                "List<String>[] a | List[]",
                "T a, int b, U... c | T,int,U[]"
            })
    void parameter_types_have_neither_packages_nor_arguments(String parameters, String types) {
        Entity method = Version.of("class A { void f(" + parameters + ") { } }").entity("A.f");

        assertThat(Declared.parameterTypes(method)).isEqualTo(types);
    }

    @Test
    void the_components_of_a_record_are_its_parameters() {
        assertThat(Declared.parameterTypes(
                        Version.of("record A(int x, String... y) { }").entity("A")))
                .isEqualTo("int,String[]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class A extends B<C> implements D.E, p.F { } | B D.E p.F",
                "interface A extends B, C { } | B C",
                "record A(int x) implements B { } | B",
                "enum A implements B { ONE } | B",
                "sealed interface A permits B { } | ''",
                "class A<T extends B> { } | ''"
            })
    void supertypes_are_named_without_arguments(String text, String names) {
        assertThat(supertypes(Version.of(text).entity("A"))).isEqualTo(names);
    }

    @Test
    void an_anonymous_type_has_the_supertype_that_is_created() {
        Version version = Version.of("class A { Object f = new B<>(new C()) { }; } enum E { ONE(1) { } }");

        assertThat(supertypes(version.entity("A.f.new B<>"))).isEqualTo("B");
        assertThat(version.model().typesWithSimpleName("ONE"))
                .map(DeclaredTest::supertypes)
                .containsExactly("");
    }

    @ParameterizedTest
    @CsvSource({
        "Map, java.util.Map, true",
        "util.Map, java.util.Map, true",
        "Map.Entry, java.util.Map.Entry, true",
        "Map, Map, true",
        "Entry, Map.Entry, false",
        "Map, HashMap, false",
        "java.util.Map, java.lang.Map, false"
    })
    void a_package_in_front_is_the_same_name(String name, String other, boolean same) {
        assertThat(Declared.sameName(name, other)).isEqualTo(same);
        assertThat(Declared.sameName(other, name)).isEqualTo(same);
    }

    @ParameterizedTest
    @CsvSource({
        "java.util.Map.Entry, Map.Entry, Entry",
        "Map.Entry, Map.Entry, Entry",
        "Map, Map, Map",
        "int, int, int",
        "'', '', ''"
    })
    void names_are_cut_at_their_package_or_to_their_end(String name, String withoutPackage, String simpleName) {
        assertThat(Declared.withoutPackage(name)).isEqualTo(withoutPackage);
        assertThat(Declared.simpleName(name)).isEqualTo(simpleName);
    }

    private static String supertypes(Entity type) {
        return String.join(
                " ", Declared.supertypes(type).stream().map(TypeNames::erasure).toList());
    }

    private static List<String> labels(List<Node> nodes) {
        return nodes.stream().map(Node::label).toList();
    }

    private static List<String> names(Node declaration) {
        return Declared.annotations(declaration).stream()
                .map(Declared::annotationName)
                .toList();
    }
}
