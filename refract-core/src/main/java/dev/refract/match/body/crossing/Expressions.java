package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Condition;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Links statements with the expressions that they are made around, where those were parts of other statements. */
final class Expressions {
    private static final int SMALLEST = 2;

    private final Departure departure;
    private final Code code;
    private final BodyOptions options;
    private final Steps steps;
    private final Map<Integer, Node> index = new HashMap<>();
    /** The objects that are created in the open statements, by their types. */
    private final Map<String, List<Node>> created = new HashMap<>();
    /** The conditions among the parts, in the order of the source; read where they are asked for. */
    private List<Condition> conditions;

    Expressions(Departure departure, Code code, BodyOptions options, Steps steps) {
        this.departure = departure;
        this.code = code;
        this.options = options;
        this.steps = steps;
        departure.open().forEach(fragment -> addParts(fragment.node()));
        departure.exchanged().forEach(pair -> add(pair.before()));
    }

    private void add(Node node) {
        Node stripped = Parts.strip(node);
        if (departure.origin().weight(stripped) >= SMALLEST) {
            index.putIfAbsent(departure.origin().of(stripped), stripped);
            if (stripped.is(NodeKind.NEW)) {
                created.computeIfAbsent(origin().createdType(stripped), unused -> new ArrayList<>())
                        .add(stripped);
            }
            addParts(stripped);
        }
    }

    private Body origin() {
        return departure.origin().body();
    }

    private void addParts(Node node) {
        origin().parts(node).forEach(this::add);
    }

    /**
     * Links what it can.
     *
     * @param call the call that is read as the code
     * @param statements those that have no counterpart yet; the ones that are linked are taken out
     * @param links where the links go
     */
    void link(Node call, List<Node> statements, List<StatementLink> links) {
        links.replaceAll(link -> isSettled(link)
                ? link
                : Cores.of(link.after())
                        .filter(code::tells)
                        .flatMap(core -> equal(core, link.after()))
                        .filter(part -> options.uses(part.rule()))
                        .orElse(link));
        List<Node> replaced = replacedBy(call, links.isEmpty() && statements.size() == 1 ? statements : List.of());
        statements.removeIf(statement -> {
            Optional<StatementLink> link = Cores.of(statement)
                    .filter(code::tells)
                    .flatMap(core -> equal(core, statement)
                            .or(() -> statedAnew(core, statement))
                            .or(() -> replaced(call, core, statement, replaced)))
                    .filter(found -> options.uses(found.rule()));
            link.ifPresent(links::add);
            return link.isPresent();
        });
    }

    /** A part of a statement says more than a statement that is merely similar, unless a variable is made of it. */
    private static boolean isSettled(StatementLink link) {
        boolean variables =
                link.before().is(NodeKind.LOCAL_VARIABLE) && link.after().is(NodeKind.LOCAL_VARIABLE);
        return variables || link.replacements().isEmpty();
    }

    private Optional<StatementLink> equal(Node core, Node statement) {
        return Optional.ofNullable(index.get(code.of(core)))
                .filter(node -> code.weight(core) >= SMALLEST)
                .or(() -> condition(core))
                .map(node -> new StatementLink(node, statement, "part", List.of(new NodePair(node, core)), List.of()));
    }

    /** A condition with these operands among others: {@code a && b} in {@code x && a && b}. */
    private Optional<Node> condition(Node core) {
        if (!Condition.isJunction(core)) {
            return Optional.empty();
        }
        List<Integer> wanted = operands(core, code);
        return wanted.stream()
                .map(index::get)
                .filter(Objects::nonNull)
                .findFirst()
                .flatMap(operand -> around(operand, core.label()))
                .filter(around -> Collections.indexOfSubList(operands(around, departure.origin()), wanted) >= 0);
    }

    /**
     * A condition that says the same, or the opposite, in another order or in another way: {@code b && a} for
     * {@code a && b}. Of several parts some may be merely similar.
     */
    private Optional<StatementLink> statedAnew(Node core, Node statement) {
        if (!Condition.isCondition(core)) {
            return Optional.empty();
        }
        Condition wanted = Condition.of(core, code);
        List<Condition> had = conditions();
        steps.take(had.size());
        return had.stream()
                .flatMap(condition -> statedAnew(condition, wanted, statement).stream())
                .findFirst();
    }

    private List<Condition> conditions() {
        if (conditions == null) {
            conditions = index.values().stream()
                    .filter(Condition::isCondition)
                    .sorted(Comparator.comparingInt(Node::index))
                    .map(node -> Condition.of(node, departure.origin()))
                    .toList();
        }
        return conditions;
    }

