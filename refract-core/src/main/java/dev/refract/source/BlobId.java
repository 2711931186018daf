package dev.refract.source;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Git's name for a content, also for contents outside of git: the same bytes have the same id wherever they are. */
public final class BlobId {
    private BlobId() {}

    /** The id under which git would store these bytes: SHA-1 of {@code blob <length>\0<bytes>}. */
    public static String of(byte[] bytes) {
        MessageDigest digest = sha1();
        digest.update(("blob " + bytes.length + "\0").getBytes(StandardCharsets.US_ASCII));
        return HexFormat.of().formatHex(digest.digest(bytes));
    }

    private static MessageDigest sha1() {
        try {
            return MessageDigest.getInstance("SHA-1");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-1", e);
        }
    }
}
