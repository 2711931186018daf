package dev.refract.architecture;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * A rule of the architecture, with the classes that were written to break it.
 *
 * @param name what holds, as a claim
 * @param of the rule for the packages below a root
 * @param planted name of the package below {@code dev.refract.planted} in which it is broken
 * @param culprits simple names of the classes that break it
 */
record Rule(String name, Function<String, ArchRule> of, String planted, List<String> culprits) {
    /** The package of the code. */
    static final String CODE = "dev.refract";

    Rule {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(of, "of");
        Objects.requireNonNull(planted, "planted");
        culprits = List.copyOf(culprits);
    }

    /** A rule, and the package below {@code dev.refract.planted} that was written to break it. */
    static Rule of(String name, Function<String, ArchRule> of, String planted) {
        return new Rule(name, of, planted, List.of());
    }

    /** The rule with the simple names of what breaks it. */
    Rule brokenBy(String... names) {
        return new Rule(name, of, planted, List.of(names));
    }

    /** The rule for the code. */
    ArchRule forCode() {
        return of.apply(CODE);
    }

    /** The package of the classes that break the rule. */
    String plantedRoot() {
        return CODE + ".planted." + planted;
    }

    /** The rule for the classes that break it. */
    ArchRule forPlanted() {
        return of.apply(plantedRoot());
    }

    @Override
    public String toString() {
        return name;
    }
}
