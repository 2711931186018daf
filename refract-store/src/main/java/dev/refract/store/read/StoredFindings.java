package dev.refract.store.read;

import dev.refract.finding.Catalog;
import dev.refract.finding.ElementKind;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Kind;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Outcome;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.finding.Status;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Makes records of the rows again, commit by commit, without the ranges that refactorings explain and the lines that are
 * left over, which are not kept.
 */
public final class StoredFindings {
    private static final String COMMITS = "SELECT number, id, compared_with, outcome, nodes, steps, millis FROM commit"
            + " WHERE repository = (SELECT id FROM repository WHERE address = ?) AND outcome <> 'skipped' ORDER BY number";

    private static final String REFACTORINGS = "SELECT number, kind, type, description, likelihood, caused_by, rule"
            + " FROM refactoring WHERE commit = ? ORDER BY number";

    private static final String PARTICIPANTS =
            "SELECT * FROM participant WHERE commit = ? ORDER BY refactoring, side, position";

    private final Connection connection;

    public StoredFindings(Connection connection) {
        this.connection = Objects.requireNonNull(connection, "connection");
    }

    /** Hands on the commits of a repository that were analysed, in the order in which they were mined. */
    public void forEach(String repository, Consumer<RevisionFindings> sink) throws SQLException {
        try (PreparedStatement commits = connection.prepareStatement(COMMITS)) {
            commits.setString(1, repository);
            try (ResultSet rows = commits.executeQuery()) {
                while (rows.next()) {
                    sink.accept(revision(rows));
                }
            }
        }
    }

    private RevisionFindings revision(ResultSet commit) throws SQLException {
        Findings findings = new Findings(
                Outcome.valueOf(commit.getString("outcome").toUpperCase(java.util.Locale.ROOT)),
                List.of(),
                refactorings(commit.getInt("number")),
                List.of(),
                new Findings.Work(commit.getLong("nodes"), commit.getLong("steps")));
        String id = commit.getString("id");
        Optional<String> parent = Optional.ofNullable(commit.getString("compared_with"));
        return new RevisionFindings(id, Optional.of(id), parent, findings, commit.getLong("millis"));
    }

    private List<Refactoring> refactorings(int commit) throws SQLException {
        Map<String, List<Participant>> participants = participants(commit);
        List<Refactoring> refactorings = new ArrayList<>();
        try (PreparedStatement found = connection.prepareStatement(REFACTORINGS)) {
            found.setInt(1, commit);
            try (ResultSet rows = found.executeQuery()) {
                while (rows.next()) {
                    refactorings.add(refactoring(rows, participants));
                }
            }
        }
        return refactorings;
    }

    private static Refactoring refactoring(ResultSet row, Map<String, List<Participant>> participants)
            throws SQLException {
        String number = row.getString("number");
        Optional<Likelihood> likelihood =
                Optional.ofNullable(row.getString("likelihood")).flatMap(Likelihood::find);
        return new Refactoring(
                number,
                kind(row.getString("kind"), row.getString("type")),
                row.getString("description"),
                participants.getOrDefault(number + Side.BEFORE.id(), List.of()),
                participants.getOrDefault(number + Side.AFTER.id(), List.of()),
                new Evidence(row.getString("rule"), likelihood, Map.of()),
                List.of(),
                Optional.ofNullable(row.getString("caused_by")));
    }

    /** A kind that this version does not know is one with the name that the database has for it. */
    private static Kind kind(String id, String name) {
        return Catalog.find(id)
                .orElseGet(() ->
                        new Kind(id, name, "unknown", name, Map.of(), Optional.empty(), List.of(), Status.PLANNED));
    }

    private Map<String, List<Participant>> participants(int commit) throws SQLException {
        Map<String, List<Participant>> participants = new HashMap<>();
        try (PreparedStatement found = connection.prepareStatement(PARTICIPANTS)) {
            found.setInt(1, commit);
            try (ResultSet rows = found.executeQuery()) {
                while (rows.next()) {
                    String side = rows.getString("side");
                    participants
                            .computeIfAbsent(rows.getString("refactoring") + side, key -> new ArrayList<>())
                            .add(participant(rows, side.equals(Side.BEFORE.id()) ? Side.BEFORE : Side.AFTER));
                }
            }
        }
        return participants;
    }

    private static Participant participant(ResultSet row, Side side) throws SQLException {
        return new Participant(
                row.getString("element"),
                ElementKind.valueOf(row.getString("element_kind")),
                row.getString("role"),
                row.getString("code"),
                range(row, side, ""),
                range(row, side, "name_"));
    }

    private static SourceRange range(ResultSet row, Side side, String prefix) throws SQLException {
        return new SourceRange(
                row.getString("file"), side, position(row, prefix + "start_"), position(row, prefix + "end_"));
    }

    private static SourceRange.Position position(ResultSet row, String prefix) throws SQLException {
        return new SourceRange.Position(
                row.getInt(prefix + "line"), row.getInt(prefix + "column"), row.getInt(prefix + "offset"));
    }
}
