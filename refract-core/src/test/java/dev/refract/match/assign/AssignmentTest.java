package dev.refract.match.assign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssignmentTest {
    private static final Assignment<Edge> ASSIGNMENT =
            new Assignment<>(edge -> "before " + edge.before, edge -> "after " + edge.after, Edge::weight);

    private record Edge(String before, String after, double weight) {}

    @Test
    void theBestTotalBeatsTheBestPair() {
        List<Edge> edges = List.of(new Edge("a", "x", 1), new Edge("a", "y", 0.9), new Edge("b", "x", 0.8));

        assertThat(ASSIGNMENT.best(edges)).containsExactly(edges.get(1), edges.get(2));
    }

    @Test
    void aPairThatCompetesWithNoneIsTaken() {
        List<Edge> edges = List.of(new Edge("a", "x", 0.1), new Edge("b", "y", 0.2));

        assertThat(ASSIGNMENT.best(edges)).containsExactlyElementsOf(edges);
    }

    @Test
    void nothingIsMadeOfNothing() {
        assertThat(ASSIGNMENT.best(List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void noChoiceHasABetterTotal(long seed) {
        List<Edge> edges = randomEdges(new Random(seed), 5);

        List<Edge> chosen = ASSIGNMENT.best(edges);

        assertThat(chosen).extracting(Edge::before).doesNotHaveDuplicates();
        assertThat(chosen).extracting(Edge::after).doesNotHaveDuplicates();
        double total = chosen.stream().mapToDouble(Edge::weight).sum();
        assertThat(total).isCloseTo(bestTotal(edges, 0, new HashSet<>()), within(1e-9));
    }

    @Test
    void aGroupThatIsTooLargeIsSolvedBestFirst() {
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i <= Assignment.EXACT; i++) {
            edges.add(new Edge("a" + i, "x" + i, 1));
            edges.add(new Edge("a" + i, "x" + (i + 1), 0.5));
        }

        assertThat(ASSIGNMENT.best(edges)).hasSize(Assignment.EXACT + 1).allMatch(edge -> edge.weight == 1);
    }

    private static List<Edge> randomEdges(Random random, int size) {
        List<Edge> edges = new ArrayList<>();
        for (int before = 0; before < size; before++) {
            for (int after = 0; after < size; after++) {
                if (random.nextInt(3) > 0) {
                    edges.add(new Edge("b" + before, "a" + after, random.nextDouble()));
                }
            }
        }
        return edges;
    }

    /** The total of the best of all choices, each of which is tried. */
    private static double bestTotal(List<Edge> edges, int next, Set<String> taken) {
        if (next == edges.size()) {
            return 0;
        }
        Edge edge = edges.get(next);
        double best = bestTotal(edges, next + 1, taken);
        if (!taken.contains(edge.before) && !taken.contains(edge.after)) {
            taken.add(edge.before);
            taken.add(edge.after);
            best = Math.max(best, edge.weight + bestTotal(edges, next + 1, taken));
            taken.remove(edge.before);
            taken.remove(edge.after);
        }
        return best;
    }
}
