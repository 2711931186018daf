package dev.refract.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Turns bytes of unknown encoding into text. A byte order mark decides; otherwise the text is UTF-8, and each byte that
 * is not is read as windows-1252, by itself. So a file of an old Western encoding comes out right, and one stray byte
 * in a UTF-8 file spoils nothing else. Other encodings give wrong letters in comments and literals, never a failure.
 */
public final class Decoder {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final char REPLACEMENT = '\uFFFD';

    /** Longest first: the mark of UTF-32LE starts with the one of UTF-16LE. */
    private static final List<Mark> MARKS = List.of(
            new Mark(new byte[] {0, 0, (byte) 0xFE, (byte) 0xFF}, Charset.forName("UTF-32BE")),
            new Mark(new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 0}, Charset.forName("UTF-32LE")),
            new Mark(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}, StandardCharsets.UTF_8),
            new Mark(new byte[] {(byte) 0xFE, (byte) 0xFF}, StandardCharsets.UTF_16BE),
            new Mark(new byte[] {(byte) 0xFF, (byte) 0xFE}, StandardCharsets.UTF_16LE));

    private Decoder() {}

    /** The text, without its byte order mark. */
    public static String decode(byte[] bytes) {
        for (Mark mark : MARKS) {
            if (mark.starts(bytes)) {
                return decode(Arrays.copyOfRange(bytes, mark.bytes.length, bytes.length), mark.charset);
            }
        }
        return decode(bytes, StandardCharsets.UTF_8);
    }

    private static String decode(byte[] bytes, Charset charset) {
        String text = new String(bytes, charset);
        boolean clean = charset != StandardCharsets.UTF_8 || text.indexOf(REPLACEMENT) < 0;
        return clean ? text : decodeByteByByte(bytes);
    }

    private static String decodeByteByByte(byte[] bytes) {
        CharsetDecoder utf8 = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        // A byte gives at most one UTF-16 unit in either encoding.
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = utf8.decode(in, out, true);
        while (result.isError()) {
            for (int i = 0; i < result.length(); i++) {
                out.put(western(in.get()));
            }
            utf8.reset();
            result = utf8.decode(in, out, true);
        }
        return out.flip().toString();
    }

    /** The five bytes that windows-1252 leaves free are control characters of ISO-8859-1. */
    private static char western(byte value) {
        char letter = WINDOWS_1252.decode(ByteBuffer.wrap(new byte[] {value})).get();
        return letter == REPLACEMENT ? (char) (value & 0xFF) : letter;
    }

    private record Mark(byte[] bytes, Charset charset) {
        boolean starts(byte[] content) {
            return content.length >= bytes.length && Arrays.equals(content, 0, bytes.length, bytes, 0, bytes.length);
        }
    }
}
