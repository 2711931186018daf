package dev.refract.engine;

import dev.refract.detect.spi.Detection;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.SourceRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Puts detections into their fixed order, numbers them, and links consequences to their causes. */
final class Numbering {
    private static final Comparator<Detection> ORDER = Comparator.comparing(Numbering::file)
            .thenComparingInt(Numbering::offset)
            .thenComparing(detection -> detection.kind().id())
            .thenComparing(Detection::description);

    private Numbering() {}

    static List<Refactoring> number(List<Detection> detections) {
        List<Detection> ordered = new ArrayList<>(new LinkedHashSet<>(detections));
        ordered.sort(ORDER);
        Map<String, String> ids = new HashMap<>();
        for (int i = 0; i < ordered.size(); i++) {
            String id = Integer.toString(i + 1);
            ordered.get(i).subject().ifPresent(subject -> ids.putIfAbsent(subject, id));
        }
        List<Refactoring> refactorings = new ArrayList<>();
        for (int i = 0; i < ordered.size(); i++) {
            refactorings.add(refactoring(Integer.toString(i + 1), ordered.get(i), ids));
        }
        return refactorings;
    }

    private static Refactoring refactoring(String id, Detection detection, Map<String, String> ids) {
        List<SourceRange> explains = List.copyOf(new TreeSet<>(detection.explains()));
        return new Refactoring(
                id,
                detection.kind(),
                detection.description(),
                detection.before(),
                detection.after(),
                detection.evidence(),
                explains,
                detection.cause().map(ids::get));
    }

    /** Where the last participant stands, which is what became of the others where there are several. */
    private static Optional<SourceRange> place(Detection detection) {
        List<Participant> participants = detection.after().isEmpty() ? detection.before() : detection.after();
        return participants.isEmpty()
                ? Optional.empty()
                : Optional.of(participants.get(participants.size() - 1).range());
    }

    private static String file(Detection detection) {
        return place(detection).map(SourceRange::file).orElse("");
    }

    private static int offset(Detection detection) {
        return place(detection).map(range -> range.start().offset()).orElse(0);
    }
}
