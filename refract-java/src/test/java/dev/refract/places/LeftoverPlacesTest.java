package dev.refract.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Leftover;
import dev.refract.finding.Side;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.Limits;
import dev.refract.source.Skip;
import dev.refract.source.Texts;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What stands outside of types is left over, or skipped, as narrowly as it can be said. */
class LeftoverPlacesTest {
    private static final Refract REFRACT = new Refract(new JavaFrontend(), Options.DEFAULT);
    private static final Admission ADMISSION = new Admission(path -> path.endsWith(".java"), Limits.DEFAULT);

    private static Findings findings(String path, String before, String after) {
        return REFRACT.detect(Texts.compare(Map.of(path, before), Map.of(path, after), ADMISSION));
    }

    @Test
    void ofAModuleThatIsOpenNoMoreOnlyThat() {
        String module = "module shop.cart {\n  requires java.sql;\n  exports shop.cart;\n}\n";

        Findings findings = findings("module-info.java", "open " + module, module);

        assertThat(findings.leftover())
                .containsExactlyInAnyOrder(
                        new Leftover("module-info.java", Side.BEFORE, 1, 1),
                        new Leftover("module-info.java", Side.AFTER, 1, 1));
    }

    @Test
    void ofAModuleThatIsOpenNowTheOtherChangesToo() {
        Findings findings = findings(
                "module-info.java",
                "module shop.cart {\n  requires java.sql;\n  exports shop.cart;\n}\n",
                "open module shop.cart {\n  requires java.sql;\n}\n");

        assertThat(findings.leftover())
                .containsExactlyInAnyOrder(
                        new Leftover("module-info.java", Side.BEFORE, 1, 1),
                        new Leftover("module-info.java", Side.BEFORE, 3, 3),
                        new Leftover("module-info.java", Side.AFTER, 1, 1));
    }

    @Test
    void aFileThatIsBrokenInBothVersionsIsSkippedInEach() {
        Findings findings = findings("A.java", "class A { int a = ; }\n", "class A { int b = ; }\n");

        assertThat(findings.skipped())
                .extracting(Skip::detail)
                .satisfiesExactly(
                        before -> assertThat(before).startsWith("before, line 1: "),
                        after -> assertThat(after).startsWith("after, line 1: "));
    }

    @Test
    void whereARenamedMemberIsNamedNothingIsLeft() {
        Findings findings = findings("Cart.java", """
                class Cart {
                    private int price;
                    static int sum(int count) { return count; }
                    int half() { return sum(price) / 2; }
                    int twice(Cart other) { return Cart.sum(other.price) + sum(this.price); }
                    java.util.function.IntUnaryOperator function() { return Cart::sum; }
                }
                """, """
                class Cart {
                    private int cost;
                    static int total(int count) { return count; }
                    int half() { return total(cost) / 2; }
                    int twice(Cart other) { return Cart.total(other.cost) + total(this.cost); }
                    java.util.function.IntUnaryOperator function() { return Cart::total; }
                }
                """);

        assertThat(findings.refactorings())
                .extracting(refactoring -> refactoring.kind().id())
                .containsExactlyInAnyOrder("rename-attribute", "rename-method");
        assertThat(findings.leftover()).isEmpty();
    }

    @Test
    void whereARenamedMemberIsImportedNothingIsLeft() {
        Map<String, String> before = Map.of(
                "shop/Cart.java", "package shop; class Cart { static final int FEW = 3; }",
                "shop/Order.java", "package shop;\nimport static shop.Cart.FEW;\nclass Order { int most = FEW * 2; }");
        Map<String, String> after = Map.of(
                "shop/Cart.java", "package shop; class Cart { static final int MOST = 3; }",
                "shop/Order.java",
                        "package shop;\nimport static shop.Cart.MOST;\nclass Order { int most = MOST * 2; }");

        Findings findings = REFRACT.detect(Texts.compare(before, after, ADMISSION));

        assertThat(findings.refactorings())
                .extracting(refactoring -> refactoring.kind().id())
                .containsExactly("rename-attribute");
        assertThat(findings.leftover()).isEmpty();
    }

