package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.java.JavaParser;
import dev.refract.source.SourceFile;

/** What all times are compared with: the parser reads the files of both versions, on this thread, and no more is done. */
final class BareParse {
    private BareParse() {}

    static long nanos(OracleCase oracleCase, Clock clock) {
        long start = clock.nanos();
        oracleCase.files().forEach(BareParse::parse);
        return clock.nanos() - start;
    }

    static void parse(SourceFile file) {
        JavaParser.problemCount(file.name(), file.text());
    }
}
