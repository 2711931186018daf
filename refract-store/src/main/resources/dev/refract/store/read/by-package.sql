-- How much was refactored in each folder of source code. By the folder of the first piece of code after the change, or
-- before it where nothing is left after it.
SELECT
    repository,
    regexp_replace(coalesce(after_file, before_file), '/?[^/]*$', '') AS folder,
    count(*) AS refactorings,
    count(DISTINCT commit_number) AS commits,
    count(DISTINCT lower(author_email)) AS authors
FROM finding
WHERE coalesce(after_file, before_file) IS NOT NULL
GROUP BY repository, folder
ORDER BY refactorings DESC, repository, folder
