package dev.refract.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Name;
import org.junit.jupiter.api.Test;

/** What the rows of types say is what the properties of their nodes say. */
class ChildrenTest {
    private static final String TEXT = """
            package p;
            import p.q;
            import static p.q.*;
            @D(1) @E(a = 1, b = {2, 3}) @F() public sealed class A<T extends B> extends @X B implements I, J permits C {
                private @X int[] a[] = {1}, b;
                static { }
                A() { i.<U>super(1); }
                A(int i) { <U>this(i + 1); }
                <U> A<U> f(A<T> this, @X final int @X... a) throws E, @X F { return this.<U>f(a[0], A.this.b, p.q.c); }
                int g(int i)[] {
                    try (R r = new R()) { i++; } catch (E | F e) { throw e; } finally { i = -i; }
                    for (int j = 0, k = 1; j < i; j++) { super.b = (int) i + 2 * 'c' + 1 - 3; }
                    for (final String s : l) { if (i > 0 ? true : s == null) g(i); else ; }
                    final Runnable r = x.new <U> @X A<U>(1) { void run() { } }, s = (y, z) -> { };
                    class Local { }
                    int n, w[] = {1}; @X long t; final @X A u = new A() { }, v = new <U>A(), z = new<U> A ( 1 );
                    x . <U> f ( ); x.<@X int[]>f(); f(); new @X A(1); new p.A<@X B>(); g((final @X var h) -> 1);
                    o: while (i < 1) { if (i == 0) break; else continue o; }
                    switch (i) { case 1, 2: break o; default: }
                    List<? extends @X List<?>> m = f(A.B::<U>g, this::<U>f, x instanceof A);
                    return int[].class;
                }
            }
            """;

    @Test
    void rows_know_all_children_in_order() {
        List<ASTNode> different = new ArrayList<>();
        CompilationUnit unit = JavaParser.parse("A.java", TEXT.toCharArray(), JavaParser.NEWEST);
        unit.accept(new ASTVisitor() {
            @Override
            public void preVisit(ASTNode node) {
                if (!children(node, ChildrenTest::rows).equals(children(node, Children::visitSorted))) {
                    different.add(node);
                }
            }
        });

        assertThat(unit.getProblems()).isEmpty();
        assertThat(different).isEmpty();
    }

    private static void rows(ASTNode node, Children.Visitor visitor) {
        Children.visit(node, node.getNodeType(), visitor);
    }

    private interface Walk {
        void visit(ASTNode node, Children.Visitor visitor);
    }

    private static List<String> children(ASTNode node, Walk walk) {
        List<String> children = new ArrayList<>();
        walk.visit(node, (child, role) -> {
            if (!(child instanceof Name name) || !QualifiedNames.inLabelOfParent(name)) {
                children.add(role + " " + child.getStartPosition() + " " + child);
            }
        });
        return children;
    }
}
