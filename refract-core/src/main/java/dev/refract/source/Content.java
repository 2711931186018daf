package dev.refract.source;

import java.io.IOException;

/** The bytes of one file, read on demand: a file that is too large is never loaded. */
public interface Content {
    /** Number of bytes. */
    long size() throws IOException;

    /** All bytes. */
    byte[] bytes() throws IOException;

    /**
     * Git's id of the content, whether it is in a repository or not.
     *
     * @param bytes the bytes as {@link #bytes()} gave them, for a content whose id is not known before
     */
    default String id(byte[] bytes) {
        return BlobId.of(bytes);
    }
}
