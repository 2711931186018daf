-- The elements that were refactored most often. By the name that they had after each change; `log` follows one through
-- its renames.
SELECT
    repository,
    coalesce(after_element, before_element) AS element,
    count(*) AS refactorings,
    count(DISTINCT commit_number) AS commits,
    count(DISTINCT lower(author_email)) AS authors,
    max(commit_time) AS last
FROM finding
WHERE coalesce(after_element, before_element) IS NOT NULL
GROUP BY repository, element
ORDER BY refactorings DESC, repository, element
LIMIT 100
