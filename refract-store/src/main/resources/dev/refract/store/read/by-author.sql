-- Who refactored how much. By the address of the author, with the name used last; commits are those that were analysed.
SELECT
    arg_max(author_name, author_time) AS author,
    lower(author_email) AS email,
    count(*) AS commits,
    count(*) FILTER (found > 0) AS commits_with_refactorings,
    sum(found)::BIGINT AS refactorings,
    min(author_time) AS first,
    max(author_time) AS last
FROM (
    SELECT commit.*, (SELECT count(*) FROM refactoring WHERE refactoring.commit = commit.number) AS found
    FROM commit
    WHERE outcome <> 'skipped'
)
GROUP BY lower(author_email)
ORDER BY refactorings DESC, email
