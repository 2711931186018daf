package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The statements in both versions by the code in them, and which of them name one variable before and one after. */
public final class Mentions {
    private final List<CodeLink> links;
    private final VariableUses uses;
    private final Map<Node, List<Integer>> byBefore;
    private final Map<Node, List<Integer>> byAfter;

    Mentions(List<CodeLink> links, VariableUses uses) {
        this.links = links;
        this.uses = uses;
        this.byBefore = index(link -> link.link().before());
        this.byAfter = index(link -> link.link().after());
    }

    /**
     * A statement that names a variable in both versions.
     *
     * @param link the statement
     * @param before the first name in the version before
     * @param after the first name in the version after
     */
    public record Mention(CodeLink link, Node before, Node after) {
        public Mention {
            Objects.requireNonNull(link, "link");
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }

    /** The statements that name two variables, each in its version; those that declare them, too, where the name changed. */
    public List<Mention> of(EntityPair members, Node before, Node after) {
        boolean renamed = !before.name().equals(after.name());
        return of(names(members.before(), before, renamed), names(members.after(), after, renamed));
    }

    /** The statements that name a variable in the one version and a field in the other. */
    public List<Mention> of(Local variable, boolean becameField, Entity user, Entity field) {
        boolean renamed = !variable.declaration().name().equals(field.name());
        List<Node> variables = names(variable.member(), variable.declaration(), renamed);
        List<Node> fields = uses.fields(user, field.name());
        return becameField ? of(variables, fields) : of(fields, variables);
    }

    /** RefactoringMiner takes its own declaration for a use of a variable where that got another name. */
    private List<Node> names(Entity member, Node variable, boolean renamed) {
        List<Node> names = uses.names(member, variable);
        return renamed ? names : names.subList(1, names.size());
    }

    private List<Mention> of(List<Node> before, List<Node> after) {
        Map<Integer, Node> naming = firstNames(after, byAfter);
        List<Mention> mentions = new ArrayList<>();
        firstNames(before, byBefore).forEach((number, name) -> {
            if (naming.containsKey(number)) {
                mentions.add(new Mention(links.get(number), name, naming.get(number)));
            }
        });
        return mentions;
    }

    private Map<Node, List<Integer>> index(Function<CodeLink, Node> side) {
        Map<Node, List<Integer>> index = new HashMap<>();
        for (int number = 0; number < links.size(); number++) {
            index.computeIfAbsent(side.apply(links.get(number)), unused -> new ArrayList<>(1))
                    .add(number);
        }
        return index;
    }

    /** The first name in each link that has one, by the number of the link. */
    private static Map<Integer, Node> firstNames(List<Node> names, Map<Node, List<Integer>> index) {
        Map<Integer, Node> first = new TreeMap<>();
        for (Node name : names) {
            for (int number : around(name, index)) {
                first.putIfAbsent(number, name);
            }
        }
        return first;
    }

    /** The links of the innermost code around a name that is in any; none where its own statement is in none. */
    private static List<Integer> around(Node name, Map<Node, List<Integer>> index) {
        for (Optional<Node> code = Optional.of(name);
                code.isPresent();
                code = code.get().parent()) {
            List<Integer> numbers = index.get(code.get());
            if (numbers != null) {
                return numbers;
            }
            if (SyntaxKinds.isStatement(code.get())) {
                break;
            }
        }
        return List.of();
    }
}
