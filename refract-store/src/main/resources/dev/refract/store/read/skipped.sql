-- What was left out, and why. By cause, with one example of each.
SELECT
    cause,
    count(*) AS times,
    count(DISTINCT skip.commit) AS commits,
    min_by(repository.address, commit.number) AS example_repository,
    min_by(commit.id, commit.number) AS example_commit,
    min_by(file, commit.number) AS example_file,
    min_by(detail, commit.number) AS example
FROM skip
JOIN commit ON commit.number = skip.commit
JOIN repository ON repository.id = commit.repository
GROUP BY cause
ORDER BY times DESC, cause
