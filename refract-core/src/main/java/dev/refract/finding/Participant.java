package dev.refract.finding;

import java.util.Objects;

/**
 * A piece of code that takes part in a refactoring.
 *
 * @param element id of the element: {@code pkg.Outer.Inner}, {@code pkg.Type#method(Param,Types)}, {@code pkg.Type#field}
 * @param elementKind what syntax it is
 * @param role what it is in the refactoring, in the field's words: {@code original method declaration}
 * @param code the element as a person reads it: {@code public size(list List<String>) : int}
 * @param range where it stands, without its doc comment
 * @param nameRange the narrower place that RefactoringMiner reports for it; the same as {@code range} for most
 */
public record Participant(
        String element, ElementKind elementKind, String role, String code, SourceRange range, SourceRange nameRange) {
    public Participant {
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(elementKind, "elementKind");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(range, "range");
        Objects.requireNonNull(nameRange, "nameRange");
    }
}
