package dev.refract.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Set;

/** The packages of the core, and those that each may know: model ← match ← detect ← engine, and never back. */
final class Directions extends ArchCondition<JavaClass> {
    private static final Map<String, Set<String>> KNOWN = Map.of(
            "source", Set.of(),
            "model", Set.of(),
            "frontend", Set.of("model"),
            "match", Set.of("model"),
            "finding", Set.of("source"),
            "detect", Set.of("model", "frontend", "match", "finding"),
            "engine", Set.of("source", "model", "frontend", "match", "finding", "detect"));

    private final String root;

    Directions(String root) {
        super("know only what the directions let them know");
        this.root = root;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        String origin = part(type);
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
            String target = part(dependency.getTargetClass());
            boolean known = target.isEmpty()
                    || target.equals(origin)
                    || KNOWN.getOrDefault(origin, Set.of()).contains(target);
            if (!known) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }

    /** The first word below the root; empty for classes from elsewhere. */
    private String part(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(root + '.') ? name.substring(root.length() + 1).split("\\.", 2)[0] : "";
    }
}
