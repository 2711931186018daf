package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.java.JavaParser;

/** What all times are compared with: the parser reads the files of both versions, on this thread, and no more is done. */
final class BareParse {
    private BareParse() {}

    static long nanos(OracleCase oracleCase, Clock clock) {
        long start = clock.nanos();
        oracleCase.files().forEach(file -> JavaParser.problemCount(fileName(file.path()), file.text()));
        return clock.nanos() - start;
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
