package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.option.ChanceThresholds;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What comes out when a call is read as the body of what it calls.
 *
 * @param code the callable, with the arguments of the call
 * @param body what of the body is in it
 * @param taken the statements of the body that are
 * @param missing statements of the callable that are not explained
 * @param telling statements that are equal and more than names
 * @param inPlace whether one of these is what the call stands for
 * @param inLambda whether some are of a lambda for which a function stands now
 * @param chance from how much on code is not the same by chance
 */
record Trial(
        Code code,
        BodyMapping body,
        Set<Fragment> taken,
        Missing missing,
        int telling,
        boolean inPlace,
        boolean inLambda,
        ChanceThresholds chance) {
    /**
     * Numbers of statements of a callable that are not explained.
     *
     * @param own those that are not known to be from another body, either
     */
    record Missing(int all, int own) {}

    /** Statements that may be similar by chance. */
    private static final int FEW = 2;
    /** Parts of {@code return name;}. */
    private static final int RETURNED_NAME = 2;

    /** Whether more of the callable comes from the body than in another trial, or more of that is equal. */
    boolean explainsMoreThan(Trial other) {
        int more = body.links().size() - other.body.links().size();
        return more > 0 || more == 0 && telling > other.telling;
    }

    /** Whether all of the callable comes from statements of the body, no fewer than in another trial: a copy of those. */
    boolean isCopyOf(Trial other) {
        return telling > 0
                && missing.all() == 0
                && body.links().size() >= other.body.links().size()
                && taken.size() == body.links().size();
    }

    /** Which of some statements of the body are in the callable as they were. */
    Set<Fragment> equal(Set<Fragment> statements) {
        Set<Node> same = body.links().stream()
                .filter(link -> link.replacements().isEmpty())
                .map(StatementLink::before)
                .collect(Collectors.toSet());
        return statements.stream()
                .filter(statement -> taken.contains(statement) && same.contains(statement.node()))
                .collect(Collectors.toSet());
    }

    /** The statements of the body that the callable has in another form. */
    Set<Fragment> similar() {
        Set<Fragment> similar = new HashSet<>(taken);
        similar.removeAll(equal(taken));
        return similar;
    }

    /** The only statement of the callable, if it is no code of the body but a call of another callable that is looked at. */
    Optional<Node> soleCall() {
        return body.links().isEmpty() && missing.all() == 0 && body.added().size() == 1
                ? Optional.of(body.added().get(0))
                : Optional.empty();
    }

    /**
     * Whether the callable is the body as it was, however little, and the call is all that is left there; if the body is more
     * than names, the callable may have more. A constructor that calls this one in place of another makes its object anew.
     */
    boolean isAllOf(Departure departure) {
        return (missing.all() == 0 || telling > 0)
                && departure.remainder().body().fragments().size() == 1
                && (isWhole(departure) || isWholeButForConstructor(departure));
    }

    private boolean isWhole(Departure departure) {
        return taken.size() == departure.origin().body().fragments().size()
                && body.links().stream().allMatch(Trial::isEqual);
    }

    private boolean isWholeButForConstructor(Departure departure) {
        return !taken.stream().map(Fragment::node).allMatch(Trial::isOfConstructor)
                && departure.origin().body().fragments().stream()
                        .allMatch(statement -> taken.contains(statement) || isOfConstructor(statement.node()))
                && body.links().stream().allMatch(link -> isEqual(link) || isOfConstructor(link.before()));
    }

    /** Whether a statement sets up the object by another constructor, its class's or its superclass's. */
    private static boolean isOfConstructor(Node statement) {
        return statement.is(NodeKind.CONSTRUCTOR_CALL) || statement.is(NodeKind.SUPER_CONSTRUCTOR_CALL);
    }

    private static boolean isEqual(StatementLink link) {
        return link.replacements().isEmpty()
                && link.before().kind() == link.after().kind();
    }

    /** Whether something of the callable comes from the body, and all that does is as it was. */
    boolean isSomeAsItWas() {
        return body.links().stream().allMatch(Trial::isEqual)
                && body.links().stream().anyMatch(link -> code.tells(link.after()) && !isOfReturnedName(link));
    }

    /**
     * Whether more of the callable than not comes from the body as it was, without what other bodies lost to it: what they had
     * in common may be in it with what one of them had more.
     */
    boolean isShared(boolean elsewhere, boolean alone) {
        return alone && missing.own() < missing.all() && outweighs(missing.own(), !elsewhere) && isSomeAsItWas();
    }

    /** Whether the callable does what a lambda did. */
    boolean isOfLambda() {
        return inLambda && body.links().size() > missing.all();
    }

    /**
     * Whether a good part of the callable comes from the body, some of it equal and more than names, though it may have
     * got more of its own.
     */
    private boolean isSubstantial() {
        int same = body.links().stream()
                .mapToInt(link -> code.weight(link.after()))
                .sum();
        int own = body.added().stream().mapToInt(code::weight).sum();
        return telling > 0 && body.links().size() > 1 && same >= chance.substantial() * (same + own);
    }

    /** Whether most of the callable may come from the body, and some of that is more than names. */
    boolean isMoreThanNames() {
        return body.links().size() > missing.all()
                && body.links().stream().anyMatch(link -> code.weight(link.after()) >= chance.statement());
    }

    /** What of the callable is from the body where that calls it, though most of it may be its own. */
    Optional<BodyMapping> part(boolean alone) {
        if (isSubstantial()) {
            return Optional.of(body.withoutNames());
        }
        return alone && isAsItWas() ? Optional.of(body.withoutVariables()) : Optional.empty();
    }

    /** Whether all that comes from the body is as it was, and a statement of it is not so by chance. */
    private boolean isAsItWas() {
        return body.links().stream().allMatch(Trial::isEqual)
                && body.links().stream().anyMatch(link -> code.weight(link.after()) > chance.kept());
    }

    /**
     * Whether more of the callable comes from the body than not (RefactoringMiner 2.0, Table 4), or as much, and some
     * of it is equal and more than names, or the call stands just where such code stood; from another class some has
     * to be, or all is similar.
     */
    boolean accepted(boolean elsewhere, boolean alone) {
        return inPlace && alone || !isMerelySimilar() && isMost(elsewhere);
    }

    private boolean isMost(boolean elsewhere) {
        boolean all = body.links().size() > 1 && missing.all() == 0;
        return outweighs(missing.all(), !elsewhere || all);
    }

    /**
     * Whether more comes from the body than does not, or as much, where some of it is equal and more than names.
     *
     * @param names whether more is enough, though it may be names
     */
    private boolean outweighs(int others, boolean names) {
        int links = body.links().size();
        return telling > 0 ? links >= others : names && links > others;
    }

    /**
     * Whether no more than two statements come from the body, none of them as it was, and the callable has others. Any code
     * may return a variable.
     */
    private boolean isMerelySimilar() {
        return missing.all() > 0
                && body.links().size() <= FEW
                && body.links().stream().allMatch(link -> !link.replacements().isEmpty() || isOfReturnedName(link));
    }

    private boolean isOfReturnedName(StatementLink link) {
        return link.before().is(NodeKind.RETURN)
                && link.after().is(NodeKind.RETURN)
                && code.weight(link.after()) <= RETURNED_NAME;
    }
}
