package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.statement.Links;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Replacement;
import dev.refract.model.tree.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Two bodies with the statements that are linked so far, seen from one side: the near one and the far one. */
public final class Sides {
    private final Code near;
    private final Code far;
    private final List<Fragment> nearStatements;
    private final List<Fragment> farStatements;
    private final Map<Fragment, Links.Link> ofNear;
    private final Map<Fragment, Links.Link> ofFar;
    private final boolean forward;
    private final boolean oneCallable;
    private List<Conditional> conditionals;
    private Sides mirror;

    private Sides(Code near, Code far, Statements statements, boolean forward, boolean oneCallable) {
        this.near = near;
        this.far = far;
        this.nearStatements = statements.near;
        this.farStatements = statements.far;
        this.ofNear = statements.ofNear;
        this.ofFar = statements.ofFar;
        this.forward = forward;
        this.oneCallable = oneCallable;
    }

    private record Statements(
            List<Fragment> near,
            List<Fragment> far,
            Map<Fragment, Links.Link> ofNear,
            Map<Fragment, Links.Link> ofFar) {}

    /** The two bodies, of whatever callables, the version before as the near side. */
    public static Sides of(Links links, Code before, Code after) {
        return of(links, before, after, false);
    }

    /** The same of bodies, which may be those of one callable in its two versions. */
    public static Sides of(Links links, Code before, Code after, boolean oneCallable) {
        Map<Fragment, Links.Link> ofBefore = new HashMap<>();
        Map<Fragment, Links.Link> ofAfter = new HashMap<>();
        links.all().forEach(link -> {
            ofBefore.put(link.before(), link);
            ofAfter.put(link.after(), link);
        });
        Statements statements = new Statements(links.usable(), links.after().fragments(), ofBefore, ofAfter);
        return new Sides(before, after, statements, true, oneCallable);
    }

    /** The same, from the other side. */
    public Sides mirrored() {
        if (mirror == null) {
            mirror = new Sides(
                    far, near, new Statements(farStatements, nearStatements, ofFar, ofNear), !forward, oneCallable);
            mirror.mirror = this;
        }
        return mirror;
    }

    /** Whether this side is the version before. */
    boolean isForward() {
        return forward;
    }

    /** Whether the two are the bodies of one callable, so that what one returns the other does. */
    boolean areOneCallable() {
        return oneCallable;
    }

    /** The code of this side. */
    Code near() {
        return near;
    }

    /** The code of the other side. */
    Code far() {
        return far;
    }

    /** The statements of this side that can be spoken of. */
    List<Fragment> nearStatements() {
        return nearStatements;
    }

    /** The statements of the other side. */
    List<Fragment> farStatements() {
        return farStatements;
    }

    /** What a statement of this side is on the other. */
    Optional<Fragment> partner(Fragment statement) {
        return Optional.ofNullable(ofNear.get(statement)).map(link -> forward ? link.after() : link.before());
    }

    /** What was replaced in a statement of this side: what stands there, and what stands on the other side instead. */
    List<NodePair> exchanges(Fragment statement) {
        return Replacement.exchanges(ofNear.get(statement).verdict().replacements())
                .map(exchange -> forward ? exchange : exchange.reversed())
                .toList();
    }

    /** Whether a statement of this side is on the other as it is. */
    boolean isKept(Fragment statement) {
        return isKept(ofNear.get(statement));
    }

    /** Whether a statement of the other side is none of this one. */
    boolean isFarFree(Fragment statement) {
        return !ofFar.containsKey(statement);
    }

    private static boolean isKept(Links.Link link) {
        return link != null
                && link.verdict().replacements().isEmpty()
                && link.verdict().similarity() >= 1;
    }

    /** The conditionals of this side that are not on the other as they are. */
    List<Conditional> nearConditionals() {
        if (conditionals == null) {
            conditionals = changedStatements().stream()
                    .flatMap(statement -> Conditional.in(statement, near).stream())
                    .toList();
        }
        return conditionals;
    }

    /** The conditionals of the other side that are not on this one as they are. */
    List<Conditional> farConditionals() {
        return mirrored().nearConditionals();
    }

    /** The statements that this side has and the other has not as they are. */
    List<Fragment> changedStatements() {
        return nearStatements.stream().filter(statement -> !isKept(statement)).toList();
    }

    /** A form that was found, of which nothing is left to explain. */
    Recast recastWhole(Recast.Form form, Node here, Node there) {
        return forward
                ? new Recast(form, List.of(here), List.of(there), true)
                : new Recast(form, List.of(there), List.of(here), true);
    }

    /** A form that was found: what stands on this side, and what on the other. */
    Recast recast(Recast.Form form, List<Node> here, List<Node> there) {
        boolean whole = here.stream().allMatch(node -> isWhole(node, nearStatements, ofNear))
                && there.stream().allMatch(node -> isWhole(node, farStatements, ofFar));
        return forward ? new Recast(form, here, there, whole) : new Recast(form, there, here, whole);
    }

    /** Whether all statements in a node are on the other side as they are. */
    private static boolean isWhole(Node node, List<Fragment> statements, Map<Fragment, Links.Link> links) {
        return statements.stream()
                .filter(statement -> node.contains(statement.node()) && !node.equals(statement.node()))
                .allMatch(statement -> isKept(links.get(statement)));
    }
}