    private Optional<StatementLink> statedAnew(Condition had, Condition wanted, Node statement) {
        List<Condition.Literal> others = new ArrayList<>(wanted.literals());
        others.removeAll(wanted.partsIn(had));
        int all = wanted.literals().size();
        if (others.isEmpty() && (all > 1 || had.literals().size() == 1)) {
            List<NodePair> equal = List.of(new NodePair(had.node(), wanted.node()));
            return Optional.of(new StatementLink(had.node(), statement, "stated-anew", equal, List.of()));
        }
        if (2 * others.size() > all || !others.stream().allMatch(part -> isSimilarIn(had, part))) {
            return Optional.empty();
        }
        List<Replacement> replacements = List.of(Replacement.of(had.node(), wanted.node()));
        return Optional.of(new StatementLink(had.node(), statement, "stated-anew", List.of(), replacements));
    }

    private boolean isSimilarIn(Condition had, Condition.Literal part) {
        return had.literals().stream()
                .map(Condition.Literal::node)
                .anyMatch(node -> alignment(node, part.node()).isAlike(options.parts()));
    }

    private CodeAlignment alignment(Node before, Node after) {
        return CodeAlignment.of(departure.origin(), before, code, after, steps);
    }

    /** The whole condition that an operand stands in. */
    private static Optional<Node> around(Node operand, String operator) {
        Optional<Node> around = Optional.empty();
        Optional<Node> current = operand.parent();
        while (current.filter(node -> node.is(NodeKind.INFIX) && node.label().equals(operator))
                .isPresent()) {
            around = current;
            current = current.get().parent();
        }
        return around;
    }

    private static List<Integer> operands(Node condition, Code code) {
        return code.body().parts(condition).stream().map(code::of).toList();
    }

    /** What a call may stand for; also an object that is created, where nothing else is done. */
    private List<Node> replacedBy(Node call, List<Node> alone) {
        List<Node> replaced = new ArrayList<>(departure.replacedBy(call));
        alone.stream()
                .flatMap(statement -> Cores.of(statement).stream())
                .map(code.body()::createdType)
                .forEach(type -> replaced.addAll(created.getOrDefault(type, List.of())));
        return replaced;
    }

    /**
     * Whether a call is given an expression and makes something else of it: of a variable where it does not give that back, of
     * more than a name where it gives something back.
     */
    private static boolean isHandedTo(Node expression, Node call, boolean result) {
        Node stripped = Parts.strip(expression);
        return stripped.is(NodeKind.NAME) != result
                && call.children(Role.ARGUMENT).stream().map(Parts::strip).anyMatch(stripped::sameCode);
    }

    /** An expression stands for one statement, or for several results. */
    private Optional<StatementLink> replaced(Node call, Node core, Node statement, List<Node> replaced) {
        boolean result = statement.is(NodeKind.RETURN);
        for (Node expression : List.copyOf(replaced)) {
            if (isHandedTo(expression, call, result)) {
                continue;
            }
            CodeAlignment alignment = alignment(expression, core);
            if (alignment.isAlike(options.parts()) || areAlike(Parts.strip(expression), core)) {
                replaced.removeIf(other -> !result && other.equals(expression));
                return Optional.of(replacedByCall(expression, statement, alignment));
            }
            Optional<CodeAlignment> operand = operandOf(core, expression);
            if (operand.isPresent()) {
                return operand.map(alike -> replacedByCall(expression, statement, alike));
            }
        }
        return Optional.empty();
    }

    private static StatementLink replacedByCall(Node expression, Node statement, CodeAlignment alignment) {
        return new StatementLink(
                expression, statement, "replaced-by-call", alignment.equal(), alignment.replacements());
    }

    /** A condition for which the call stands, among those that the callable asks for; it may be asked of its own object. */
    private Optional<CodeAlignment> operandOf(Node core, Node expression) {
        if (!Condition.isJunction(core)) {
            return Optional.empty();
        }
        List<Condition.Literal> had =
                Condition.of(expression, departure.origin()).literals();
        if (had.size() != 1
                || departure.origin().weight(had.get(0).node())
                        < options.chance().statement()) {
            return Optional.empty();
        }
        return Condition.of(core, code).literals().stream()
                .filter(literal -> literal.holds() == had.get(0).holds())
                .map(literal -> alignment(had.get(0).node(), literal.node()))
                .filter(alignment -> alignment.isAlike(options.parts())
                        && alignment.replacements().stream().allMatch(Expressions::isOfOwnObject))
                .findFirst();
    }

    /** Whether what is asked differs, and nothing else: {@code this}, or nothing at all, in place of another object. */
    private static boolean isOfOwnObject(Replacement part) {
        return part.before().filter(code -> code.role() == Role.RECEIVER).isPresent()
                && part.after().filter(code -> !code.is(NodeKind.THIS)).isEmpty();
    }

    /** Objects of types whose names have most words in common: the type may have been renamed, or got a sibling. */
    private boolean areAlike(Node left, Node right) {
        return left.is(NodeKind.NEW)
                && right.is(NodeKind.NEW)
                && Words.similarity(origin().createdType(left), code.body().createdType(right))
                        >= options.chance().types();
    }
}
