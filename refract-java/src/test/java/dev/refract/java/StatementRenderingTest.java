package dev.refract.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.frontend.ParsedFile;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What statements and expressions look like to people. */
class StatementRenderingTest {
    private static final JavaFrontend FRONTEND = new JavaFrontend();

    /**
     * All statements and expressions that there are in Java 25, and the declarations that bodies may have. Patterns have
     * no modifiers here, as the trees have none of these.
     */
    private static final String SOURCE = """
            class A extends B {
                A(boolean fast, Shop shop, int k) { log(k); super(fast ? shop.first(k) : shop.slow(k), k); }
                A(int k) { this(k > 1, null, k); }
                A(B b) { b.<String>super(k, "a"); }
                A(C c) { <String>this(k, "a"); }
                int cases(Object o, int k) throws E {
                    int r = switch (o) { case Cat c when c.age > k && k > 1 -> 1; case Box(int w, var h) -> -w; default -> 3; };
                    switch (o) { case Box(Box(int v, long q), _), Cat _ -> { go(k + 1, 2); } case null, default -> k++; }
                    switch (o) { case A _, B _ when k > 1 -> log(k); case String s: return 2; default: throw new E(); }
                    switch (k) { case 1, 2 -> log(k); case A.B, MAX + 1 -> throw new E(1, 2); default -> { } }
                    int y = switch (k) { case 1, 2: yield k == 3 ? 4 : 5; default: { log(0, 1); yield (5); } };
                    go(x -> switch (x) { case 1 -> 2; default -> throw new E("a", 2); }, k);
                    if (o instanceof Box b && b.isFull() || o instanceof Box(int a, Box(var x, _)) && a > 4) return a;
                    else if (o instanceof Cat) { return 2; }
                    return switch (k) { default -> k; };
                }
                void declarations(A<B> this, int k) {
                    @X final class Local<@X T extends B & C> extends B implements C, D {
                        @X private int a = 1, b[] = {1, 2};
                        static { run(1, 2); }
                        { a = 2; }
                        Local(A A.this, final int... ks) { }
                        public abstract <U, V extends U> @X List<U> all(final @X U first, V @X ... others)[] throws E, F;
                        void run() { }
                    }
                    sealed interface Z<T> extends Y, W<T> permits V { int f(int a, int b); default void g() { } }
                    record P<T>(int a, @X T... b) implements D { P { } }
                    enum Q implements D { @X ONE, TWO(1, 2), THREE(3) { void f() { } }; final int x; }
                    abstract class Empty { }
                    final @X Map.Entry<? extends A, ? super B>[] m[] = null, n;
                    Outer<A>.Inner<B> w;
                    @X int @Y [] z = {}, zz[] = {{1, 2}, {3}};
                }
                void statements(int k) throws E {
                    label: for (int i = 0, j = 1; i < 2; i++, j--) { k += i; continue label; }
                    for (i = 0, j = 1; i < 2; i++) { ; }
                    while (k > 0) { break; }
                    do { k--; } while (k > 0);
                    outer: { break outer; }
                    assert k > 0;
                    assert k > 0 : "a" + k;
                    try (R r = new R(1, 2); final R q = r; r2; this.r3) { k++; } catch (final E | F e) { throw e; } finally { k = 1; }
                    try { return; } catch (@X G e) { }
                    synchronized (this) { k++; }
                    { k = 3; }
                    for (String s : all) { go(s); }
                }
                void expressions(int k) {
                    this.<String, T>go(1, 2);
                    A.super.<String>go(1);
                    x = super.f + A.super.f + A.this.f + a.b().c;
                    x = new int[2][k][];
                    x = new ArrayList<>(3) { int t; } + 1;
                    go(1, (x, y) -> { return x; }, new int[] {2});
                    x = o.new <String>In<T>(1, 2);
                    x = (A & B) y + (A<B, C>) y + (int) 3;
                    x = ++i + -j - i-- + ~k; b = !c;
                    x += 3; x >>>= 2; x = y = z;
                    x = a[1][2] + int[].class + A.class;
                    go(A::new, int[]::new, String::valueOf, super::go, A.super::<T>go, this::go, List<String>::new, a.b::<T>c);
                    go(A::<T>new, A<B>::<T>f, int[]::<T>f);
                    go(() -> 1, a -> a, (a, b) -> a + b, (int a, @X final B b, int c[], int... d) -> a, (var a) -> a);
                    go("a\\n", 'c', 1_000L, 0x1p3, true, false, null, \"""
                        text
                          block {
                        \""");
                    go((a + b) * c, a == b ? 1 : 2, a << 2, a >>> 3, a.b.c);
                    go(new @X A<B, C>(1), new <T>A<>(), new int[] {1, 2}, new int[][] {{1}, {}});
                }
            }
            """;

