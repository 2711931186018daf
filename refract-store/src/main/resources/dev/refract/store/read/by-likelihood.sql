-- How alike the bodies are that findings stand on, by family of kinds. Findings that stand on no single type, method or
-- field that is in both versions have no likelihood.
SELECT family, coalesce(likelihood, 'none') AS likelihood, count(*) AS refactorings
FROM refactoring
GROUP BY family, likelihood
ORDER BY family, refactorings DESC, likelihood
