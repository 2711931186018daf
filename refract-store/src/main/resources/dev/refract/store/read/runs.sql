-- The runs of the miner. With the commits that are in the database from each; a run without an end was broken off.
SELECT
    run.id AS run,
    started,
    ended,
    tool_version,
    selection,
    options,
    (SELECT count(*) FROM commit WHERE commit.run = run.id) AS commits
FROM run
ORDER BY run.id
