package dev.refract.match.body.code;

import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What has to be replaced in one piece of code to make it the other (RefactoringMiner 2.0, Algorithm 2, on trees): parts
 * are aligned by equal code first, and what stands between two aligned parts in the same role is replaced.
 */
public final class CodeAlignment {
    private static final int WRAPPED_DEPTH = 3;
    /** Parts among which one looks for the variable that is most alike. */
    private static final int NEAR = 8;
    /** Links of a chain among which one looks for a call. */
    private static final int LINKS = 8;

    private final Code before;
    private final Code after;
    private final Steps steps;
    /** Whether a call may stand for a link of the other's chain. */
    private final boolean linked;

    private final List<NodePair> equal = new ArrayList<>();
    private final List<Replacement> replacements = new ArrayList<>();
    private int total;
    private int matched;
    private int anchors;
    /** Whether a call of one has the name of a link of the other's chain. */
    private boolean links;

    private CodeAlignment(Code before, Code after, boolean linked, Steps steps) {
        this.before = before;
        this.after = after;
        this.linked = linked;
        this.steps = steps;
    }

    /** Aligns two pieces of code. */
    public static CodeAlignment of(Code before, Node beforeNode, Code after, Node afterNode, Steps steps) {
        return new CodeAlignment(before, after, false, steps).of(beforeNode, afterNode);
    }

    private CodeAlignment of(Node beforeNode, Node afterNode) {
        total = before.weight(beforeNode) + after.weight(afterNode);
        align(beforeNode, afterNode);
        return this;
    }

    /**
     * Aligns the same two pieces link by link, if some call of one may stand for a link of the other's chain, which goes on from
     * there: {@code list.stream()} and {@code list.stream().sorted()}.
     */
    public Optional<CodeAlignment> linkByLink(Node beforeNode, Node afterNode) {
        return links
                ? Optional.of(new CodeAlignment(before, after, true, steps).of(beforeNode, afterNode))
                : Optional.empty();
    }

    /** The largest parts that are equal, in the order of the source. */
    public List<NodePair> equal() {
        return Collections.unmodifiableList(equal);
    }

    /** What is replaced, in the order of the source. */
    public List<Replacement> replacements() {
        return Collections.unmodifiableList(replacements);
    }

    /** The part of both that is equal, from 0 to 1. */
    public double similarity() {
        return 2.0 * matched / total;
    }

    /** Number of equal parts that tell something: names and texts, not keywords and numbers. */
    public int anchors() {
        return anchors;
    }

    /** Whether something that tells is equal, and so much in all. */
    public boolean isAlike(double least) {
        return anchors > 0 && similarity() >= least;
    }

    private void align(Node beforeNode, Node afterNode) {
        Node left = Parts.strip(beforeNode);
        Node right = Parts.strip(afterNode);
        steps.take(1);
        if (before.of(left) == after.of(right)) {
            addEqual(left, right);
        } else if (dropsArguments(left, right)) {
            addEqual(name(left), name(right));
            replacements.add(Replacement.of(left, right));
        } else if (left.kind() == right.kind()) {
            sameKind(left, right);
        } else {
            exchange(left, right);
        }
    }

    private void addEqual(Node left, Node right) {
        equal.add(new NodePair(left, right));
        count(left);
    }

    private void count(Node left) {
        matched += before.weight(left);
        anchors += before.tells(left) ? 1 : 0;
    }

    private void sameKind(Node left, Node right) {
        List<Node> leftParts = before.body().parts(left);
        List<Node> rightParts = after.body().parts(right);
        boolean sameLabel = left.label().equals(right.label());
        if (leftParts.isEmpty() || rightParts.isEmpty() || !sameLabel && isWhole(left, right)) {
            exchange(left, right);
        } else if (Parts.areOtherCalls(left, right)) {
            otherCalls(left, right);
        } else {
            if (sameLabel) {
                matched++;
            } else {
                replacements.add(Replacement.of(left, right));
            }
            alignAll(leftParts, rightParts);
        }
    }

    private void otherCalls(Node left, Node right) {
        replacements.add(Replacement.of(left, right));
        if (!alignLink(left, right)) {
            matched++;
            alignAll(
                    withoutName(before.body().parts(left)),
                    withoutName(after.body().parts(right)));
        }
    }

    private static List<Node> withoutName(List<Node> parts) {
        return parts.stream().filter(part -> part.role() != Role.NAME).toList();
    }

    /** Aligns a call with a link of the other's chain, if that is wanted and there is one. */
    private boolean alignLink(Node left, Node right) {
        Optional<Node> inner = linkOf(right, left);
        Optional<Node> outer = inner.isPresent() ? Optional.empty() : linkOf(left, right);
        boolean found = inner.isPresent() || outer.isPresent();
        links |= found;
        if (found && linked) {
            align(outer.orElse(left), inner.orElse(right));
        }
        return found && linked;
    }

    /** The call of the same name and number of arguments that a chain goes on from. */
    private static Optional<Node> linkOf(Node chain, Node call) {
        Optional<Node> link = chain.child(Role.RECEIVER);
        for (int i = 0; i < LINKS && link.isPresent(); i++) {
            if (isOfSameName(link.get(), call)) {
                return link;
            }
            link = link.get().child(Role.RECEIVER);
        }
        return Optional.empty();
    }

    private static boolean isOfSameName(Node link, Node call) {
        return link.is(NodeKind.CALL)
                && link.name().equals(call.name())
                && link.children(Role.ARGUMENT).size()
                        == call.children(Role.ARGUMENT).size();
    }