    /** What bodies may declare. */
    private static final Set<NodeKind> DECLARATIONS = EnumSet.of(
            NodeKind.CLASS,
            NodeKind.INTERFACE,
            NodeKind.ENUM,
            NodeKind.RECORD,
            NodeKind.ANONYMOUS_CLASS,
            NodeKind.METHOD,
            NodeKind.CONSTRUCTOR,
            NodeKind.INITIALIZER,
            NodeKind.FIELD,
            NodeKind.ENUM_CONSTANT);

    /** Of these it is the head that is written. */
    private static final Set<NodeKind> HEADS = EnumSet.of(
            NodeKind.IF,
            NodeKind.FOR,
            NodeKind.FOR_EACH,
            NodeKind.WHILE,
            NodeKind.DO,
            NodeKind.SWITCH,
            NodeKind.TRY,
            NodeKind.CATCH,
            NodeKind.SYNCHRONIZED,
            NodeKind.LABELED);

    private static final Set<NodeKind> WITH_BRACES =
            EnumSet.of(NodeKind.CLASS, NodeKind.INTERFACE, NodeKind.ENUM, NodeKind.RECORD, NodeKind.SWITCH_EXPRESSION);

    @Test
    void are_what_the_source_says_up_to_the_first_body_in_it() {
        for (Node node : nodes(SOURCE)) {
            if (isCode(node) && !HEADS.contains(node.kind()) && !isWrittenOtherwise(node)) {
                String whole = SOURCE.substring(node.start(), node.end());
                String wanted = SOURCE.substring(node.start(), endOfWritten(node));
                assertThat(withoutBlanks(code(node)))
                        .as("%s: %s", node.kind(), whole)
                        .isEqualTo(withoutBlanks(wanted));
            }
        }
    }

    @Test
    void are_written_whatever_their_kind() {
        assertThat(nodes(SOURCE))
                .extracting(Node::kind)
                .containsAll(EnumSet.range(NodeKind.BLOCK, NodeKind.DEFAULT_LABEL))
                .containsAll(DECLARATIONS)
                .doesNotContain(NodeKind.OTHER);
    }

