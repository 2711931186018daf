-- What commits say against what was found in them. A commit claims a refactoring where its message has one of the words
-- refactor, rename, restructure, clean up, simplify or tidy, or says that something was moved, extracted, inlined, pulled
-- up or pushed down; it shows one where something was found that is not the consequence of something else.
SELECT
    claims,
    found > 0 AS shows,
    count(*) AS commits,
    round(100.0 * count(*) / sum(count(*)) OVER (), 1) AS percent,
    sum(found)::BIGINT AS refactorings
FROM (
    SELECT
        regexp_matches(
            message,
            '(?i)\b(refactor|renam(e|ed|es|ing)\b|restructur|re-?organi[sz]|clean(ed|ing|s)?[ -]?up\b|simplif|tid(y|ied)'
                || '|mov(e|ed|es|ing)\b|extract|inlin|pull(ed|s|ing)? up\b|push(ed|es|ing)? down\b)') AS claims,
        (SELECT count(*) FROM refactoring
            WHERE refactoring.commit = commit.number AND caused_by IS NULL) AS found
    FROM commit
    WHERE outcome IN ('complete', 'partial')
)
GROUP BY claims, shows
ORDER BY claims DESC, shows DESC
