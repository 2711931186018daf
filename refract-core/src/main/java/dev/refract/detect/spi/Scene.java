package dev.refract.detect.spi;

import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Matching;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Recast;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** What a detector looks at. For one thread. */
public final class Scene {
    private final Matching matching;
    private final Rendering words;
    private final Causes causes;
    private final PackagePairs packages;
    private final Likelihoods likelihoods;
    private final VariableUses uses = new VariableUses();
    private final Map<EntityKind.Group, List<EntityPair>> pairs = new EnumMap<>(EntityKind.Group.class);
    private final Map<Element, List<ElementPair>> elements = new EnumMap<>(Element.class);
    private List<LocalPair> variables;
    private List<LocalPair> handed;
    private Set<Node> staying;
    private TravelledVariables travelled;
    private Mentions mentions;

    private Scene(Matching matching, Rendering words, Likelihoods likelihoods) {
        this.matching = Objects.requireNonNull(matching, "matching");
        this.words = Objects.requireNonNull(words, "words");
        this.likelihoods = Objects.requireNonNull(likelihoods, "likelihoods");
        this.causes = Causes.of(matching.mapping());
        this.packages = PackagePairs.of(matching.mapping());
    }

    /** A scene for a matching, whose bodies are compared in the texts that the likelihoods know. */
    public static Scene of(Matching matching, Rendering words, Likelihoods likelihoods) {
        return new Scene(matching, words, likelihoods);
    }

    /** What the matcher decided. */
    public Matching matching() {
        return matching;
    }

    /** The words of the language. */
    public Rendering words() {
        return words;
    }

    /** Which pairs of types explain the exchange of one name for another. */
    public Causes causes() {
        return causes;
    }

    /** Which packages became which. */
    public PackagePairs packages() {
        return packages;
    }

    /** How alike the bodies of pairs are. */
    public Likelihoods likelihoods() {
        return likelihoods;
    }

    /** Which entity became which. */
    public Mapping mapping() {
        return matching.mapping();
    }

    /** Which parameter became which; nothing is listed for callables whose code did not change. */
    public ParameterPairs parameters(EntityPair callables) {
        return matching.parameters().getOrDefault(callables, ParameterPairs.NONE);
    }

    /** Which statement became which, in the pairs of callables whose code differs. */
    public Map<EntityPair, BodyMapping> bodies() {
        return matching.bodies().pairs();
    }

    /** The code that went from one callable to another. */
    public List<Crossing> crossings() {
        return matching.bodies().crossings();
    }

    /** The statements that are in both versions, also those that went from one callable to another. */
    public List<CodeLink> links() {
        List<CodeLink> links = new ArrayList<>();
        everyBody((around, body) -> body.links().forEach(link -> links.add(new CodeLink(around, link))));
        return links;
    }

    /** Where variables are named in the members of either version. */
    public VariableUses uses() {
        return uses;
    }

    /** Which statements name a variable in both versions. */
    public Mentions mentions() {
        if (mentions == null) {
            mentions = new Mentions(links(), uses);
        }
        return mentions;
    }

    /** Code that has another form than before. */
    public List<RecastPlace> recasts() {
        List<RecastPlace> recasts = new ArrayList<>();
        bodies().forEach((around, body) ->
                add(recasts, around, body, recast -> travelled().isNamed(recast, around)));
        crossings()
                .forEach(crossing -> add(
                        recasts,
                        crossing.callables(),
                        crossing.body(),
                        recast -> travelled().isNamed(recast, crossing.around())));
        return recasts;
    }

    private static void add(List<RecastPlace> recasts, EntityPair around, BodyMapping body, Predicate<Recast> isNamed) {
        body.recasts().stream()
                .filter(recast -> recast.form() != Recast.Form.NAMED_EXPRESSION || isNamed.test(recast))
                .forEach(recast -> recasts.add(RecastPlace.of(around, recast)));
    }

    /** Whether the place of a variable went with it to another callable, or came from there. */
    public boolean isElsewhere(Node variable, Node place) {
        return travelled().isElsewhere(variable, place);
    }

