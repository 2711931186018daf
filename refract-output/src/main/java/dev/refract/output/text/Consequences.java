package dev.refract.output.text;

import dev.refract.finding.Refactoring;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sorts out which refactorings stand for themselves, and which merely follow from another one. */
final class Consequences {
    private Consequences() {}

    /**
     * A refactoring that stands for itself.
     *
     * @param refactoring the refactoring
     * @param consequences those that follow from it, directly or by way of others
     */
    record Cause(Refactoring refactoring, List<Refactoring> consequences) {}

    /** The causes by the name of their kind, both in the order of the result. */
    static Map<String, List<Cause>> byKind(List<Refactoring> refactorings) {
        Map<String, Refactoring> byId = new HashMap<>();
        refactorings.forEach(refactoring -> byId.put(refactoring.id(), refactoring));
        Map<String, List<Cause>> kinds = new LinkedHashMap<>();
        Map<Refactoring, Cause> causes = new IdentityHashMap<>();
        Map<Refactoring, Refactoring> roots = new IdentityHashMap<>();
        for (Refactoring refactoring : refactorings) {
            Refactoring root = root(refactoring, byId);
            roots.put(refactoring, root);
            if (root == refactoring) {
                Cause cause = new Cause(refactoring, new ArrayList<>());
                causes.put(refactoring, cause);
                kinds.computeIfAbsent(refactoring.kind().name(), kind -> new ArrayList<>())
                        .add(cause);
            }
        }
        for (Refactoring refactoring : refactorings) {
            Refactoring root = roots.get(refactoring);
            if (root != refactoring) {
                causes.get(root).consequences().add(refactoring);
            }
        }
        return kinds;
    }

    /** The first cause; the refactoring itself where there is none, or where the causes go in a circle. */
    private static Refactoring root(Refactoring refactoring, Map<String, Refactoring> byId) {
        Set<String> seen = new HashSet<>();
        Refactoring root = refactoring;
        while (seen.add(root.id())) {
            Refactoring cause = root.causedBy().map(byId::get).orElse(null);
            if (cause == null) {
                return root;
            }
            root = cause;
        }
        return refactoring;
    }
}
