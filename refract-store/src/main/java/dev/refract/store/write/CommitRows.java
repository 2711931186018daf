package dev.refract.store.write;

import dev.refract.finding.Findings;
import dev.refract.finding.Leftover;
import dev.refract.finding.Side;
import dev.refract.source.Skip;
import dev.refract.store.record.ChangedFile;
import dev.refract.store.record.CommitFacts;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.Person;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** Appends the rows of commits to the tables, within the transaction that is open. */
final class CommitRows implements AutoCloseable {
    private static final Findings.Work NONE = new Findings.Work(0, 0);

    private final DuckDBAppender commits;
    private final DuckDBAppender files;
    private final DuckDBAppender skips;
    private final FindingRows findings;

    CommitRows(DuckDBConnection connection) throws SQLException {
        this.commits = connection.createAppender("commit");
        this.files = connection.createAppender("commit_file");
        this.skips = connection.createAppender("skip");
        this.findings = new FindingRows(connection);
    }

    /** Which commit of which repository in which run. */
    record Key(int number, int repository, int run) {}

    void append(Key key, MinedCommit commit) throws SQLException {
        appendCommit(key, commit);
        for (ChangedFile file : commit.files()) {
            files.beginRow();
            files.append(key.number());
            files.append(file.path());
            files.append(file.change().id());
            files.endRow();
        }
        appendSkips(key.number(), commit.skipped());
        if (commit.findings().isPresent()) {
            findings.append(key.number(), commit.findings().get().refactorings());
        }
    }

    private void appendCommit(Key key, MinedCommit commit) throws SQLException {
        CommitFacts facts = commit.facts();
        Findings.Work work = commit.findings().map(Findings::work).orElse(NONE);
        commits.beginRow();
        commits.append(key.number());
        commits.append(key.repository());
        commits.append(facts.id());
        commits.append(key.run());
        appendPerson(facts.author());
        appendPerson(facts.committer());
        commits.append(Readable.of(facts.message()));
        commits.append(facts.parents());
        commits.append(commit.comparedWith().orElse(null));
        commits.append(commit.outcome());
        commits.append(work.nodes());
        commits.append(work.steps());
        commits.append(leftover(commit.findings(), Side.BEFORE));
        commits.append(leftover(commit.findings(), Side.AFTER));
        commits.append(commit.millis());
        commits.endRow();
    }

    private void appendPerson(Person person) throws SQLException {
        commits.append(Readable.of(person.name()));
        commits.append(Readable.of(person.email()));
        commits.append(LocalDateTime.ofInstant(person.time(), ZoneOffset.UTC));
    }

    private static int leftover(Optional<Findings> findings, Side side) {
        return findings.map(Findings::leftover).orElse(List.of()).stream()
                .filter(lines -> lines.side() == side)
                .mapToInt(Leftover::lines)
                .sum();
    }

    private void appendSkips(int commit, List<Skip> skipped) throws SQLException {
        for (int i = 0; i < skipped.size(); i++) {
            Skip skip = skipped.get(i);
            skips.beginRow();
            skips.append(commit);
            skips.append(i + 1);
            skips.append(Readable.of(skip.file()));
            skips.append(skip.cause().id());
            skips.append(Readable.of(skip.detail()));
            skips.endRow();
        }
    }

    /** Hands all rows to the tables; closing alone would do so too, but would not say that rows were refused. */
    void flush() throws SQLException {
        commits.flush();
        files.flush();
        skips.flush();
        findings.flush();
    }

    @Override
    public void close() throws SQLException {
        commits.close();
        files.close();
        skips.close();
        findings.close();
    }
}
