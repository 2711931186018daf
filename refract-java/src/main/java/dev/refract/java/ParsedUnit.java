package dev.refract.java;

import dev.refract.model.file.FileModel;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import dev.refract.model.tree.TreeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.CompilationUnit;

/**
 * A file between the two steps of the front end: parsed, and not converted yet. For measuring the steps apart; whoever
 * wants a model asks {@link JavaFrontend}.
 */
public final class ParsedUnit {
    /** Errors that a file does not have by accident. */
    private static final int SEVERAL_PROBLEMS = 10;
    /** A character that is nowhere in code in Java. */
    private static final char DIRECTIVE = '#';

    private final CompilationUnit unit;
    /** The text without its comments where these can be told before the parse, and with them else. */
    private final CodeText text;

    private final Comments comments;
    private final List<String> problems;

    private ParsedUnit(String fileName, String text, String release, UnaryOperator<char[]> spelling) {
        this.text = CodeText.of(text);
        char[] code = this.text.code();
        // The parser looks for the comments before and after each of its nodes, which takes a seventh of its time.
        boolean inCode = this.text.escaped() && Comments.areEscaped(text);
        Comments takenOut = inCode ? Comments.UNKNOWN : Comments.takeOut(text, code);
        this.unit = JavaParser.parse(fileName, spelling.apply(code), release);
        this.comments = inCode ? Comments.of(unit, text) : takenOut;
        this.problems = problems(unit);
    }

    /** Parses a file at the newest release. */
    public static ParsedUnit parse(String fileName, String text) {
        return parse(fileName, text, JavaParser.NEWEST);
    }

    static ParsedUnit parse(String fileName, String text, String release) {
        return new ParsedUnit(fileName, text, release, code -> code);
    }

    /** Parses a file as of a time before words became keywords that no release of the parser takes for names. */
    static ParsedUnit parseOldest(String fileName, String text) {
        return new ParsedUnit(fileName, text, JavaParser.OLDEST, FormerNames::hide);
    }

    /**
     * Whether the text is hardly Java: a template, another language. It has as many errors as the parser counts, or several and
     * a character that Java does not have, as directives of templates do; what is recovered of it is hardly what anyone wrote.
     * Among 30,000 files of real commits those broken by accident have up to 6 errors, those broken for the tests of an IDE up to
     * 37, one in Groovy 23; templates have 14 to 100 and more.
     */
    boolean isForeign() {
        return problems.size() >= JavaParser.MOST_PROBLEMS
                || problems.size() >= SEVERAL_PROBLEMS
                        && new Lexer(text.code()).find(DIRECTIVE, 0, text.code().length) >= 0;
    }

    /** The errors that the parser found, with their lines. */
    List<String> problems() {
        return problems;
    }

    /** Converts the parser's tree into the model, each time anew. */
    public FileModel convert() {
        boolean broken = !problems.isEmpty();
        return TreeConverter.convert(unit, text, comments, broken);
    }

    /** A model of the file in which nothing is declared. */
    FileModel leftOut() {
        TreeBuilder builder = new TreeBuilder(1, text.code(), new Lexer(text.code()));
        builder.close(builder.open(NodeKind.FILE, Role.ROOT, 0, text.code().length));
        return new FileModel("", List.of(), List.of(), List.of(), builder.build(text.lines()));
    }

    private static List<String> problems(CompilationUnit unit) {
        List<String> problems = new ArrayList<>();
        for (IProblem problem : unit.getProblems()) {
            if (problem.isError()) {
                problems.add("line " + problem.getSourceLineNumber() + ": " + problem.getMessage());
            }
        }
        return problems;
    }
}
