package dev.refract.store.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What can be told of SQL from its text alone, before the database sees it.
 *
 * @param several whether there is more than one statement
 * @param writesFile whether it writes a file, as COPY and EXPORT do, and EXPLAIN ANALYZE where it explains one
 */
record Statements(boolean several, boolean writesFile) {
    /** What may hold a semicolon that ends nothing: texts in all their forms, quoted names, comments. */
    private static final Pattern OPAQUE = Pattern.compile(
            "(?<![A-Za-z0-9_])[eE]'[^'\\\\]*+(?:\\\\.[^'\\\\]*+)*+'|'[^']*+'|\"[^\"]*+\""
                    + "|(\\$(?:[A-Za-z_][A-Za-z_0-9]*)?\\$).*?\\1|--[^\\r\\n]*+|/\\*.*?\\*/",
            Pattern.DOTALL);

    private static final Pattern WRITING = Pattern.compile(
            "\\s*(?:EXPLAIN\\s+(?:ANALYZE\\s+)?(?:\\([^)]*\\)\\s*)?)?(?:COPY|EXPORT)\\b.*",
            Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

    static Statements of(String sql) {
        String bare = OPAQUE.matcher(sql).replaceAll(found -> Matcher.quoteReplacement(bare(found.group())));
        long statements = Stream.of(bare.split(";"))
                .filter(statement -> !statement.isBlank())
                .count();
        return new Statements(statements > 1, WRITING.matcher(bare).matches());
    }

    /** A comment is as good as a blank; a text is something. */
    private static String bare(String opaque) {
        return opaque.startsWith("--") || opaque.startsWith("/*") ? " " : "''";
    }
}
