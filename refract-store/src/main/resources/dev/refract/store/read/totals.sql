-- What is in the database. One row a repository.
SELECT
    address AS repository,
    count(*) AS commits,
    count(*) FILTER (outcome = 'complete') AS complete,
    count(*) FILTER (outcome = 'partial') AS partial,
    count(*) FILTER (outcome = 'failed') AS failed,
    count(*) FILTER (outcome = 'skipped') AS skipped,
    sum((SELECT count(*) FROM refactoring WHERE refactoring.commit = commit.number))::BIGINT AS refactorings,
    sum(leftover_before + leftover_after)::BIGINT AS leftover_lines,
    min(commit_time) AS first,
    max(commit_time) AS last
FROM commit
JOIN repository ON repository.id = commit.repository
GROUP BY repository.id, address
ORDER BY repository.id
