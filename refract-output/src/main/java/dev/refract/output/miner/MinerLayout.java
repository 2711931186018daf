package dev.refract.output.miner;

import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.SeenCode;
import dev.refract.finding.SourceRange;
import java.util.List;
import tools.jackson.core.io.JsonStringEncoder;

/** The text of the document, character by character as RefactoringMiner lays it out. */
final class MinerLayout {
    static final String DOCUMENT_START = "{\n\"commits\": [\n";
    static final String DOCUMENT_END = "]\n}";

    private static final JsonStringEncoder ENCODER = JsonStringEncoder.getInstance();

    private final StringBuilder text;

    MinerLayout(StringBuilder text) {
        this.text = text;
    }

    void commitStart(String repository, String commit, String address) {
        text.append("{\n");
        field("\t", "repository", repository);
        field("\t", "sha1", commit);
        field("\t", "url", address);
    }

    void commitEnd() {
        text.append('}');
    }

    void refactorings(List<Refactoring> refactorings) {
        text.append("\t\"refactorings\": [");
        for (int i = 0; i < refactorings.size(); i++) {
            text.append(i == 0 ? "{\n" : ",\n{\n");
            refactoring(refactorings.get(i));
            text.append('}');
        }
        text.append(refactorings.isEmpty() ? "]\n" : "\n]\n");
    }

    private void refactoring(Refactoring refactoring) {
        SeenCode seen = refactoring.evidence().code();
        field("\t", "type", refactoring.kind().name());
        field("\t", "description", refactoring.description());
        locations("leftSideLocations", refactoring.before(), seen.before());
        text.append(",\n");
        locations("rightSideLocations", refactoring.after(), seen.after());
        text.append('\n');
    }

    private void locations(String name, List<Participant> participants, List<Participant> seen) {
        text.append("\t\"").append(name).append("\": [");
        String separator = "{\n";
        for (List<Participant> part : List.of(participants, seen)) {
            for (Participant participant : part) {
                text.append(separator);
                location(participant);
                text.append('}');
                separator = ", {\n";
            }
        }
        text.append(']');
    }

    private void location(Participant participant) {
        SourceRange place = participant.nameRange();
        field("\t\t", "filePath", place.file());
        field("\t\t", "startLine", place.start().line());
        field("\t\t", "endLine", place.end().line());
        field("\t\t", "startColumn", column(place.start()));
        field("\t\t", "endColumn", column(place.end()));
        field("\t\t", "codeElementType", participant.elementKind().name());
        field("\t\t", "description", participant.role());
        text.append("\t\t\"codeElement\": ");
        if (participant.code().isEmpty()) {
            text.append("null");
        } else {
            quoted(participant.code());
        }
        text.append('\n');
    }

    /** RefactoringMiner writes 0 for the first column, and counts the others from 1. */
    private static int column(SourceRange.Position position) {
        return position.column() == 1 ? 0 : position.column();
    }

    private void field(String indentation, String name, String value) {
        text.append(indentation).append('"').append(name).append("\": ");
        quoted(value);
        text.append(",\n");
    }

    private void field(String indentation, String name, int value) {
        text.append(indentation)
                .append('"')
                .append(name)
                .append("\": ")
                .append(value)
                .append(",\n");
    }

    private void quoted(String value) {
        text.append('"');
        ENCODER.quoteAsString(value, text);
        text.append('"');
    }
}
