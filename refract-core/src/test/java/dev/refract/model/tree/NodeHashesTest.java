package dev.refract.model.tree;

import static dev.refract.model.tree.Sketch.name;
import static dev.refract.model.tree.Sketch.node;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NodeHashesTest {
    private static final Sketch INT = node(NodeKind.PRIMITIVE_TYPE, "int").as(Role.TYPE);
    private static final Sketch DIMENSION = node(NodeKind.DIMENSION).as(Role.DIMENSION);

    @Test
    void equalTreesHaveEqualHashesWhereverTheyStand() {
        Node first = sum("a", "b").build();
        Node second = node(NodeKind.BLOCK, name("longer"), sum("a", "b"))
                .build()
                .children()
                .get(1);

        assertThat(second.exactHash()).isEqualTo(first.exactHash());
        assertThat(second.sameCode(first)).isTrue();
    }

    @Test
    void anotherLabelKeepsTheShapeAlone() {
        Node first = sum("a", "b").build();
        Node second = sum("a", "c").build();

        assertThat(second.exactHash()).isNotEqualTo(first.exactHash());
        assertThat(second.normalisedHash()).isNotEqualTo(first.normalisedHash());
        assertThat(second.shapeHash()).isEqualTo(first.shapeHash());
        assertThat(second.sameCode(first)).isFalse();
    }

    @Test
    void theOrderAndTheRolesOfChildrenCount() {
        assertThat(sum("a", "b").build().normalisedHash())
                .isNotEqualTo(sum("b", "a").build().normalisedHash());
        assertThat(node(NodeKind.CALL, name("a").as(Role.RECEIVER)).build().normalisedHash())
                .isNotEqualTo(
                        node(NodeKind.CALL, name("a").as(Role.ARGUMENT)).build().normalisedHash());
    }

    @Test
    void nestingCounts() {
        Node flat = node(NodeKind.BLOCK, name("a"), name("b"), name("c")).build();
        Node nested = node(NodeKind.BLOCK, node(NodeKind.BLOCK, name("a"), name("b")), name("c"))
                .build();

        assertThat(nested.normalisedHash()).isNotEqualTo(flat.normalisedHash());
    }

    @Test
    void parenthesesMeanNothing() {
        Node bare = node(NodeKind.RETURN, sum("a", "b").as(Role.EXPRESSION)).build();
        Node wrapped = node(
                        NodeKind.RETURN,
                        parenthesized(parenthesized(sum("a", "b"))).as(Role.EXPRESSION))
                .build();

        assertSameMeaning(wrapped, bare);
    }

    @Test
    void bracesAroundOneStatementMeanNothingAndAroundNoneOrTwoTheyDo() {
        Node bare = node(NodeKind.IF, name("a").as(Role.THEN)).build();
        Node braced =
                node(NodeKind.IF, node(NodeKind.BLOCK, name("a")).as(Role.THEN)).build();
        Node empty = node(NodeKind.IF, node(NodeKind.BLOCK).as(Role.THEN)).build();

        assertSameMeaning(braced, bare);
        assertThat(empty.normalisedHash()).isNotEqualTo(bare.normalisedHash());
    }

    @Test
    void modifiersHaveNoOrder() {
        Sketch modifiers = node(NodeKind.MODIFIER, "static").as(Role.MODIFIER);
        Sketch other = node(NodeKind.MODIFIER, "final").as(Role.MODIFIER);
        Node first = node(NodeKind.FIELD, modifiers, other).build();
        Node second = node(NodeKind.FIELD, other, modifiers).build();

        assertSameMeaning(second, first);
        assertThat(node(NodeKind.FIELD, modifiers).build().normalisedHash()).isNotEqualTo(first.normalisedHash());
    }

    @Test
    void argumentsOfAnnotationsHaveNoOrder() {
        Node first = node(NodeKind.ANNOTATION, argument("a"), argument("b")).build();
        Node second = node(NodeKind.ANNOTATION, argument("b"), argument("a")).build();

        assertSameMeaning(second, first);
    }

    @Test
    void aLabelCountsByItsMeaning() {
        Node first = node(NodeKind.NUMBER, "1_000").meaning("1000").build();
        Node second = node(NodeKind.NUMBER, "1000").build();

        assertSameMeaning(first, second);
    }

    @Test
    void aTextBlockIsTheStringThatItMeans() {
        Node block = node(NodeKind.TEXT_BLOCK, "\"\"\"\n  a\"\"\"").meaning("a").build();
        Node string = node(NodeKind.STRING, "\"a\"").meaning("a").build();

        assertSameMeaning(block, string);
    }

    @Test
    void aSumOfSumsIsOneSum() {
        Node flat = node(NodeKind.INFIX, "+", operand("a"), operand("b"), operand("c"))
                .build();
        Node left = node(NodeKind.INFIX, "+", parenthesized(sum("a", "b")).as(Role.OPERAND), operand("c"))
                .build();
        Node right = node(
                        NodeKind.INFIX,
                        "+",
                        operand("a"),
                        parenthesized(sum("b", "c")).as(Role.OPERAND))
                .build();
        Node mixed = node(NodeKind.INFIX, "-", sum("a", "b").as(Role.OPERAND), operand("c"))
                .build();

        assertSameMeaning(left, flat);
        assertThat(right.normalisedHash()).isNotEqualTo(flat.normalisedHash());
        assertThat(mixed.normalisedHash()).isNotEqualTo(flat.normalisedHash());
    }

    @Test
    void dimensionsAfterTheNameAreThoseOfTheType() {
        Node afterName = node(NodeKind.PARAMETER, INT, name("a").as(Role.NAME), DIMENSION)
                .build();
        Node atType =
                node(NodeKind.PARAMETER, array(INT), name("a").as(Role.NAME)).build();
        Node both = node(NodeKind.PARAMETER, array(INT), name("a").as(Role.NAME), DIMENSION)
                .build();

        assertSameMeaning(afterName, atType);
        assertThat(both.normalisedHash()).isNotEqualTo(atType.normalisedHash());
    }

    @Test
    void dimensionsOfTheOnlyVariableAreThoseOfTheType() {
        Sketch name = name("a").as(Role.NAME);
        Node afterName = node(NodeKind.FIELD, INT, variable(name, DIMENSION)).build();
        Node atType = node(NodeKind.FIELD, array(INT), variable(name)).build();

        assertSameMeaning(afterName, atType);
    }

    @Test
    void dimensionsOfOneVariableAmongSeveralStayThere() {
        Sketch first = variable(name("a").as(Role.NAME), DIMENSION);
        Sketch second = variable(name("b").as(Role.NAME));
        Node afterName = node(NodeKind.FIELD, INT, first, second).build();
        Node atType = node(NodeKind.FIELD, array(INT), variable(name("a").as(Role.NAME)), second)
                .build();

        assertThat(afterName.normalisedHash()).isNotEqualTo(atType.normalisedHash());
    }

    @Test
    void tokensWithoutNodesCountForTheExactHashAlone() {
        Sketch call = node(NodeKind.CALL, name("a"), name("b"));
        Node commas = call.buildApart((hash, start, end) -> hash * 31 + ',');
        Node semicolons = call.buildApart((hash, start, end) -> hash * 31 + ';');

        assertThat(commas.exactHash()).isNotEqualTo(semicolons.exactHash());
        assertSameMeaning(commas, semicolons);
    }

    private static void assertSameMeaning(Node first, Node second) {
        assertThat(first.exactHash()).isNotEqualTo(second.exactHash());
        assertThat(first.normalisedHash()).isEqualTo(second.normalisedHash());
        assertThat(first.shapeHash()).isEqualTo(second.shapeHash());
    }

    private static Sketch sum(String left, String right) {
        return node(NodeKind.INFIX, "+", operand(left), operand(right));
    }

    private static Sketch operand(String name) {
        return name(name).as(Role.OPERAND);
    }

    private static Sketch parenthesized(Sketch expression) {
        return node(NodeKind.PARENTHESIZED, expression.as(Role.EXPRESSION));
    }

    private static Sketch argument(String name) {
        return node(NodeKind.ANNOTATION_ARGUMENT, name(name).as(Role.NAME)).as(Role.ARGUMENT);
    }

    private static Sketch array(Sketch element) {
        return node(NodeKind.ARRAY_TYPE, element, DIMENSION).as(Role.TYPE);
    }

    private static Sketch variable(Sketch... parts) {
        return node(NodeKind.VARIABLE, parts).as(Role.FRAGMENT);
    }
}
