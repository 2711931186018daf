-- Every commit with what was found in it. Oldest first, as mined.
SELECT
    repository.address AS repository,
    commit.id AS commit,
    commit_time,
    author_name AS author,
    outcome,
    (SELECT count(*) FROM refactoring WHERE refactoring.commit = commit.number) AS refactorings,
    (SELECT count(*) FROM commit_file WHERE commit_file.commit = commit.number) AS files,
    leftover_before,
    leftover_after,
    millis,
    split_part(message, chr(10), 1) AS subject
FROM commit
JOIN repository ON repository.id = commit.repository
ORDER BY commit.number
