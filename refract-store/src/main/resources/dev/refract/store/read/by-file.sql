-- The files with most refactorings. With how often each was changed at all.
SELECT
    repository,
    file,
    count(*) AS refactorings,
    count(DISTINCT commit_number) AS commits,
    (SELECT count(*) FROM commit_file
        JOIN commit ON commit.number = commit_file.commit
        JOIN repository AS home ON home.id = commit.repository
        WHERE path = found.file AND home.address = found.repository) AS changes
FROM (SELECT *, coalesce(after_file, before_file) AS file FROM finding) AS found
WHERE file IS NOT NULL
GROUP BY repository, file
ORDER BY refactorings DESC, repository, file
