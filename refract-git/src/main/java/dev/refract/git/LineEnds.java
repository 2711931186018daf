package dev.refract.git;

import dev.refract.source.BlobId;
import dev.refract.source.Content;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Compares a file on disk with its stored version. Git may write files with other line ends than it stores, depending
 * on settings; so where the stored version has no CRLF, the file is taken without them.
 */
final class LineEnds {
    private LineEnds() {}

    /** The content as git would store it; nothing if that is what it has stored already. */
    static Optional<Content> asStored(String storedId, Content stored, Content file) {
        try {
            byte[] fileBytes = file.bytes();
            if (BlobId.of(fileBytes).equals(storedId)) {
                return Optional.empty();
            }
            if (!hasCarriageReturn(fileBytes)) {
                return Optional.of(file);
            }
            byte[] storedBytes = stored.bytes();
            byte[] unified = withoutCarriageReturns(fileBytes);
            if (Arrays.equals(unified, withoutCarriageReturns(storedBytes))) {
                return Optional.empty();
            }
            return Optional.of(hasCarriageReturn(storedBytes) ? file : new Bytes(unified));
        } catch (IOException e) {
            // What cannot be read here cannot be read later, and is noted there.
            return Optional.of(file);
        }
    }

    private static boolean hasCarriageReturn(byte[] bytes) {
        for (int i = 0; i + 1 < bytes.length; i++) {
            if (isLineEnd(bytes, i)) {
                return true;
            }
        }
        return false;
    }

    private static byte[] withoutCarriageReturns(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            if (!isLineEnd(bytes, i)) {
                out.write(bytes[i]);
            }
        }
        return out.toByteArray();
    }

    private static boolean isLineEnd(byte[] bytes, int index) {
        return bytes[index] == '\r' && index + 1 < bytes.length && bytes[index + 1] == '\n';
    }

    private record Bytes(byte[] bytes) implements Content {
        @Override
        public long size() {
            return bytes.length;
        }
    }
}
