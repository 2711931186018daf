package dev.refract.store.read;

import dev.refract.finding.Likelihood;
import dev.refract.source.InputException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The questions behind exports, in SQL.
 *
 * @param repository the address of the repository that is exported; all of them where none is given
 * @param atLeast the least likelihood of findings that are exported; those that have none are exported too
 */
public record ExportQuery(Optional<String> repository, Optional<Likelihood> atLeast) {
    /** The tables that can be exported as they are. */
    public static final List<String> TABLES =
            List.of("commit", "commit_file", "finding", "participant", "refactoring", "repository", "run", "skip");

    private static final String COLUMNS =
            "repository, commit, author_name, author_email, author_time, commit_time, finding.number, kind, type, family,"
                    + " description, likelihood, caused_by";

    private static final String PARTICIPANTS = "SELECT commit, refactoring, side, list({'element': element,"
            + " 'elementKind': element_kind, 'role': role, 'code': code, 'file': file, 'startLine': start_line,"
            + " 'startColumn': start_column, 'endLine': end_line, 'endColumn': end_column, 'startOffset': start_offset,"
            + " 'endOffset': end_offset} ORDER BY position) AS code FROM participant GROUP BY ALL";

    public ExportQuery {
        Objects.requireNonNull(repository, "repository");
        Objects.requireNonNull(atLeast, "atLeast");
    }

    /** A row a refactoring, with the first piece of code on each side. */
    public String flat() {
        return "SELECT " + COLUMNS + ", before_element, before_file, before_line, after_element, after_file, after_line"
                + " FROM finding" + conditions() + " ORDER BY commit_number, finding.number";
    }

    /** A row a refactoring, with lists of all pieces of code on each side. */
    public String nested() {
        return "WITH sides AS (" + PARTICIPANTS + ") SELECT " + COLUMNS + ", coalesce(b.code, []) AS before,"
                + " coalesce(a.code, []) AS after FROM finding" + join("b", "before") + join("a", "after")
                + conditions()
                + " ORDER BY commit_number, finding.number";
    }

    private static String join(String name, String side) {
        return " LEFT JOIN (SELECT commit AS number_of_commit, refactoring, code FROM sides WHERE side = '" + side
                + "') "
                + name + " ON " + name + ".number_of_commit = commit_number AND " + name
                + ".refactoring = finding.number";
    }

    private String conditions() {
        Stream<String> place = repository.map(address -> "repository = '" + address.replace("'", "''") + "'").stream();
        Stream<String> likely = atLeast.map(ExportQuery::isLikely).stream();
        String all = Stream.concat(place, likely).collect(Collectors.joining(" AND "));
        return all.isEmpty() ? "" : " WHERE " + all;
    }

    private static String isLikely(Likelihood least) {
        String wanted = Stream.of(Likelihood.values())
                .filter(likelihood -> likelihood.isAtLeast(least))
                .map(likelihood -> "'" + likelihood.id() + "'")
                .collect(Collectors.joining(", "));
        return "(likelihood IS NULL OR likelihood IN (" + wanted + "))";
    }

    /** All rows of a table, as they are. */
    public static String table(String name) {
        if (!TABLES.contains(name)) {
            throw new InputException("there is no table '" + name + "'; there are " + String.join(", ", TABLES));
        }
        return "SELECT * FROM " + name + " ORDER BY ALL";
    }
}
