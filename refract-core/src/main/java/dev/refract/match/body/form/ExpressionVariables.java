package dev.refract.match.body.form;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * Finds variables of the near side that are used where the far side has the expression that they are declared with: Extract
 * and Inline Variable (RefactoringMiner 2.0, section 4.3).
 */
public final class ExpressionVariables {
    /** Parts of an expression for which a variable with another one may stand. */
    private static final int SMALLEST = 2;
    /** Type of a variable whose type the compiler finds out. */
    private static final String INFERRED = "var";
    /** The text that says nothing. */
    private static final String EMPTY = "\"\"";

    private final Sides sides;
    private final Code near;
    private final Code far;
    private final LoneVariables lone;
    private final CreationReferences creations;
    private final DeclaredCores declarations;
    private final AlikeValues alike;
    private final Occurrences occurrences;
    private final Steps steps;
    private final Set<Integer> elsewhere = new HashSet<>();
    /** The variables that each statement of the near side uses. */
    private final Map<Fragment, Set<Node>> used = new LinkedHashMap<>();
    /** The statements that use each variable, and are not on the far side as they are. */
    private final Map<Node, List<Node>> users = new LinkedHashMap<>();

    /** What variables seem to stand for that are of another type, and in which statements. */
    private final Map<Node, Map<Node, Node>> doubtful = new LinkedHashMap<>();

    private final Map<Node, Set<Node>> found = new LinkedHashMap<>();

    /**
     * Looks for variables of the near side.
     *
     * @param sides the two bodies, read with the values of lone variables
     * @param lone the variables that only the near side has
     * @param others those of the far side: one of the same expression is the same variable in another form
     */
    public ExpressionVariables(
            Sides sides, LoneVariables lone, LoneVariables others, BodyOptions options, Steps steps) {
        this.sides = sides;
        this.near = sides.near();
        this.far = sides.far();
        this.lone = lone;
        this.creations = new CreationReferences(near, far);
        this.declarations = new DeclaredCores(sides, lone);
        this.alike = new AlikeValues(near, far, options.parts(), steps);
        this.occurrences = new Occurrences(sides, lone);
        this.steps = steps;
        others.initializers().keySet().stream()
                .flatMap(variable -> others.values(variable).stream())
                .forEach(value -> elsewhere.add(far.of(value)));
    }

    /** The variables with the code that stands for them on the far side. */
    public List<Recast> find() {
        if (lone.isEmpty()) {
            return List.of();
        }
        sides.nearStatements().forEach(this::note);
        used.forEach((statement, variables) ->
                sides.partner(statement).ifPresent(partner -> compare(statement, variables, partner.node())));
        addRepeated();
        List.copyOf(found.keySet())
                .forEach(variable ->
                        PatternVariables.tested(variable).ifPresent(tested -> addTest(variable, near.of(tested))));
        findInUsers(new RestatedCalls(sides, lone, steps)::argument);
        findVanished();
        findInUsers(new SameFrames(sides, lone, alike, steps)::expression);
        addNested();
        List<Recast> result = new ArrayList<>();
        found.forEach((variable, expressions) ->
                result.add(sides.recast(Recast.Form.NAMED_EXPRESSION, List.of(variable), List.copyOf(expressions))));
        return result;
    }

    /** A variable of another type is made of what it stands for in one statement by chance, not in several. */
    private void addRepeated() {
        doubtful.forEach((variable, expressions) -> {
            if (Set.copyOf(expressions.values()).size() > 1) {
                expressions.keySet().forEach(expression -> add(variable, expression));
            }
        });
    }

    /** The test that has got the pattern that declares a variable. */
    private void addTest(Node variable, int tested) {
        sides.nearStatements().stream()
                .filter(statement -> statement.node().contains(variable))
                .reduce((around, inner) -> inner)
                .flatMap(sides::partner)
                .flatMap(statement -> PatternVariables.testOf(tested, statement.node(), far))
                .ifPresent(test -> add(variable, test));
    }

    /**
     * The first expression that a statement which uses a variable tells of it, for variables of which nothing is known yet.
     *
     * @param search from a variable and a changed statement that uses it to the expression
     */
    private void findInUsers(BiFunction<Node, Node, Optional<Node>> search) {
        users.forEach((variable, statements) -> {
            if (!found.containsKey(variable)) {
                statements.stream()
                        .flatMap(statement -> search.apply(variable, statement).stream())
                        .filter(expression -> !elsewhere.contains(far.of(expression)))
                        .findFirst()
                        .ifPresent(expression -> add(variable, expression));
            }
        });
    }

