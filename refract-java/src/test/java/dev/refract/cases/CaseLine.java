package dev.refract.cases;

import dev.refract.finding.Catalog;
import dev.refract.finding.Kind;
import dev.refract.finding.Refactoring;
import dev.refract.finding.Status;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A line of a case's {@code expected.txt} that says something of a kind.
 *
 * <pre>
 * + Rename Class | rf.VariableProvider => rf.VariableSource      must be reported exactly once
 * - Move Method | rf.VariableProvider#getVariable() => *         must not be reported
 * = none                                                         nothing may be reported
 * </pre>
 *
 * @param demand what is demanded
 * @param kindName name of the kind, empty for {@link Demand#NONE}
 * @param pattern what the findings are, with {@code *} for anything
 */
record CaseLine(Demand demand, String kindName, String pattern) {
    /** What a line demands. */
    enum Demand {
        ONCE('+'),
        NEVER('-'),
        NONE('=');

        private final char sign;

        Demand(char sign) {
            this.sign = sign;
        }
    }

    /** The demands of a file; conventions ({@code ?}) and demands on other things ({@code ~}) are none. */
    static List<CaseLine> parse(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isBlank() && "?~".indexOf(line.charAt(0)) < 0)
                .map(CaseLine::parse)
                .toList();
    }

    private static CaseLine parse(String line) {
        for (Demand demand : Demand.values()) {
            if (line.charAt(0) == demand.sign) {
                String[] parts = line.substring(1).strip().split(" \\| ", 2);
                return demand == Demand.NONE
                        ? new CaseLine(demand, "", "*")
                        : new CaseLine(demand, parts[0].strip(), parts[1].strip());
            }
        }
        throw new IllegalArgumentException("no demand: " + line);
    }

    /** Whether the line speaks of findings that are detected by now. */
    boolean isDetected() {
        return demand == Demand.NONE || kind().status() == Status.DETECTED;
    }

    /** The kind of the line; a name that the catalog does not know is a mistake in the line. */
    Kind kind() {
        return Catalog.find(kindName)
                .orElseThrow(() -> new IllegalArgumentException("the catalog has no kind '" + kindName + "'"));
    }

    /** Those of the findings that the line speaks of. */
    List<Refactoring> matching(List<Refactoring> refactorings) {
        Optional<Kind> wanted = demand == Demand.NONE ? Optional.empty() : Optional.of(kind());
        return refactorings.stream()
                .filter(refactoring -> wanted.map(refactoring.kind()::equals).orElse(true))
                .filter(refactoring -> CasePhrases.of(refactoring).stream().anyMatch(this::matches))
                .toList();
    }

    private boolean matches(String phrase) {
        String regex = CasePhrases.tight(pattern)
                .chars()
                .mapToObj(c -> c == '*' ? ".*" : Pattern.quote(Character.toString(c)))
                .collect(Collectors.joining());
        return Pattern.matches(regex, CasePhrases.tight(phrase));
    }

    @Override
    public String toString() {
        return demand == Demand.NONE ? "= none" : demand.sign + " " + kindName + " | " + pattern;
    }
}
