package dev.refract.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderedRunTest {
    private static final List<Integer> NUMBERS = IntStream.range(0, 200).boxed().toList();

    @Test
    void resultsComeInTheOrderOfTheThings() {
        List<Integer> results = new ArrayList<>();

        new OrderedRun(4).<Integer, Integer>run(NUMBERS, OrderedRunTest::slowSquare, results::add);

        assertThat(results)
                .isEqualTo(NUMBERS.stream().map(number -> number * number).toList());
    }

    private static int slowSquare(int number) {
        if (number % 7 == 0) {
            Thread.yield();
        }
        return number * number;
    }

    @Test
    void onlyAWindowIsUnderWay() {
        AtomicInteger started = new AtomicInteger();
        AtomicInteger written = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();

        new OrderedRun(2)
                .<Integer, Integer>run(
                        NUMBERS,
                        number -> {
                            int ahead = started.incrementAndGet() - written.get();
                            most.accumulateAndGet(ahead, Math::max);
                            return number;
                        },
                        result -> written.incrementAndGet());

        // One result may be between the threads and the count.
        assertThat(most.get()).isLessThanOrEqualTo(9);
    }

    @Test
    void failuresEndTheRun() {
        assertThatThrownBy(() -> new OrderedRun(2)
                        .run(
                                NUMBERS,
                                number -> {
                                    throw new IllegalStateException("at " + number);
                                },
                                result -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("at 0");
    }

    @Test
    void deepRecursionHasRoom() {
        List<Integer> results = new ArrayList<>();

        new OrderedRun(1).<Integer, Integer>run(List.of(60_000), OrderedRunTest::depth, results::add);

        assertThat(results).containsExactly(60_000);
    }

    private static int depth(int levels) {
        return levels == 0 ? 0 : 1 + depth(levels - 1);
    }

    @Test
    void nothingToDoIsDone() {
        new OrderedRun(2).run(List.of(), thing -> thing, result -> {
            throw new AssertionError();
        });
    }
}
