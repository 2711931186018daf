package dev.refract.git;

import dev.refract.source.Admission;
import dev.refract.source.Comparison;
import dev.refract.source.Limits;
import dev.refract.source.Skip;
import dev.refract.source.SourceFile;
import dev.refract.source.SourceSet;
import java.util.List;

/** Shows comparisons in a form that a test can state. */
final class Comparisons {
    static final Admission JAVA = new Admission(path -> path.endsWith(".java"), Limits.DEFAULT);

    private Comparisons() {}

    static List<String> paths(SourceSet set) {
        return set.files().stream().map(SourceFile::path).toList();
    }

    static List<String> texts(SourceSet set) {
        return set.files().stream().map(SourceFile::text).toList();
    }

    static List<String> skipped(Comparison comparison) {
        return comparison.skipped().stream().map(Comparisons::show).toList();
    }

    private static String show(Skip skip) {
        return skip.cause().id() + " " + skip.file();
    }
}
