package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ways in which an element may be named. */
class LogNameTest {
    @TempDir
    static Path folder;

    @BeforeAll
    static void makeRepository() throws IOException {
        GitFolder.init(Files.createDirectory(folder.resolve("repo")))
                .write("src/shop/Cart.java", """
                package shop;
                class Cart<T> {
                  static int lines;
                  static { lines = 1; }
                  Cart(int size) { }
                  <E> void put(T item, java.util.Map<Class<? extends E>, java.util.List<T>> kinds) { }
                  void print(String... words) { }
                  void print(int word) { }
                  int lines() { return 1; }
                  class Line {
                    void add(java.util.Map.Entry<T, T> entry, final @Deprecated int[] numbers) { }
                  }
                }
                """)
                .commit("introduce");
    }

    private static CommandRun log(String name) {
        return CommandRun.in(folder).run("log", "repo", name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "shop.Cart | shop.Cart",
                "shop.Cart<T> | shop.Cart",
                "Cart | shop.Cart",
                "shop.Cart#lines | shop.Cart#lines",
                "shop.Cart#lines() | shop.Cart#lines()",
                "shop.Cart#<clinit> | shop.Cart#<clinit>",
                "shop.Cart#Cart(int) | shop.Cart#Cart(int)",
                "shop.Cart#put | shop.Cart#put(T,Map)",
                "shop.Cart#put(T, Map) | shop.Cart#put(T,Map)",
                "Cart#put(T, Map<Class<? extends E>, List<T>>) | shop.Cart#put(T,Map)",
                "shop.Cart#put(T, java.util.Map<Class<? extends E>, java.util.List<T>>) | shop.Cart#put(T,Map)",
                "shop.Cart#put(item T, kinds Map<Class<? extends E>,List<T>>) | shop.Cart#put(T,Map)",
                "shop.Cart#print(String[]) | shop.Cart#print(String...)",
                "shop.Cart#print(java.lang.String ...) | shop.Cart#print(String...)",
                "shop.Cart#print(String... words) | shop.Cart#print(String...)",
                "shop.Cart$Line | shop.Cart.Line",
                "Line#add | shop.Cart.Line#add(Entry,int[])",
                "shop.Cart$Line#add(Map.Entry<T, T>, int []) | shop.Cart.Line#add(Entry,int[])",
                "shop.Cart.Line#add(java.util.Map$Entry, final @Deprecated int[] numbers)"
                        + " | shop.Cart.Line#add(Entry,int[])"
            })
    void isFound(String name, String id) {
        CommandRun run = log(name);

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith(id + " in ");
    }

    @Test
    void aLineOfADocCommentIsOfWhatItDocuments() throws IOException {
        GitFolder documented = GitFolder.init(Files.createDirectory(folder.resolve("documented")));
        documented
                .write("A.java", "/** A. */\nclass A {\n  /**\n   * Runs.\n   */\n  void run() {}\n}\n")
                .commit("documented");

        assertThat(CommandRun.in(folder).run("log", "documented", "A.java:4").out())
                .startsWith("A#run() in ");
        assertThat(CommandRun.in(folder).run("log", "documented", "A.java:1").out())
                .startsWith("A in ");
    }

    @Test
    void isNotFoundWhereItSaysSomethingElse() {
        assertThat(log("shop.Cart#put(T)").err()).contains("; did you mean 'shop.Cart#put(T,Map)'?");
        assertThat(log("shop.Cart#print(String)").err())
                .contains("; did you mean 'shop.Cart#print(String...)' or 'shop.Cart#print(int)'?");
        assertThat(log("op.Cart#put").err()).contains("there is no type, method or field");
        assertThat(log("shop.Cart#print").err()).contains("there are 2 elements 'shop.Cart#print': ");
    }
}