    /**
     * An expression that stands inside of fewer statements than on the far side got the name of the variable that is
     * declared with it, wherever the statements around it went.
     */
    private void findVanished() {
        List<Node> open = users.keySet().stream()
                .filter(variable -> !found.containsKey(variable))
                .toList();
        if (open.isEmpty()) {
            return;
        }
        Map<Integer, List<Node>> there = InnerExpressions.of(sides.mirrored().changedStatements(), far);
        Map<Integer, List<Node>> here = InnerExpressions.of(sides.changedStatements(), near);
        for (Node variable : open) {
            for (Node value : lone.values(variable)) {
                List<Node> expressions = there.getOrDefault(near.of(value), List.of());
                boolean fewer = expressions.size()
                        > here.getOrDefault(near.of(value), List.of()).size();
                if (fewer && isNew(value)) {
                    expressions.forEach(expression -> add(variable, expression));
                }
            }
        }
    }

    /** Where a variable is declared with the name of another one, that one's expression stands inside of its own. */
    private void addNested() {
        Set<Node> known = Set.copyOf(found.keySet());
        Deque<Node> open = new ArrayDeque<>(found.keySet());
        while (!open.isEmpty()) {
            Node variable = open.remove();
            Set<Node> named = new LinkedHashSet<>();
            lone.values(variable).forEach(value -> collect(value, named));
            named.removeAll(known);
            for (Node other : named) {
                int had = expressions(other);
                found.get(variable).forEach(expression -> place(other, expression));
                if (expressions(other) == had) {
                    exchangedIn(variable, other);
                }
                if (expressions(other) > had) {
                    open.add(other);
                }
            }
        }
    }

    /** A variable is declared with another one, where what stands for it has an expression that the other one is made of. */
    private void exchangedIn(Node variable, Node other) {
        List<Node> expressions = List.copyOf(found.get(variable));
        for (Node value : lone.values(variable)) {
            for (Node expression : expressions) {
                CodeAlignment alignment = CodeAlignment.of(lone.written(), value, far, expression, steps);
                Replacement.exchanges(alignment.replacements())
                        .filter(exchange -> isName(exchange.before(), other) && standsFor(exchange.after(), other))
                        .forEach(exchange -> add(other, exchange.after()));
            }
        }
    }

    private boolean isName(Node name, Node variable) {
        return variable(Parts.strip(name)).filter(variable::equals).isPresent();
    }

    private boolean standsFor(Node expression, Node variable) {
        return !elsewhere.contains(far.of(expression))
                && lone.values(variable).stream().anyMatch(value -> isAlike(value, expression))
                && fits(variable, expression);
    }

    private int expressions(Node variable) {
        return found.getOrDefault(variable, Set.of()).size();
    }

    private boolean isNew(Node value) {
        return (near.weight(value) >= SMALLEST || isText(value)) && !elsewhere.contains(near.of(value));
    }

    /** A text that is written out says something of its own, as no number and no name does. */
    private static boolean isText(Node value) {
        return value.is(NodeKind.TEXT_BLOCK)
                || value.is(NodeKind.STRING) && !value.label().equals(EMPTY);
    }

    private void note(Fragment statement) {
        Set<Node> variables = new LinkedHashSet<>();
        collect(statement.node(), variables);
        used.put(statement, variables);
        if (!sides.isKept(statement)) {
            variables.forEach(variable ->
                    users.computeIfAbsent(variable, unused -> new ArrayList<>()).add(statement.node()));
        }
    }

    private void compare(Fragment statement, Set<Node> variables, Node counterpart) {
        variables.forEach(variable -> {
            replace(variable, statement.node(), counterpart);
            created(variable, statement.node(), counterpart);
        });
        sides.exchanges(statement).forEach(exchange -> exchanged(exchange, statement.node(), counterpart));
        declared(statement.node(), counterpart);
    }

    /** The variables that are used in a statement. */
    private void collect(Node node, Set<Node> variables) {
        if (node.role() != Role.NAME) {
            variable(node).ifPresent(variables::add);
        }
        near.body().parts(node).forEach(part -> collect(part, variables));
    }

    private Optional<Node> variable(Node name) {
        return near.body().declaration(name).filter(lone::contains);
    }

    /** An expression stands for a variable where a statement has it more often than the one that uses the variable. */
    private void replace(Node variable, Node statement, Node counterpart) {
        place(variable, counterpart, value -> occurrences.areMore(value, statement, counterpart));
        lone.values(variable).stream()
                .flatMap(value -> Parts.cast(value).stream())
                .filter(part -> isNew(part) && occurrences.areMore(part, statement, counterpart))
                .flatMap(part -> find(near.of(part), counterpart, far).stream())
                .forEach(expression -> add(variable, expression));
        lone.cast(variable)
                .filter(cast -> !elsewhere.contains(cast))
                .flatMap(cast -> find(cast, counterpart, far))
                .ifPresent(expression -> add(variable, Parts.enclosed(expression)));
    }

