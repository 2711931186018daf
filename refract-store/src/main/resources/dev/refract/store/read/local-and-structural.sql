-- The kinds of Weissgerber and Diehl, in the rows of their tables 4 and 5. With how alike the bodies are. Consequences of
-- other refactorings count, as they do there; interfaces count among the classes.
WITH rows(position, refactoring, kinds) AS (
    VALUES
        (1, 'Rename Method', ['rename-method']),
        (2, 'Hide Method', ['hide-method']),
        (3, 'Unhide Method', ['unhide-method']),
        (4, 'Add Parameter', ['add-parameter']),
        (5, 'Remove Parameter', ['remove-parameter']),
        (6, 'Move Class', ['move-class']),
        (7, 'Rename Class', ['rename-class']),
        (8, 'Move Field', ['move-attribute', 'pull-up-attribute', 'push-down-attribute']),
        (9, 'Move Method', ['move-method', 'pull-up-method', 'push-down-method'])
),
found AS (
    SELECT
        CASE WHEN kind = 'change-method-access-modifier' THEN details['known-as'] ELSE kind END AS kind,
        likelihood
    FROM refactoring
)
SELECT
    rows.refactoring,
    count(found.kind) AS found,
    count(*) FILTER (likelihood = 'equal') AS equal,
    count(*) FILTER (likelihood = 'clone') AS clone,
    count(*) FILTER (likelihood = 'noclone') AS noclone
FROM rows
LEFT JOIN found ON list_contains(rows.kinds, found.kind)
GROUP BY rows.position, rows.refactoring
ORDER BY rows.position
