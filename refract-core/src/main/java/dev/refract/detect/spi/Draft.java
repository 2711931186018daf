package dev.refract.detect.spi;

import dev.refract.finding.Catalog;
import dev.refract.finding.Evidence;
import dev.refract.finding.Kind;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Participant;
import dev.refract.finding.SeenCode;
import dev.refract.finding.Sentences;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.MovedCode;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Puts a detection together: values for its sentence, participants in the order of the calls, what it explains. */
public final class Draft {
    private final Kind kind;
    private final Participants beforeSide;
    private final Participants afterSide;
    private final Likelihoods likelihoods;
    private final Map<String, String> values = new TreeMap<>();
    private final List<Participant> before = new ArrayList<>();
    private final List<Participant> after = new ArrayList<>();
    private final List<Participant> seenBefore = new ArrayList<>();
    private final List<Participant> seenAfter = new ArrayList<>();
    private final List<SourceRange> explains = new ArrayList<>();
    private final Map<String, String> details = new TreeMap<>();
    private String rule = "";
    private Optional<Likelihood> likelihood = Optional.empty();
    private Optional<String> subject = Optional.empty();
    private Optional<String> cause = Optional.empty();

    private Draft(Kind kind, Scene scene) {
        this.kind = kind;
        this.beforeSide = new Participants(scene.words(), Side.BEFORE);
        this.afterSide = new Participants(scene.words(), Side.AFTER);
        this.likelihoods = scene.likelihoods();
    }

    /** A detection of the kind with this id. */
    public static Draft of(String kindId, Scene scene) {
        return new Draft(Catalog.kind(kindId), scene);
    }

    /** Sets a value of the sentence. */
    public Draft value(String placeholder, String value) {
        values.put(placeholder, value);
        return this;
    }

    /** Sets the member in which it happened, with its word in front. */
    public Draft member(Entity member) {
        return value("member", afterSide.memberWords(member));
    }

    /** Adds a declaration of the version before. */
    public Draft before(Entity entity, String role) {
        before.add(beforeSide.declaration(entity, role));
        return this;
    }

    /** Adds a declaration of the version after. */
    public Draft after(Entity entity, String role) {
        after.add(afterSide.declaration(entity, role));
        return this;
    }

    /** Adds a field of the version before, named without its access. */
    public Draft beforeVariable(Entity field, String role) {
        before.add(beforeSide.variable(field, role));
        return this;
    }

    /** Adds a field of the version after, named without its access. */
    public Draft afterVariable(Entity field, String role) {
        after.add(afterSide.variable(field, role));
        return this;
    }

    /** Adds an annotation or type of a declaration of the version before, and explains its change. */
    public Draft beforePart(Entity entity, Node node, String role) {
        before.add(beforeSide.part(entity, node, role));
        return explainsBefore(entity, node);
    }

    /** Adds an annotation or type of a declaration of the version after, and explains its change. */
    public Draft afterPart(Entity entity, Node node, String role) {
        after.add(afterSide.part(entity, node, role));
        return explainsAfter(entity, node);
    }

    /** Adds a parameter or local variable of a callable of the version before. */
    public Draft beforeVariable(Entity callable, Node variable, String role) {
        before.add(beforeSide.local(callable, variable, role));
        return this;
    }

    /** Adds a parameter or local variable of a callable of the version after. */
    public Draft afterVariable(Entity callable, Node variable, String role) {
        after.add(afterSide.local(callable, variable, role));
        return this;
    }

    /** Adds code of the version before, and explains its change. */
    public Draft beforeCode(Entity entity, Node code, String role) {
        before.add(beforeSide.code(entity, code, role));
        return explainsBefore(entity, code);
    }

    /** Adds code of the version after, and explains its change. */
    public Draft afterCode(Entity entity, Node code, String role) {
        after.add(afterSide.code(entity, code, role));
        return explainsAfter(entity, code);
    }

    /** Adds an expression of the version before, with its statement, and explains its change. */
    public Draft beforeInStatement(Entity entity, Node expression, String role) {
        before.add(beforeSide.inStatement(entity, expression, role));
        return explainsBefore(entity, expression);
    }