    private void place(Node variable, Node statement) {
        place(variable, statement, value -> true);
    }

    /** An expression of a statement stands for a variable whose value it is, if more is true of that value. */
    private void place(Node variable, Node statement, Predicate<Node> moreOfValue) {
        for (Node value : lone.values(variable)) {
            int wanted = near.of(value);
            if (!elsewhere.contains(wanted)) {
                find(wanted, statement, far)
                        .filter(expression -> moreOfValue.test(value))
                        .ifPresent(expression -> add(variable, expression));
            }
        }
    }

    private void created(Node variable, Node statement, Node counterpart) {
        for (Node value : lone.values(variable)) {
            creations
                    .of(value, counterpart)
                    .filter(reference -> creations.isGivenLike(reference, variable, statement))
                    .ifPresent(reference -> add(variable, reference));
        }
    }

    private void add(Node variable, Node expression) {
        found.computeIfAbsent(variable, unused -> new LinkedHashSet<>()).add(expression);
    }

    private static Optional<Node> find(int wanted, Node around, Code code) {
        return code.body().first(around, part -> code.of(part) == wanted);
    }

    private void exchanged(NodePair exchange, Node statement, Node counterpart) {
        variable(Parts.strip(exchange.before())).ifPresent(variable -> {
            Optional<Node> tested = PatternVariables.tested(variable);
            if (tested.isPresent()) {
                exchangedCast(variable, tested, exchange.after());
            } else if (occurrences.hasAll(variable, exchange.after(), statement, counterpart)) {
                add(variable, exchange.after());
            } else {
                exchangedValue(variable, exchange.after(), statement);
            }
        });
    }

    /** The variable of a pattern may stand for a cast of what the pattern tests. */
    private void exchangedCast(Node variable, Optional<Node> tested, Node expression) {
        if (PatternVariables.isCast(Optional.of(Parts.strip(expression)), far, tested, near)) {
            add(variable, Parts.enclosed(expression));
        }
    }

    /** A variable may stand for an expression that one of its own is made of, or is alike. */
    private void exchangedValue(Node variable, Node expression, Node statement) {
        if (lone.values(variable).stream().noneMatch(value -> isAlike(value, expression))) {
            return;
        }
        if (fits(variable, expression)) {
            add(variable, expression);
        } else {
            doubtful.computeIfAbsent(variable, unused -> new LinkedHashMap<>()).put(expression, statement);
        }
    }

    /** A variable that is made of another one stands for it where it is of its type, as far as one can see, or its cast. */
    private boolean fits(Node variable, Node expression) {
        if (lone.values(variable).stream().anyMatch(value -> isCast(value, expression))) {
            return true;
        }
        Optional<Node> type = statedType(variable, near.body());
        Optional<Node> other =
                far.body().declaration(Parts.strip(expression)).flatMap(named -> statedType(named, far.body()));
        return type.isEmpty() || other.isEmpty() || type.get().sameCode(other.get());
    }

    private boolean isCast(Node value, Node expression) {
        return Parts.cast(value)
                .filter(part -> lone.written().of(part) == far.of(expression))
                .isPresent();
    }

    private static Optional<Node> statedType(Node variable, Body body) {
        return body.type(variable).filter(type -> !type.label().equals(INFERRED));
    }

    private boolean isAlike(Node value, Node expression) {
        int wanted = far.of(expression);
        if (find(wanted, value, lone.written()).isPresent()) {
            return true;
        }
        if (far.weight(expression) < SMALLEST) {
            return false;
        }
        // What another variable is declared with was inlined from that one, and this one went.
        return find(wanted, value, near)
                        .filter(part -> variable(Parts.strip(part)).isEmpty())
                        .isPresent()
                || alike.isMadeLike(value, Parts.strip(expression));
    }

    /** A statement with an expression in it may have become the declaration of a variable with that expression. */
    private void declared(Node declaration, Node statement) {
        Optional<Node> core = Cores.of(statement);
        if (core.isPresent()) {
            declarations.variables(declaration).forEach(variable -> declared(variable, statement, core.get()));
        }
    }

    private void declared(Node variable, Node statement, Node core) {
        if (declarations.standsFor(variable, statement, core, users.getOrDefault(variable, List.of()))) {
            add(variable, core);
        } else if (!declarations.isValue(variable, core)) {
            place(variable, core);
        }
    }
}
