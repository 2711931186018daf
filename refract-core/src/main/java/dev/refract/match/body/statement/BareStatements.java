package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Steps;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Links statements that hold others which say nothing by themselves: {@code if (isDone(a)) return false;}. Nothing in them is
 * linked before they are, so their heads have to tell.
 */
public final class BareStatements {
    /** Statements that stand in the place of one. */
    private static final int NEIGHBOURS = 6;

    private final Links links;
    private final Code before;
    private final Code after;
    private final int telling;
    private final Steps steps;

    /**
     * The statements of two bodies.
     *
     * @param telling parts of a head that is known wherever it stands
     */
    public BareStatements(Links links, Code before, Code after, int telling, Steps steps) {
        this.links = links;
        this.before = before;
        this.after = after;
        this.telling = telling;
        this.steps = steps;
    }

    private record Candidate(Fragment before, Fragment after, CodeAlignment heads) {}

    /** Links statements with equal heads, wherever they stand. */
    public void matchEqual(String rule) {
        Map<Integer, List<Fragment>> right = byHead(links.freeAfter(true), after);
        byHead(links.freeBefore(true), before).forEach((head, statements) -> {
            List<Fragment> others = right.getOrDefault(head, List.of());
            for (int i = 0; statements.size() == others.size() && i < others.size(); i++) {
                links.add(statements.get(i), others.get(i), StatementVerdict.equal(rule));
            }
        });
    }

    private Map<Integer, List<Fragment>> byHead(List<Fragment> statements, Code code) {
        return statements.stream()
                .filter(statement -> isBare(statement, code) && isKnown(statement, code, telling))
                .filter(statement -> statement.children().stream().noneMatch(Fragment::isComposite))
                .collect(Collectors.groupingBy(
                        statement -> code.of(statement.node()), LinkedHashMap::new, Collectors.toList()));
    }

    /**
     * Links statements with similar heads that do the same in the same place, the most alike first: {@code if (!keys.has(key))
     * return null;} for {@code if (!keys.has(keyOf(name))) return null;}; then such that stand in them, as the condition in
     * {@code for (Box box : boxes) if (box.isFull()) return true;}.
     */
    public void matchSimilar(String rule, double similar) {
        boolean linked;
        do {
            linked = linkSimilar(rule, similar);
        } while (linked);
    }

    /** Links statements that stand in ones that are linked; whether it found any, in which others may stand. */
    private boolean linkSimilar(String rule, double similar) {
        Map<Optional<Fragment>, List<Fragment>> right = new HashMap<>();
        links.freeAfter(true).stream()
                .filter(other -> isBare(other, after))
                .forEach(other -> right.computeIfAbsent(other.parent(), unused -> new ArrayList<>())
                        .add(other));
        List<Candidate> candidates = new ArrayList<>();
        for (Fragment statement : links.freeBefore(true)) {
            Optional<Fragment> place = statement.parent().flatMap(links::partner);
            boolean placed = statement.parent().isEmpty() || place.isPresent();
            if (placed && isBare(statement, before)) {
                add(statement, right.getOrDefault(place, List.of()), similar, candidates);
            }
        }
        candidates.sort(Comparator.comparingDouble((Candidate pair) -> -pair.heads.similarity())
                .thenComparing(pair -> Math.abs(pair.before.position() - pair.after.position())));
        boolean linked = false;
        for (Candidate pair : candidates) {
            linked |= links.add(pair.before, pair.after, StatementVerdict.similar(rule, pair.heads));
        }
        return linked;
    }

    private void add(Fragment statement, List<Fragment> others, double similar, List<Candidate> candidates) {
        for (Fragment other : new Neighbourhood(others).nearest(statement.position(), NEIGHBOURS)) {
            if (statement.node().kind() == other.node().kind()
                    && contents(statement, before).equals(contents(other, after))) {
                CodeAlignment heads = CodeAlignment.of(before, statement.node(), after, other.node(), steps);
                if (heads.isAlike(similar)) {
                    candidates.add(new Candidate(statement, other, heads));
                }
            }
        }
    }

    /** What stands in a statement; of others that hold some what stands in them. */
    private static List<Integer> contents(Fragment statement, Code code) {
        return statement.children().stream()
                .map(child -> child.isComposite()
                        ? Objects.hash(child.node().kind().ordinal(), contents(child, code))
                        : code.of(child.node()))
                .toList();
    }

    private static boolean isBare(Fragment statement, Code code) {
        return code.tells(statement.node()) && !statement.children().isEmpty() && isSilent(statement, code);
    }

    private static boolean isKnown(Fragment statement, Code code, int telling) {
        return code.weight(statement.node()) >= telling;
    }

    /**
     * The statements of which only the heads say something, also those of the statements in them.
     *
     * @param telling parts of a head that is known wherever it stands
     */
    public static List<Fragment> heads(List<Fragment> statements, Code code, int telling) {
        return statements.stream()
                .filter(statement -> code.tells(statement.node()) && isKnown(statement, code, telling))
                .filter(statement -> isSilent(statement, code))
                .toList();
    }

    private static boolean isSilent(Fragment statement, Code code) {
        return statement.children().stream()
                .allMatch(child -> child.isComposite() ? isSilent(child, code) : !code.tells(child.node()));
    }
}