    /** Whether nothing in it stands for a part of the other: a reference, or what is an operand of the other. */
    private boolean isWhole(Node left, Node right) {
        return left.is(NodeKind.METHOD_REFERENCE)
                || left.is(NodeKind.INFIX)
                        && (holds(after, right, before.of(left), 1) || holds(before, left, after.of(right), 1));
    }

    /** Whether one of two types leaves to the compiler what the other has in its brackets. */
    private boolean dropsArguments(Node left, Node right) {
        return left.is(NodeKind.PARAMETERIZED_TYPE)
                && right.is(NodeKind.PARAMETERIZED_TYPE)
                && left.child(Role.TYPE_ARGUMENT).isPresent()
                        != right.child(Role.TYPE_ARGUMENT).isPresent()
                && before.of(name(left)) == after.of(name(right));
    }

    private static Node name(Node type) {
        return type.child(Role.TYPE).orElse(type);
    }

    private void exchange(Node left, Node right) {
        if (left.kind() == right.kind() && left.label().equals(right.label())) {
            matched++;
        } else if (holds(after, right, before.of(left), WRAPPED_DEPTH)) {
            count(left);
        } else if (holds(before, left, after.of(right), WRAPPED_DEPTH)) {
            matched += after.weight(right);
            anchors += after.tells(right) ? 1 : 0;
        }
        replacements.add(Replacement.of(left, right));
    }

    private static boolean holds(Code code, Node around, int wanted, int depth) {
        for (Node part : code.body().parts(Parts.strip(around))) {
            if (code.of(part) == wanted || depth > 1 && holds(code, part, wanted, depth - 1)) {
                return true;
            }
        }
        return false;
    }

    private void alignAll(List<Node> left, List<Node> right) {
        int[] leftKeys = left.stream()
                .mapToInt(part -> before.of(part) + part.role().ordinal())
                .toArray();
        int[] rightKeys = right.stream()
                .mapToInt(part -> after.of(part) + part.role().ordinal())
                .toArray();
        int nextLeft = 0;
        int nextRight = 0;
        for (int[] anchor : Sequences.common(leftKeys, rightKeys, steps)) {
            gap(left.subList(nextLeft, anchor[0]), right.subList(nextRight, anchor[1]));
            addEqual(Parts.strip(left.get(anchor[0])), Parts.strip(right.get(anchor[1])));
            nextLeft = anchor[0] + 1;
            nextRight = anchor[1] + 1;
        }
        gap(left.subList(nextLeft, left.size()), right.subList(nextRight, right.size()));
    }

    /**
     * Between two equal parts, parts of the same role stand for each other in order; where there are more on one side, variables
     * that are most alike first, by their types, then by the words of their names, and then those of the same kind.
     */
    private void gap(List<Node> left, List<Node> right) {
        int nextRight = 0;
        for (int i = 0; i < left.size(); i++) {
            int partner = partner(left.subList(i, left.size()), right, nextRight);
            if (partner < 0) {
                replacements.add(new Replacement(Optional.of(left.get(i)), Optional.empty()));
                continue;
            }
            while (nextRight < partner) {
                added(right.get(nextRight++));
            }
            align(left.get(i), right.get(nextRight++));
        }
        while (nextRight < right.size()) {
            added(right.get(nextRight++));
        }
    }

    private void added(Node node) {
        replacements.add(new Replacement(Optional.empty(), Optional.of(node)));
    }

    private int partner(List<Node> waiting, List<Node> candidates, int start) {
        int more = candidates.size() - start - waiting.size();
        List<Node> open = candidates.subList(start, candidates.size());
        if (more < 0 && !open.isEmpty() && isOfLater(waiting, 1 - more, open.get(0))) {
            return -1;
        }
        int choice = more > 0 ? Math.min(NEAR, more + 1) : 0;
        int nearest = -1;
        double most = 0;
        for (int i = 0; i < choice; i++) {
            double alike = likeness(waiting.get(0), open.get(i));
            if (alike > most) {
                most = alike;
                nearest = start + i;
            }
        }
        return nearest >= 0 ? nearest : ofKind(waiting.get(0), candidates, start, more > 0);
    }

    /** Whether a part is a variable that is more like a later one of some than the first. */
    private boolean isOfLater(List<Node> waiting, int most, Node part) {
        double alike = likeness(waiting.get(0), part);
        return waiting.subList(0, Math.min(NEAR, most)).stream().anyMatch(other -> likeness(other, part) > alike);
    }

    /** How much speaks for two parts that are names of variables to be one: first one type, then words in common. */
    private double likeness(Node left, Node right) {
        Node name = Parts.strip(left);
        Node other = Parts.strip(right);
        if (left.role() != right.role() || !name.is(NodeKind.NAME) || !other.is(NodeKind.NAME)) {
            return 0;
        }
        Optional<Node> type = type(name, before.body());
        boolean oneType = type.isPresent()
                && type(other, after.body()).filter(type.get()::sameCode).isPresent();
        return (oneType ? 1 : 0) + Words.similarity(name.label(), other.label()) / 2;
    }

    private static Optional<Node> type(Node name, Body body) {
        return body.declaration(name).flatMap(body::type);
    }

    private static int ofKind(Node node, List<Node> candidates, int start, boolean crowded) {
        int sameRole = -1;
        NodeKind kind = Parts.strip(node).kind();
        for (int i = start; i < candidates.size(); i++) {
            Node candidate = candidates.get(i);
            if (candidate.role() == node.role()) {
                if (!crowded || Parts.strip(candidate).kind() == kind) {
                    return i;
                }
                sameRole = sameRole < 0 ? i : sameRole;
            }
        }
        return sameRole;
    }
}