    /** Adds an expression of the version after, with its statement, and explains its change. */
    public Draft afterInStatement(Entity entity, Node expression, String role) {
        after.add(afterSide.inStatement(entity, expression, role));
        return explainsAfter(entity, expression);
    }

    /** Adds the statements that name a variable in both versions, as code that is no part of it; explains nothing. */
    public Draft mentions(List<Mentions.Mention> mentions, String afterRole) {
        for (Mentions.Mention mention : mentions) {
            CodeLink link = mention.link();
            seenBefore.add(beforeSide.inStatement(
                    link.before(mention.before()), mention.before(), "statement referencing the original variable"));
            seenAfter.add(afterSide.inStatement(link.after(mention.after()), mention.after(), afterRole));
        }
        return this;
    }

    /** Adds statements of the version before as code that is no part of it; explains nothing. */
    public Draft seenBefore(Entity entity, List<Node> statements, String role) {
        statements.forEach(statement -> seenBefore.add(beforeSide.code(entity, statement, role)));
        return this;
    }

    /** Adds statements of the version after as code that is no part of it; explains nothing. */
    public Draft seenAfter(Entity entity, List<Node> statements, String role) {
        statements.forEach(statement -> seenAfter.add(afterSide.code(entity, statement, role)));
        return this;
    }

    /** Adds statements that moved, and the callables that they moved between. */
    public Draft moved(MovedCode code) {
        Entity source = code.callables().before();
        Entity target = code.callables().after();
        before(source, "source method declaration");
        code.statements()
                .forEach(pair -> beforeCode(source, pair.before(), "moved code from source method declaration"));
        after(target, "target method declaration");
        code.statements().forEach(pair -> afterCode(target, pair.after(), "moved code to target method declaration"));
        return rule(code.callables().rule());
    }

    /** Adds a statement or expression of the version before as a person reads it. */
    public Draft beforeStatement(Entity entity, Node code, String role) {
        before.add(beforeSide.statement(entity, code, role));
        return this;
    }

    /** Adds a statement or expression of the version after as a person reads it. */
    public Draft afterStatement(Entity entity, Node code, String role) {
        after.add(afterSide.statement(entity, code, role));
        return this;
    }

    /** Says that the change of a node of the version before is accounted for. */
    public Draft explainsBefore(Entity entity, Node node) {
        explains.add(Places.of(entity.unit(), node, Side.BEFORE));
        return this;
    }

    /** Says that the change of a node of the version after is accounted for. */
    public Draft explainsAfter(Entity entity, Node node) {
        explains.add(Places.of(entity.unit(), node, Side.AFTER));
        return this;
    }

    /** Says that the changes in these ranges are accounted for. */
    public Draft explains(List<SourceRange> ranges) {
        explains.addAll(ranges);
        return this;
    }

    /** Gives as evidence the rule that paired the entities, and how alike their bodies are. */
    public Draft evidence(EntityPair pair) {
        rule = pair.rule();
        likelihood = likelihoods.of(pair);
        if (pair.similarity() < 1) {
            details.put("similarity", String.format(java.util.Locale.ROOT, "%.2f", pair.similarity()));
        }
        return this;
    }

    /** Names the rule that saw the change. */
    public Draft rule(String name) {
        rule = name;
        return this;
    }

    /** Adds a detail of the evidence. */
    public Draft detail(String name, String value) {
        details.put(name, value);
        return this;
    }

    /** Names the key by which others can call this their cause. */
    public Draft subject(String key) {
        subject = Optional.of(key);
        return this;
    }

    /** Names the cause of which this is a consequence. */
    public Draft cause(Optional<String> key) {
        cause = key;
        return this;
    }

    /** The detection. */
    public Detection build() {
        return new Detection(
                kind,
                Sentences.fill(kind, values),
                before,
                after,
                new Evidence(rule, likelihood, details, new SeenCode(seenBefore, seenAfter)),
                explains,
                subject,
                cause);
    }
}
