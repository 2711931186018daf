package dev.refract.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.model.file.Comment;
import dev.refract.model.file.FileModel;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CommentsTest {
    private static final JavaFrontend FRONTEND = new JavaFrontend();

    @Test
    void are_blanked_out_of_the_code_and_line_ends_are_kept() {
        String text = "int a; // one\r\n/* two\nthree */ int /**/b = '\"'; // \"\n";

        assertThat(code(text))
                .isEqualTo("int a;       " + "\r\n      \n         int     b = '\"';     \n")
                .hasSameSizeAs(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "String a = \"/* no */ // no\";",
                "String a = \"\\\"// no\";",
                "char a = '\\'', b = '\"'; int c = 6 / 2 /3;",
                "String a = \"\"\"\n  // no \"\"\n  \\\"\"\" /* no */\n  \"\"\";",
                "int a; /* does not end",
                "int a; /*/"
            })
    void are_not_seen_in_literals_and_not_where_they_do_not_end(String text) {
        assertThat(code(text)).isEqualTo(text);
    }

    @Test
    void whose_ends_are_escaped_are_left_to_the_parser() {
        String text = "class A { int a; // ends \\u000a int b;\n /* */ int c; }";

        assertThat(Comments.areEscaped(text)).isTrue();
        assertThat(Comments.areEscaped("char tab = '\\u0009', umlaut = '\\u00e4';"))
                .isFalse();
        FileModel file = FRONTEND.parse("A.java", text).file();
        assertThat(file.types().get(0).members()).hasSize(3);
        assertThat(file.comments()).extracting(Comment::start).containsExactly(17, text.indexOf("/*"));
    }

    @Test
    void tells_that_one_does_not_end() {
        assertThat(FRONTEND.parse("A.java", "class A { }\n/* does not end").problems())
                .containsExactly("line 2: Unexpected end of comment");
    }

    @Test
    void document_the_declaration_after_the_last_doc_comment() {
        String text = """
                /** File. */
                /** Type. */
                @Deprecated
                // plain
                class A {
                    int a; // of a
                    /**/
                    int b;
                    /** Of c. */ /* and more */
                    int c = /** of nothing */ 1;
                }
                """;

        assertThat(documenting(text)).containsExactly("/** Type. */ A", "/** Of c. */ c");
    }

    /** So many that to read all of them again for each one would take most of the time of these tests. */
    @Test
    void document_a_declaration_across_many_others() {
        String lines = "    // plain\n".repeat(30_000);
        String text = "class A {\n    /** Of a. */\n" + lines + "    int a;\n" + lines + "    int b;\n"
                + "    /** Of c. */ int c; /** Of nothing. */ // plain\n    ; int d;\n" + lines + "}\n";

        assertThat(documenting(text)).containsExactly("/** Of a. */ a", "/** Of c. */ c");
    }

    @Test
    void document_a_declaration_where_ends_are_escaped() {
        String text = """
                class A {
                    /** Of a. */ // one\\u000a // two
                    // three \\u000d /* four */ int a;
                    /** Of nothing. */ ; // five \\u000a int b;
                }
                """;

        assertThat(Comments.areEscaped(text)).isTrue();
        assertThat(documenting(text)).containsExactly("/** Of a. */ a");
    }

    /** Each comment that documents a field or a type, with the name of that. */
    private static List<String> documenting(String text) {
        FileModel file = FRONTEND.parse("A.java", text).file();
        return file.comments().stream()
                .filter(comment -> comment.documented() >= 0)
                .map(comment -> text.substring(comment.start(), comment.end())
                        + ' '
                        + name(file.tree().node(comment.documented())))
                .toList();
    }

    private static String name(Node declaration) {
        return declaration.child(Role.FRAGMENT).orElse(declaration).name();
    }

    private static String code(String text) {
        char[] code = text.toCharArray();
        Comments.takeOut(text, code);
        return new String(code);
    }
}
