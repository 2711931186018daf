-- Where commits come from: the address of the remote, or the folder of a repository without one.
CREATE TABLE repository (
    id INTEGER PRIMARY KEY,
    address VARCHAR NOT NULL UNIQUE
);

-- One call of `refract mine`. A run that was killed has no end.
CREATE TABLE run (
    id INTEGER PRIMARY KEY,
    tool_version VARCHAR NOT NULL,
    options VARCHAR NOT NULL,
    selection VARCHAR NOT NULL,
    started TIMESTAMP NOT NULL,
    ended TIMESTAMP
);

-- A commit that was looked at, or left out for a reason that is in skip.
CREATE TABLE commit (
    number INTEGER PRIMARY KEY,
    repository INTEGER NOT NULL,
    id VARCHAR NOT NULL,
    run INTEGER NOT NULL,
    author_name VARCHAR NOT NULL,
    author_email VARCHAR NOT NULL,
    author_time TIMESTAMP NOT NULL,
    committer_name VARCHAR NOT NULL,
    committer_email VARCHAR NOT NULL,
    commit_time TIMESTAMP NOT NULL,
    message VARCHAR NOT NULL,
    parents VARCHAR[] NOT NULL,
    compared_with VARCHAR,
    outcome VARCHAR NOT NULL,
    nodes BIGINT NOT NULL,
    steps BIGINT NOT NULL,
    leftover_before INTEGER NOT NULL,
    leftover_after INTEGER NOT NULL,
    millis BIGINT NOT NULL,
    UNIQUE (repository, id)
);

-- A source file in which the commit differs from the commit that it was compared with.
CREATE TABLE commit_file (
    commit INTEGER NOT NULL,
    path VARCHAR NOT NULL,
    change VARCHAR NOT NULL,
    PRIMARY KEY (commit, path)
);

CREATE TABLE refactoring (
    commit INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind VARCHAR NOT NULL,
    type VARCHAR NOT NULL,
    family VARCHAR NOT NULL,
    description VARCHAR NOT NULL,
    likelihood VARCHAR,
    caused_by INTEGER,
    rule VARCHAR NOT NULL,
    details MAP(VARCHAR, VARCHAR) NOT NULL,
    PRIMARY KEY (commit, number)
);

-- A piece of code that takes part in a refactoring.
CREATE TABLE participant (
    commit INTEGER NOT NULL,
    refactoring INTEGER NOT NULL,
    side VARCHAR NOT NULL,
    position INTEGER NOT NULL,
    element VARCHAR NOT NULL,
    element_kind VARCHAR NOT NULL,
    role VARCHAR NOT NULL,
    code VARCHAR NOT NULL,
    file VARCHAR NOT NULL,
    start_line INTEGER NOT NULL,
    start_column INTEGER NOT NULL,
    start_offset INTEGER NOT NULL,
    end_line INTEGER NOT NULL,
    end_column INTEGER NOT NULL,
    end_offset INTEGER NOT NULL,
    name_start_line INTEGER NOT NULL,
    name_start_column INTEGER NOT NULL,
    name_start_offset INTEGER NOT NULL,
    name_end_line INTEGER NOT NULL,
    name_end_column INTEGER NOT NULL,
    name_end_offset INTEGER NOT NULL,
    PRIMARY KEY (commit, refactoring, side, position)
);

-- What was left out of a commit, and why.
CREATE TABLE skip (
    commit INTEGER NOT NULL,
    position INTEGER NOT NULL,
    file VARCHAR NOT NULL,
    cause VARCHAR NOT NULL,
    detail VARCHAR NOT NULL,
    PRIMARY KEY (commit, position)
);

-- Refactorings with their commits and the elements that they are about, for questions and exports.
CREATE VIEW finding AS
SELECT
    repository.address AS repository,
    commit.id AS commit,
    commit.author_name,
    commit.author_email,
    commit.author_time,
    commit.commit_time,
    refactoring.number,
    refactoring.kind,
    refactoring.type,
    refactoring.family,
    refactoring.description,
    refactoring.likelihood,
    refactoring.caused_by,
    before.element AS before_element,
    before.file AS before_file,
    before.start_line AS before_line,
    after.element AS after_element,
    after.file AS after_file,
    after.start_line AS after_line,
    commit.number AS commit_number
FROM refactoring
JOIN commit ON commit.number = refactoring.commit
JOIN repository ON repository.id = commit.repository
LEFT JOIN participant AS before
    ON before.commit = refactoring.commit AND before.refactoring = refactoring.number
    AND before.side = 'before' AND before.position = 1
LEFT JOIN participant AS after
    ON after.commit = refactoring.commit AND after.refactoring = refactoring.number
    AND after.side = 'after' AND after.position = 1;
