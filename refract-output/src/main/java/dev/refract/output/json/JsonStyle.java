package dev.refract.output.json;

import java.io.Writer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/** How JSON is laid out: on one line, or indented by two blanks. The same bytes on every platform. */
enum JsonStyle {
    COMPACT {
        @Override
        PrettyPrinter printer() {
            return null;
        }
    },
    INDENTED {
        @Override
        PrettyPrinter printer() {
            DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
            Separators separators = Separators.createDefaultInstance()
                    .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                    .withObjectEmptySeparator("")
                    .withArrayEmptySeparator("");
            return new DefaultPrettyPrinter(separators)
                    .withObjectIndenter(indenter)
                    .withArrayIndenter(indenter);
        }
    };

    private static final JsonFactory FACTORY = new JsonFactory();

    /** The printer of a new document, null where there is none: the way in which the library wants it. */
    abstract PrettyPrinter printer();

    JsonGenerator generator(Writer out) {
        return FACTORY.createGenerator(new Context(printer()), out);
    }

    private static final class Context extends ObjectWriteContext.Base {
        private final PrettyPrinter printer;

        Context(PrettyPrinter printer) {
            this.printer = printer;
        }

        @Override
        public PrettyPrinter getPrettyPrinter() {
            return printer;
        }

        @Override
        public CharacterEscapes getCharacterEscapes() {
            return LineBreaks.ESCAPED;
        }
    }

    /**
     * Escapes what some readers take for a line end though JSON does not: a line of JSON Lines is then a line for all of
     * them.
     */
    private static final class LineBreaks extends CharacterEscapes {
        private static final long serialVersionUID = 1;
        private static final LineBreaks ESCAPED = new LineBreaks();
        private static final SerializableString NEXT_LINE = new SerializedString("\\u0085");
        private static final SerializableString LINE_SEPARATOR = new SerializedString("\\u2028");
        private static final SerializableString PARAGRAPH_SEPARATOR = new SerializedString("\\u2029");

        @Override
        public int[] getEscapeCodesForAscii() {
            return CharacterEscapes.standardAsciiEscapesForJSON();
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return switch (character) {
                case 0x85 -> NEXT_LINE;
                case 0x2028 -> LINE_SEPARATOR;
                case 0x2029 -> PARAGRAPH_SEPARATOR;
                default -> null;
            };
        }
    }
}