    @Test
    void whereAnotherMemberOfTheNameIsNamedTheChangeIsLeft() {
        Findings findings = findings("Cart.java", """
                class Cart {
                    int sum(int count) { return count * 31; }
                    int half(Order order) { return order.sum(7) / 2; }
                }
                class Order {
                    int sum(int count) { return count + 1; }
                    int total(int count) { return count - 1; }
                }
                """, """
                class Cart {
                    int total(int count) { return count * 31; }
                    int half(Order order) { return order.total(7) / 2; }
                }
                class Order {
                    int sum(int count) { return count + 1; }
                    int total(int count) { return count - 1; }
                }
                """);

        assertThat(findings.refactorings())
                .extracting(refactoring -> refactoring.kind().id())
                .containsExactly("rename-method");
        assertThat(findings.leftover())
                .containsExactlyInAnyOrder(
                        new Leftover("Cart.java", Side.BEFORE, 3, 3), new Leftover("Cart.java", Side.AFTER, 3, 3));
    }

    @Test
    void ofMembersThatMovedToANewClassNothingIsLeft() {
        String cart = "package shop;\nimport java.util.List;\nclass Cart {\n%s    int size;\n}\n";
        String moved = """
                    static final String EMPTY = "nothing in it";
                    static int most(List<Integer> prices) { return prices.get(prices.size() - 1); }
                """;
        String order = """
                package shop;
                class Order {
                    String text = %1$s.EMPTY + "!";
                    int first = %1$s.most(null);
                    java.util.function.Function<java.util.List<Integer>, Integer> function = %1$s::most;
                }
                """;
        Map<String, String> before =
                Map.of("shop/Cart.java", cart.formatted(moved), "shop/Order.java", order.formatted("Cart"));
        Map<String, String> after = Map.of(
                "shop/Cart.java", cart.replace("import java.util.List;\n", "").formatted(""),
                "shop/Prices.java", "package shop;\nimport java.util.List;\nclass Prices {\n" + moved + "}\n",
                "shop/Order.java", order.formatted("Prices"));

        Findings findings = REFRACT.detect(Texts.compare(before, after, ADMISSION));

        assertThat(findings.refactorings())
                .extracting(refactoring -> refactoring.kind().id())
                .containsExactlyInAnyOrder("extract-class", "move-attribute", "move-method");
        assertThat(findings.leftover()).containsExactly(new Leftover("shop/Cart.java", Side.BEFORE, 2, 2));
    }

    @Test
    void whereAMovedMemberIsNamedByItselfOrThroughItsNewTypeNothingIsLeft() {
        Map<String, String> before = Map.of("shop/Cart.java", """
                package shop;
                import static shop.Limits.FEW;
                class Cart {
                    static int sum(int count) { return count * 31; }
                    int half() { return sum(7) / FEW; }
                }
                """, "shop/Limits.java", """
                package shop;
                class Limits {
                    static final int FEW = 3;
                    int asked;
                }
                """);
        Map<String, String> after = Map.of("shop/Cart.java", """
                package shop;
                class Cart {
                    static final int FEW = 3;
                    int half() { return Limits.sum(7) / FEW; }
                }
                """, "shop/Limits.java", """
                package shop;
                class Limits {
                    static int sum(int count) { return count * 31; }
                    int asked;
                }
                """);

        Findings findings = REFRACT.detect(Texts.compare(before, after, ADMISSION));

        assertThat(findings.refactorings())
                .extracting(refactoring -> refactoring.kind().id())
                .containsExactlyInAnyOrder("move-attribute", "move-method");
        assertThat(findings.leftover()).isEmpty();
    }

    @Test
    void whereAnotherTypeIsAskedForAMemberThatDidNotMoveTheChangeIsLeft() {
        String limits = "class Limits { %s static int few = 3; int asked; }";
        String others = "class Others { %s static int few = 5; int given; }";
        String moved = "static int sum(int count) { int all = count * 31; System.out.println(all); return all; }";
        String user = "\nclass User { int all = %s.few; }\n";

        Findings findings = findings(
                "Limits.java",
                limits.formatted(moved) + "\n" + others.formatted("") + user.formatted("Limits"),
                limits.formatted("") + "\n" + others.formatted(moved) + user.formatted("Others"));

        assertThat(findings.refactorings())
                .extracting(refactoring -> refactoring.kind().id())
                .containsExactly("move-method");
        assertThat(findings.leftover())
                .containsExactlyInAnyOrder(
                        new Leftover("Limits.java", Side.BEFORE, 3, 3), new Leftover("Limits.java", Side.AFTER, 3, 3));
    }
}
