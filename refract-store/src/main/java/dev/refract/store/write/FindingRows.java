package dev.refract.store.write;

import dev.refract.finding.Likelihood;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import java.sql.SQLException;
import java.util.List;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** Appends the rows of refactorings and their participants. */
final class FindingRows implements AutoCloseable {
    private final DuckDBAppender refactorings;
    private final DuckDBAppender participants;

    FindingRows(DuckDBConnection connection) throws SQLException {
        this.refactorings = connection.createAppender("refactoring");
        this.participants = connection.createAppender("participant");
    }

    void append(int commit, List<Refactoring> found) throws SQLException {
        for (Refactoring refactoring : found) {
            int number = Integer.parseInt(refactoring.id());
            append(commit, number, refactoring);
            append(commit, number, Side.BEFORE, refactoring.before());
            append(commit, number, Side.AFTER, refactoring.after());
        }
    }

    private void append(int commit, int number, Refactoring refactoring) throws SQLException {
        refactorings.beginRow();
        refactorings.append(commit);
        refactorings.append(number);
        refactorings.append(refactoring.kind().id());
        refactorings.append(refactoring.kind().name());
        refactorings.append(refactoring.kind().family());
        refactorings.append(Readable.of(refactoring.description()));
        refactorings.append(
                refactoring.evidence().likelihood().map(Likelihood::id).orElse(null));
        if (refactoring.causedBy().isPresent()) {
            refactorings.append(Integer.parseInt(refactoring.causedBy().get()));
        } else {
            refactorings.appendNull();
        }
        refactorings.append(refactoring.evidence().rule());
        refactorings.append(refactoring.evidence().details());
        refactorings.endRow();
    }

    private void append(int commit, int number, Side side, List<Participant> all) throws SQLException {
        for (int i = 0; i < all.size(); i++) {
            Participant participant = all.get(i);
            participants.beginRow();
            participants.append(commit);
            participants.append(number);
            participants.append(side.id());
            participants.append(i + 1);
            participants.append(Readable.of(participant.element()));
            participants.append(participant.elementKind().name());
            participants.append(participant.role());
            participants.append(Readable.of(participant.code()));
            participants.append(participant.range().file());
            append(participant.range());
            append(participant.nameRange());
            participants.endRow();
        }
    }

    private void append(SourceRange range) throws SQLException {
        append(range.start());
        append(range.end());
    }

    private void append(SourceRange.Position position) throws SQLException {
        participants.append(position.line());
        participants.append(position.column());
        participants.append(position.offset());
    }

    void flush() throws SQLException {
        refactorings.flush();
        participants.flush();
    }

    @Override
    public void close() throws SQLException {
        refactorings.close();
        participants.close();
    }
}
