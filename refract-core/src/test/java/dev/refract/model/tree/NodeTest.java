package dev.refract.model.tree;

import static dev.refract.model.tree.Sketch.name;
import static dev.refract.model.tree.Sketch.node;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodeTest {
    /** {@code FILE [CALL [a, NEW [bc]], d]} with the text {@code abcd}. */
    private final Node root = node(
                    NodeKind.FILE,
                    node(
                            NodeKind.CALL,
                            name("a").as(Role.NAME),
                            node(NodeKind.NEW, name("bc")).as(Role.ARGUMENT)),
                    name("d").as(Role.NAME))
            .build();

    private final Node call = root.children().get(0);

    @Test
    void childrenComeInOrderAndByRole() {
        assertThat(root.children()).extracting(Node::kind).containsExactly(NodeKind.CALL, NodeKind.NAME);
        assertThat(call.children(Role.ARGUMENT)).extracting(Node::kind).containsExactly(NodeKind.NEW);
        assertThat(call.child(Role.NAME)).map(Node::label).contains("a");
        assertThat(call.child(Role.BODY)).isEmpty();
        assertThat(call.name()).isEqualTo("a");
        assertThat(root.children().get(1).name()).isEmpty();
    }

    @Test
    void everyNodeButTheRootHasItsParent() {
        List<String> parents = new ArrayList<>();
        root.forEachBelow(below -> parents.add(below.parent().orElseThrow().kind() + ">" + below.kind()));

        assertThat(parents).containsExactly("FILE>CALL", "CALL>NAME", "CALL>NEW", "NEW>NAME", "FILE>NAME");
        assertThat(root.parent()).isEmpty();
    }

    @Test
    void everyCharacterHasAnInnermostNode() {
        SyntaxTree tree = root.tree();

        assertThat(tree.innermost(0, 1).label()).isEqualTo("a");
        assertThat(tree.innermost(2, 3).label()).isEqualTo("bc");
        assertThat(tree.innermost(0, 2).kind()).isEqualTo(NodeKind.CALL);
        assertThat(tree.innermost(2, 4).kind()).isEqualTo(NodeKind.FILE);
    }

    @Test
    void aNodeContainsItselfAndWhatIsBelow() {
        assertThat(call.contains(call)).isTrue();
        assertThat(call.contains(call.children().get(1).children().get(0))).isTrue();
        assertThat(call.contains(root)).isFalse();
        assertThat(call.contains(root.children().get(1))).isFalse();
        assertThat(call.contains(name("other").build())).isFalse();
    }

    @Test
    void nodesThatDoNotExistAndRangesThatAreWrongAreRefused() {
        assertThatThrownBy(() -> root.tree().node(6)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> root.tree().node(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        TreeBuilder builder = new TreeBuilder(1);
        assertThatThrownBy(() -> builder.open(NodeKind.NAME, Role.OTHER, 3, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3..2");
    }

    @Test
    void treesAreAsLargeAsTheyNeedToBe() {
        Sketch[] names = new Sketch[100_000];
        for (int i = 0; i < names.length; i++) {
            names[i] = name("name" + i);
        }
        Node large = node(NodeKind.BLOCK, names).build();

        assertThat(large.size()).isEqualTo(100_001);
        assertThat(large.tree().node(77_778).label()).isEqualTo("name77777");
        assertThat(large.tree().node(100_000).end()).isEqualTo(large.end());
    }
}
