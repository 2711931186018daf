-- How much was refactored in each month. By the time of commit, in UTC; months without commits are left out.
SELECT
    strftime(commit_time, '%Y-%m') AS month,
    count(*) AS commits,
    count(*) FILTER (found > 0) AS commits_with_refactorings,
    sum(found)::BIGINT AS refactorings
FROM (
    SELECT commit_time, (SELECT count(*) FROM refactoring WHERE refactoring.commit = commit.number) AS found
    FROM commit
    WHERE outcome <> 'skipped'
)
GROUP BY month
ORDER BY month
