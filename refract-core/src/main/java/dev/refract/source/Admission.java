package dev.refract.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Decides for each file whether it takes part in an analysis, the same way for every input. */
public final class Admission {
    private static final byte[] LFS_POINTER =
            "version https://git-lfs.github.com/spec/".getBytes(StandardCharsets.US_ASCII);
    /** A pointer has three short lines; git-lfs itself takes nothing longer for one. */
    private static final int MAX_LFS_POINTER_BYTES = 1024;

    private final Predicate<String> sourcePath;
    private final Limits limits;

    /**
     * @param sourcePath whether the file at a path is source code of a language that is analysed
     * @param limits how much is read
     */
    public Admission(Predicate<String> sourcePath, Limits limits) {
        this.sourcePath = Objects.requireNonNull(sourcePath, "sourcePath");
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /** Whether the file at this path is to be read at all; what is not source code is left out without a note. */
    public boolean accepts(String path) {
        return sourcePath.test(path);
    }

    /** How much is read. */
    public Limits limits() {
        return limits;
    }

    /** Reads the file, or says why it takes no part. */
    public Verdict admit(String path, Content content) {
        try {
            if (content.size() > limits.maxFileBytes()) {
                return tooLarge(path, content.size());
            }
            return decode(path, content);
        } catch (IOException e) {
            return refused(path, SkipCause.UNREADABLE, Reasons.of(e));
        }
    }

    private Verdict decode(String path, Content content) throws IOException {
        byte[] bytes = content.bytes();
        if (isLfsPointer(bytes)) {
            return refused(path, SkipCause.LFS_POINTER, "the content is in Git LFS storage, not in the repository");
        }
        String text = Decoder.decode(bytes);
        Optional<String> mark = limits.includeGenerated() ? Optional.empty() : GeneratedMark.of(text);
        if (mark.isPresent()) {
            return refused(path, SkipCause.GENERATED, "its head says: " + mark.get());
        }
        return new Verdict.Admitted(new SourceFile(path, content.id(bytes), text));
    }

    private static boolean isLfsPointer(byte[] bytes) {
        if (bytes.length < LFS_POINTER.length || bytes.length > MAX_LFS_POINTER_BYTES) {
            return false;
        }
        return Arrays.equals(bytes, 0, LFS_POINTER.length, LFS_POINTER, 0, LFS_POINTER.length);
    }

    private Verdict tooLarge(String path, long size) {
        return refused(path, SkipCause.TOO_LARGE, size + " bytes, the limit is " + limits.maxFileBytes());
    }

    private static Verdict refused(String path, SkipCause cause, String detail) {
        return new Verdict.Refused(new Skip(path, cause, detail));
    }
}
