-- How often the most frequent kinds were found in each month. The seven that were found most often, and all others.
WITH frequent AS (SELECT type FROM refactoring GROUP BY type ORDER BY count(*) DESC, type LIMIT 7)
SELECT
    strftime(commit_time, '%Y-%m') AS month,
    CASE WHEN type IN (FROM frequent) THEN type ELSE 'others' END AS kinds,
    count(*) AS refactorings
FROM finding
GROUP BY ALL
ORDER BY ALL
