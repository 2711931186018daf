package dev.refract.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.regex.Pattern;

/** A record whose component is a collection keeps a copy of what it was given, so that it cannot change afterwards. */
final class CopiedComponents extends ArchCondition<JavaClass> {
    private static final Pattern COLLECTION = Pattern.compile("java\\.util\\.\\w*(Collection|List|Map|Set)");

    CopiedComponents() {
        super("copy each collection that they are given");
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        long collections = type.getFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .filter(CopiedComponents::isCollection)
                .count();
        long copies = type.getConstructors().stream()
                .map(JavaConstructor::getMethodCallsFromSelf)
                .flatMap(Collection::stream)
                .filter(CopiedComponents::copies)
                .count();
        if (copies < collections) {
            events.add(SimpleConditionEvent.violated(
                    type, type.getName() + " has " + collections + " collections and copies " + copies));
        }
    }

    private static boolean isCollection(JavaField field) {
        return COLLECTION.matcher(field.getRawType().getName()).matches();
    }

    private static boolean copies(JavaMethodCall call) {
        String name = call.getTarget().getName();
        return name.equals("copyOf") || name.startsWith("unmodifiable");
    }
}
