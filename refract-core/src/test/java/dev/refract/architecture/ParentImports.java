package dev.refract.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Parts do not know what puts them together: contracts stand in a leaf package, assembly in the root. */
final class ParentImports extends ArchCondition<JavaClass> {
    ParentImports() {
        super("not know a package above their own");
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
            String target = dependency.getTargetClass().getPackageName();
            if (!target.isEmpty() && type.getPackageName().startsWith(target + '.')) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }
}
