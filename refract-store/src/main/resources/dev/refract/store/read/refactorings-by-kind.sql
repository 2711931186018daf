-- How often each kind of refactoring was found. With the number of commits that have one, how alike the bodies are that
-- the findings stand on, none where they stand on no single one, and how many are consequences of others.
SELECT
    kind,
    type,
    count(*) AS refactorings,
    count(DISTINCT commit_number) AS commits,
    count(*) FILTER (likelihood = 'equal') AS equal,
    count(*) FILTER (likelihood = 'clone') AS clone,
    count(*) FILTER (likelihood = 'noclone') AS noclone,
    count(*) FILTER (likelihood IS NULL) AS none,
    count(caused_by) AS consequences
FROM finding
GROUP BY kind, type
ORDER BY refactorings DESC, kind