    private TravelledVariables travelled() {
        if (travelled == null) {
            travelled = new TravelledVariables(bodies(), crossings());
        }
        return travelled;
    }

    /** All bodies that were matched, with the callable on either side. */
    private void everyBody(BiConsumer<EntityPair, BodyMapping> action) {
        bodies().forEach(action);
        crossings().forEach(crossing -> action.accept(crossing.callables(), crossing.body()));
    }

    /**
     * Parameters and local variables that are in both versions of a body whose code differs, or that went with code from
     * one callable to another.
     */
    public List<LocalPair> variables() {
        if (variables == null) {
            variables = List.copyOf(findVariables());
        }
        return variables;
    }

    private List<LocalPair> findVariables() {
        List<LocalPair> found = new ArrayList<>();
        bodies().forEach((callables, body) -> body.variables().stream()
                .filter(travelled()::areOne)
                .map(pair -> LocalPair.of(callables, pair))
                .filter(pair -> !pair.becameAnother() || isLeftOver(pair))
                .forEach(found::add));
        for (Crossing crossing : crossings()) {
            crossing.body().variables().stream()
                    .map(pair -> LocalPair.of(crossing.callables(), pair))
                    .filter(pair -> !pair.becameAnother()
                            || isNewParameter(pair, crossing)
                            || HandedParameters.holdsArgument(pair, crossing))
                    .forEach(found::add);
        }
        found.removeIf(LocalPair::hasField);
        return found;
    }

    /** Parameters of callables that are handed on to those that have their code, and have another name there. */
    public List<LocalPair> handedParameters() {
        if (handed == null) {
            handed = crossings().stream()
                    .flatMap(crossing -> HandedParameters.of(crossing, parameters(crossing.around())))
                    .toList();
        }
        return handed;
    }

    /**
     * The parameters that local variables became, or that became local variables: they were not added, and are not
     * removed.
     */
    public Set<Node> turnedParameters() {
        Set<Node> parameters = new HashSet<>();
        variables().stream().filter(LocalPair::becameAnother).forEach(pair -> {
            parameters.add(pair.before());
            parameters.add(pair.after());
        });
        return parameters;
    }

    /** Whether the parameter of a pair has no counterpart among the parameters, or shares one with others. */
    private boolean isLeftOver(LocalPair pair) {
        return mapping().ofBefore(pair.beforeLocal().member()).map(this::parameters).stream()
                .anyMatch(parameters -> parameters.hasNoPartner(pair.before(), pair.after()));
    }

    /** Whether a local variable is a parameter where its code went: by another name, or it is local no more. */
    private boolean isNewParameter(LocalPair pair, Crossing crossing) {
        boolean stays = travelled().isLocal(pair.before())
                || bodies().get(crossing.around()).variables().stream()
                        .anyMatch(variables -> variables.before().equals(pair.before()));
        return pair.afterLocal().isParameter() && (!pair.sameName() || !stays);
    }

    /** Whether a variable is in both versions of a callable that lost code or got some. */
    public boolean stays(Node variable) {
        if (staying == null) {
            staying = new HashSet<>();
            for (Crossing crossing : crossings()) {
                bodies().get(crossing.around())
                        .variables()
                        .forEach(pair -> staying.addAll(List.of(pair.before(), pair.after())));
                parameters(crossing.around())
                        .matched()
                        .forEach(pair -> staying.addAll(List.of(pair.before(), pair.after())));
            }
        }
        return staying.contains(variable);
    }

    /**
     * The elements of a sort that are in both versions and of which something may have changed; of several that were merged
     * or split the first.
     */
    public List<ElementPair> elements(Element element) {
        return elements.computeIfAbsent(element, sort -> List.copyOf(sort.pairs(this)));
    }

    /** The pairs of entities of a group. */
    public List<EntityPair> pairs(EntityKind.Group group) {
        return pairs.computeIfAbsent(
                group,
                wanted -> mapping().allPairs().stream()
                        .filter(pair -> pair.before().kind().group() == wanted)
                        .toList());
    }
}
