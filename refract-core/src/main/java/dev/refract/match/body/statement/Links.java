package dev.refract.match.body.statement;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The statements of two bodies that are linked so far, one to one. */
public final class Links {
    private final Body before;
    private final Body after;
    private final Set<Fragment> closed;
    private final BodyOptions options;
    private final List<Fragment> usable;
    private final Link[] ofBefore;
    private final Link[] ofAfter;

    /**
     * No links yet.
     *
     * @param closed statements of both bodies that may not be linked
     * @param options which rules may link them
     */
    public Links(Body before, Body after, Set<Fragment> closed, BodyOptions options) {
        this.before = before;
        this.after = after;
        this.closed = closed;
        this.options = options;
        this.usable = before.fragments().stream()
                .filter(fragment -> !closed.contains(fragment))
                .toList();
        this.ofBefore = new Link[before.fragments().size()];
        this.ofAfter = new Link[after.fragments().size()];
    }

    /** Two statements that are one. */
    public record Link(Fragment before, Fragment after, StatementVerdict verdict) {
        /** The link as those read it that know nothing of rounds. */
        public StatementLink asResult() {
            List<NodePair> equal = verdict.replacements().isEmpty()
                    ? List.of(new NodePair(before.node(), after.node()))
                    : verdict.equal();
            return new StatementLink(before.node(), after.node(), verdict.rule(), equal, verdict.replacements());
        }
    }

    /** The body before. */
    public Body before() {
        return before;
    }

    /** The body after. */
    public Body after() {
        return after;
    }

    /** Links two statements, where neither is linked and the rule may be used; else false. */
    public boolean add(Fragment left, Fragment right, StatementVerdict verdict) {
        if (!isFree(left, right) || !options.uses(verdict.rule())) {
            return false;
        }
        Link link = new Link(left, right, verdict);
        ofBefore[left.number()] = link;
        ofAfter[right.number()] = link;
        return true;
    }

    /** The statements before that may be linked, or are, in the order of the source. */
    public List<Fragment> usable() {
        return usable;
    }

    /** The local variables that are declared in statements that may not be linked. */
    public Stream<Node> closedVariables() {
        return closed.stream().flatMap(fragment -> fragment.node().children(Role.FRAGMENT).stream());
    }

    /** Whether the two can be linked. */
    public boolean isFree(Fragment left, Fragment right) {
        return isFreeBefore(left) && isFreeAfter(right);
    }

    /** Whether a statement before can be linked. */
    boolean isFreeBefore(Fragment left) {
        return ofBefore[left.number()] == null && !closed.contains(left);
    }

    /** Whether a statement after can be linked. */
    boolean isFreeAfter(Fragment right) {
        return ofAfter[right.number()] == null && !closed.contains(right);
    }

    /** The statement after that a statement became. */
    Optional<Fragment> partner(Fragment left) {
        return Optional.ofNullable(ofBefore[left.number()]).map(Link::after);
    }

    /** Whether the statements around the two are linked with each other, or there are none. */
    boolean sameParent(Fragment left, Fragment right) {
        Optional<Fragment> parent = left.parent();
        return parent.isEmpty()
                ? right.parent().isEmpty()
                : right.parent().isPresent() && partner(parent.get()).equals(right.parent());
    }

    /** The statements before that are not linked. */
    public List<Fragment> freeBefore(boolean composite) {
        return usable.stream()
                .filter(fragment -> fragment.isComposite() == composite && ofBefore[fragment.number()] == null)
                .toList();
    }

    /** The statements after that are not linked. */
    public List<Fragment> freeAfter(boolean composite) {
        return after.fragments().stream()
                .filter(fragment -> fragment.isComposite() == composite && isFreeAfter(fragment))
                .toList();
    }

    /** All links, in the order of the version before. */
    public Stream<Link> all() {
        return Stream.of(ofBefore).filter(link -> link != null);
    }
}