    /** The blanks are those that RefactoringMiner's records have. */
    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            SUPER_CONSTRUCTOR_CALL => super(fast ? a : b, k);                      => super(fast ? a : b,k);
            SUPER_CONSTRUCTOR_CALL => a.b . <C>super();                            => a.b.<C>super();
            CONSTRUCTOR_CALL       => <C, D>this(k, 1);                            => <C,D>this(k,1);
            SWITCH                 => switch (k + 1) { case 1: }                   => switch(k + 1)
            SWITCH_CASE            => switch (k) { case 1,2: }                     => case 1, 2:
            SWITCH_CASE            => switch (k) { case A.B->go(); }               => case A.B ->
            SWITCH_CASE            => switch (k) { default: }                      => default:
            SWITCH_CASE            => switch (k) { default->go(); }                => default ->
            SWITCH_CASE            => switch (k) { case null,default -> go(); }    => case null, default ->
            SWITCH_CASE            => switch (k) { case Box(int w,var h) -> go(); } => case Box(int w, var h) ->
            SWITCH_CASE            => switch (k) { case A _,B _ when a>1 -> go(); } => case A _, B _ when a > 1 ->
            YIELD                  => switch (k) { default -> go(k, 1); }          => go(k,1);
            YIELD                  => switch (k) { default -> (k); }               => (k);
            YIELD                  => a = switch (k) { default -> /**/ k; };       => k;
            YIELD                  => a = switch (k) { default: yield (k); };      => yield (k);
            LOCAL_VARIABLE         => int a = switch(k) { default -> k; }, b = 2;  => int a=switch (k) {
            RETURN                 => return switch (k) { default -> k; };         => return switch (k) {
            LOCAL_VARIABLE         => Runnable a = () -> { go(); }, b = null;      => Runnable a=() -> {
            LABELED                => again : for (;;) { }                         => again:
            IF                     => if (a==b) { go(); } else { k++; }            => if(a == b)
            IF                     => if (go(x -> { return x; }, 1) > 2) { }       => if(go(x -> {
            WHILE                  => while (switch (k) { default -> true; }) { }  => while(switch (k) {
            WHILE                  => while (a) { }                                => while(a)
            DO                     => do { k++; } while (k<3);                     => do(k < 3)
            FOR                    => for (int i=0, j=1; i<2; i++,j--) { }         => for(int i=0, j=1; i < 2; i++, j--)
            FOR_EACH               => for (String s : all) { }                     => for(s: all)
            SYNCHRONIZED           => synchronized (this) { k++; }                 => synchronized(this)
            TRY                    => try { go(); } finally { k++; }               => try
            TRY                    => try (R r = new R(1, 2); r2) { go(); }        => try(R r=new R(1,2); r2)
            CATCH                  => try { } catch (final E | F e) { go(); }      => catch(final E|F e)
            LAMBDA                 => go(x -> { if (x) { return 1; } return 2; }); => x -> {if(x){return 1;
            LAMBDA                 => go(x -> { synchronized (x) { go(); } });     => x -> {synchronized(x){go();
            LAMBDA                 => go(x -> switch (x) { default -> 1; });       => x -> switch (x) {
            LAMBDA                 => go((final A a, B b[]) -> a);                 => (a, b) -> a
            LAMBDA                 => go((A a) -> a);                              => (a) -> a
            LOCAL_TYPE             => final class C extends D { void f() { } }     => final class C extends D {
            ASSERT                 => assert a : go(1, 2);                         => assert a : go(1,2);
            EMPTY_STATEMENT        => ;                                            => ;
            BLOCK                  => { { } }                                      => {
            """)
    void are_on_one_line_with_few_blanks(NodeKind kind, String statement, String expected) {
        Node node = nodes("class A { A() { " + statement + " } }").stream()
                .filter(some -> some.is(kind))
                .findFirst()
                .orElseThrow();

        assertThat(code(node)).isEqualTo(expected);
    }

    private static boolean isCode(Node node) {
        return node.kind().compareTo(NodeKind.BLOCK) >= 0 || DECLARATIONS.contains(node.kind());
    }

    /** Of a lambda that stands alone the first statement of a block is written, too, and of its parameters the names only. */
    private static boolean isWrittenOtherwise(Node node) {
        return node.is(NodeKind.LAMBDA)
                && (node.child(Role.BODY).orElseThrow().is(NodeKind.BLOCK)
                        || node.children(Role.PARAMETER).stream().anyMatch(part -> !part.is(NodeKind.VARIABLE)));
    }

    /** Offset after the brace that opens the first body in a node; the end of the node where there is none in it. */
    private static int endOfWritten(Node node) {
        return IntStream.range(node.index(), node.index() + node.size())
                .mapToObj(node.tree()::node)
                .filter(part -> part.is(NodeKind.BLOCK)
                        || part.is(NodeKind.ANONYMOUS_CLASS)
                        || WITH_BRACES.contains(part.kind()))
                .findFirst()
                .map(part -> SOURCE.indexOf('{', part.start()) + 1)
                .orElse(node.end());
    }

    private static String withoutBlanks(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static String code(Node node) {
        return FRONTEND.rendering().code(node);
    }

    private static List<Node> nodes(String text) {
        ParsedFile parsed = FRONTEND.parse("A.java", text);
        assertThat(parsed.problems()).isEmpty();
        return IntStream.range(0, parsed.file().tree().size())
                .mapToObj(parsed.file().tree()::node)
                .toList();
    }
}
