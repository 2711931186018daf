package dev.refract.match.body.field;

import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.FieldExchange;
import dev.refract.match.mapping.LocalField;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.reference.Receiver;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.ReferenceKind;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the declarations of the fields that stand where variables stood, or for which variables stand now. */
public final class FieldExchanges {
    /** Type of a variable whose type the compiler finds out. */
    private static final String INFERRED = "var";

    private final Mapping mapping;
    private final FieldNames before;
    private final FieldNames after;
    private final double alike;
    private final List<FieldExchange> found = new ArrayList<>();

    /**
     * No exchanges yet.
     *
     * @param alike share of the words in the names of two types that are much the same
     */
    public FieldExchanges(Mapping mapping, FieldNames before, FieldNames after, double alike) {
        this.mapping = mapping;
        this.before = before;
        this.after = after;
        this.alike = alike;
    }

    /** Looks at the variables of two bodies; their fields have to be those of the class itself, or inherited. */
    public void add(EntityPair callables, BodyMapping body) {
        for (LocalField variable : body.fields()) {
            Entity place = variable.becameField() ? callables.after() : callables.before();
            field(variable, place)
                    .filter(field -> isOwn(field, place, variable.becameField())
                            && isPlausible(variable, field)
                            && !isOutOfReach(variable, field, callables.after()))
                    .ifPresent(field -> found.add(new FieldExchange(callables, variable, field)));
        }
    }

    private boolean isOwn(Entity field, Entity place, boolean isAfter) {
        CodeModel model = isAfter ? mapping.after() : mapping.before();
        return field.type() == place.type()
                || model.resolution().supertypes(place.type()).contains(field.type());
    }

    /**
     * Whether the one may have become the other. A local variable is the field that is new, or gone, or that it hides; a
     * parameter stands for a field that stays, under a name of its own: with the field's name the body is as it was.
     */
    private boolean isPlausible(LocalField variable, Entity field) {
        boolean sameName = variable.local().name().equals(field.name());
        boolean parameter = variable.local().role() == Role.PARAMETER;
        boolean stays = (variable.becameField() ? mapping.ofAfter(field) : mapping.ofBefore(field))
                .filter(EntityPair::sameName)
                .isPresent();
        boolean fits = parameter ? !variable.becameField() && stays && !sameName : !stays || sameName;
        String type = Declared.type(variable.local()).map(TypeNames::erasure).orElse("");
        return fits && areAlike(type, Declared.typeName(field));
    }

    /** Whether a parameter stands for a field that its callable could not read any more, as it is of another class now. */
    private boolean isOutOfReach(LocalField variable, Entity field, Entity callable) {
        return variable.local().role() == Role.PARAMETER
                && mapping.ofBefore(field)
                        .filter(fields -> isOwn(fields.after(), callable, true))
                        .isEmpty();
    }

    private boolean areAlike(String type, String other) {
        return type.isEmpty()
                || type.equals(INFERRED)
                || Words.similarity(Declared.simpleName(type), Declared.simpleName(other)) >= alike;
    }

    private Optional<Entity> field(LocalField variable, Entity place) {
        Reference reference =
                new Reference(ReferenceKind.FIELD, variable.use().label(), Reference.UNKNOWN_ARITY, Receiver.IMPLICIT);
        return (variable.becameField() ? after : before).field(reference, place);
    }

    /** What was found so far. */
    public List<FieldExchange> found() {
        return found;
    }
}
