package dev.refract.java;

import dev.refract.model.file.FileModel;
import org.eclipse.jdt.core.dom.CompilationUnit;

/**
 * A file between the two steps of the front end: parsed, and not converted yet. For measuring the steps apart; whoever
 * wants a model asks {@link JavaFrontend}.
 */
public final class ParsedUnit {
    private final CompilationUnit unit;
    private final String text;

    private ParsedUnit(CompilationUnit unit, String text) {
        this.unit = unit;
        this.text = text;
    }

    /** Parses a file at the newest release. */
    public static ParsedUnit parse(String fileName, String text) {
        return new ParsedUnit(JavaParser.parse(fileName, text, JavaParser.NEWEST), text);
    }

    /** Converts the parser's tree into the model, each time anew. */
    public FileModel convert() {
        return TreeConverter.convert(unit, text);
    }
}
