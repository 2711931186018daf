package dev.refract.bench.measure;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The numbers of a record, and of the records in it: their names, and copies in which one of them is scaled. */
public final class ScaledNumbers {
    private ScaledNumbers() {}

    /** The names of all numbers, in order: {@code members.weights.content}. */
    public static List<String> names(Record record) {
        List<String> names = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            if (component.getType() == double.class || component.getType() == int.class) {
                names.add(component.getName());
            } else if (component.getType().isRecord()) {
                names((Record) value(record, component)).forEach(name -> names.add(component.getName() + '.' + name));
            }
        }
        return names;
    }

    /** A copy in which the number of this name is multiplied by a factor, and rounded where it is a whole one. */
    public static <R extends Record> R scaled(R record, String name, double factor) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            values[i] = scaled(value(record, components[i]), components[i].getName(), name, factor);
        }
        return copy(record, components, values);
    }

    private static Object scaled(Object value, String component, String name, double factor) {
        if (component.equals(name)) {
            return value instanceof Integer whole ? (Object) (int) Math.round(whole * factor) : (double) value * factor;
        }
        return name.startsWith(component + '.')
                ? scaled((Record) value, name.substring(component.length() + 1), factor)
                : value;
    }

    @SuppressWarnings("unchecked")
    private static <R extends Record> R copy(R record, RecordComponent[] components, Object[] values) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = record.getClass().getDeclaredConstructor(types);
            return (R) constructor.newInstance(values);
        } catch (NoSuchMethodException | InstantiationException | IllegalAccessException e) {
            throw new IllegalArgumentException("not a public record: " + record.getClass(), e);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException("the record refuses the scaled number", e.getCause());
        }
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException("not a public record: " + record.getClass(), e);
        }
    }
}
