package dev.refract.references;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.java.JavaFrontend;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.Referrers;
import dev.refract.model.SourceUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReferrersTest {
    private static final JavaFrontend JAVA = new JavaFrontend();
    private final List<SourceUnit> units = new ArrayList<>();
    private CodeModel model;

    @Test
    void callOfTheSameType() {
        file("A.java", "class A { void used() {} void user() { used(); } }");
        assertThat(referrers("A", "used")).containsExactly("A.user 1");
    }

    @Test
    void placesAreCounted() {
        file("A.java", "class A { int f; int user() { f++; return this.f + f; } }");
        assertThat(referrers("A", "f")).containsExactly("A.user 3");
    }

    @Test
    void localNamesHideFields() {
        file("A.java", """
            class A {
              int f;
              void parameter(int f) { f++; }
              void local() { int f = 0; f++; }
              void before() { f++; { int f = 0; } f--; }
              void lambda() { use(f -> f + 1, (f, g) -> f); }
              void loop(int[] all) { for (int f : all) f++; }
              void pattern(Object o) { if (o instanceof Integer f) use(f); }
              void caught() { try { } catch (Exception f) { f.get(); } }
            }
            """);
        assertThat(referrers("A", "f")).containsExactly("A.before 2");
    }

    @Test
    void fieldsOfAnonymousClassesHideOuterOnes() {
        file("A.java", """
            class A {
              int f, g;
              Runnable r() { return new Runnable() { int f; public void run() { f++; g++; } }; }
            }
            """);
        assertThat(referrers("A", "f")).isEmpty();
        assertThat(referrers("A", "g")).containsExactly("A.r 1");
    }

    @Test
    void overloadsAreToldApartByTheNumberOfArguments() {
        file("A.java", """
            class A {
              void m(int a) {}
              void m(int a, int b) {}
              void all(int... rest) {}
              void user() { m(1, 2); all(); all(1, 2, 3); }
            }
            """);
        assertThat(entities("A", "m"))
                .extracting(method -> describe(method))
                .containsExactly(List.of(), List.of("A.user 1"));
        assertThat(referrers("A", "all")).containsExactly("A.user 2");
    }

    @Test
    void receiversOfTypeParametersAreOfTheirBounds() {
        file("A.java", "class A { void used() {} }");
        file(
                "B.java",
                "class B<S extends A> { S s; <T extends A> void user(T t) { t.used(); } void other() { s.used(); } }");
        file("C.java", "class C<T> { void used() {} void none(T t) { t.used(); } }");
        assertThat(referrers("A", "used")).containsExactly("B.user 1", "B.other 1");
        assertThat(referrers("C", "used")).isEmpty();
    }

    @Test
    void receiversOfDeclaredTypes() {
        file("A.java", "class A { int f; A next() { return null; } static A make() { return null; } }");
        file("B.java", "class B { int f; B next() { return null; } }");
        file("User.java", """
            class User {
              A field;
              int byField() { return field.f; }
              int byParameter(B b) { return b.f; }
              int byChain(A a) { return a.next().next().f; }
              int byCreation() { return new B().f; }
              int byInference() { var a = new A(); return a.f; }
              int byStatic() { return A.make().f; }
              int byCast(Object o) { return ((B) o).f; }
            }
            """);
        assertThat(referrers("A", "f"))
                .containsExactly("User.byField 1", "User.byChain 1", "User.byInference 1", "User.byStatic 1");
        assertThat(referrers("B", "f")).containsExactly("User.byParameter 1", "User.byCreation 1", "User.byCast 1");
        assertThat(referrers("A", "next")).containsExactly("User.byChain 2");
    }

    @Test
    void membersAreInherited() {
        file("Base.java", "class Base { int f; void m() {} Base(int a) {} }");
        file("Sub.java", """
            class Sub extends Base {
              Sub() { super(1); }
              void m() { super.m(); f++; }
              void user(Sub other) { other.f++; m(); }
            }
            """);
        assertThat(referrers("Base", "f")).containsExactly("Sub.m 1", "Sub.user 1");
        assertThat(referrers("Base", "m")).containsExactly("Sub.m 1");
        assertThat(referrers("Sub", "m")).containsExactly("Sub.user 1");
        assertThat(referrers("Base", "Base")).containsExactly("Sub.Sub 1");
        assertThat(referrers("", "Base")).containsExactly("Sub 1");
    }

    @Test
    void staticImports() {
        file("p/Util.java", "package p; public class Util { public static void help() {} static int F, G; }");
        file("q/One.java", "package q; import static p.Util.help; class One { void m() { help(); } int g = G; }");
        file("q/All.java", "package q; import static p.Util.*; class All { void m() { help(); int f = F; } }");
        assertThat(referrers("p.Util", "help")).containsExactly("q.One.m 1", "q.All.m 1");
        assertThat(referrers("p.Util", "F")).containsExactly("q.All.m 1");
        assertThat(referrers("p.Util", "G")).isEmpty();
    }

    @Test
    void methodReferencesCreationsAndTypes() {
        file("A.java", "class A { A() {} A(int a) {} void m() {} }");
        file("User.java", """
            class User {
              Object one = new A();
              Runnable two(A a) { return a::m; }
              Object three = make(A::new);
              @Marked(level = 1) A[] four() { return null; }
            }
            """);
        file("Marked.java", "@interface Marked { int level(); }");
        assertThat(referrers("A", "m")).containsExactly("User.two 1");
        assertThat(entities("A", "A"))
                .extracting(constructor -> describe(constructor))
                .containsExactly(List.of("User.one 1", "User.three 1"), List.of("User.three 1"));
        assertThat(referrers("", "A")).containsExactly("User.one 1", "User.two 1", "User.three 1", "User.four 1");
        assertThat(referrers("Marked", "level")).containsExactly("User.four 1");
    }

    @Test
    void enumConstantsInCasesAndThroughTheirType() {
        file("E.java", "enum E { X, Y }");
        file("User.java", "class User { int m(E e) { switch (e) { case X: return 1; } return E.Y.ordinal(); } }");
        assertThat(referrers("E", "X")).containsExactly("User.m 1");
        assertThat(referrers("E", "Y")).containsExactly("User.m 1");
        assertThat(referrers("", "E")).containsExactly("User.m 2");
    }

    @Test
    void aReceiverFromElsewhereMeansNothingOfTheSet() {
        file("A.java", "class A { void close() {} }");
        file("User.java", "class User { void m(java.io.Reader r) { r.close(); Files.close(); } }");
        assertThat(referrers("A", "close")).isEmpty();
    }

    @Test
    void namesOfPackagesAreNoReceivers() {
        file("p/q/Util.java", "package p.q; public class Util { public static int F; }");
        file("User.java", "class User { int m() { return p.q.Util.F; } }");
        assertThat(referrers("p.q", "Util")).containsExactly("User.m 1");
        assertThat(referrers("p.q.Util", "F")).containsExactly("User.m 1");
    }

    private void file(String path, String text) {
        units.add(SourceUnit.of(path, JAVA.parse(path, text).file()));
    }

    private CodeModel model() {
        if (model == null) {
            model = CodeModel.of(units, Set.of());
        }
        return model;
    }

    private List<String> referrers(String owner, String name) {
        List<Entity> entities = entities(owner, name);
        assertThat(entities).hasSize(1);
        return describe(entities.get(0));
    }

    private List<Entity> entities(String owner, String name) {
        String qualifiedName = owner.isEmpty() ? name : owner + '.' + name;
        return model().entities().stream()
                .filter(entity -> qualifiedName(entity).equals(qualifiedName))
                .toList();
    }

    private static String qualifiedName(Entity entity) {
        return entity.isType() ? entity.qualifiedName() : entity.typeName() + '.' + entity.name();
    }

    private List<String> describe(Entity entity) {
        Map<Entity, Integer> referrers = Referrers.in(model()).to(entity);
        assertThat(Referrers.in(model(), Set.of(entity.name())).to(entity)).isEqualTo(referrers);
        return referrers.entrySet().stream()
                .map(entry -> qualifiedName(entry.getKey()) + ' ' + entry.getValue())
                .toList();
    }
}
