package dev.refract.java;

import dev.refract.model.file.Import;
import java.util.List;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Modifier.ModifierKeyword;

/** Imports of members, of types, and of all types of a package or a module. */
final class Imports {
    private Imports() {}

    /** An import of this name that has a node with this number. */
    static Import of(ImportDeclaration declaration, String name, int node) {
        boolean all = declaration.isOnDemand() || has(declaration, ModifierKeyword.MODULE_KEYWORD);
        boolean member = has(declaration, ModifierKeyword.STATIC_KEYWORD);
        return new Import(name, member, all, node);
    }

    /** Whether an import is of one type, so that nothing but its name is written. */
    static boolean isName(ImportDeclaration declaration) {
        return !declaration.isOnDemand() && declaration.modifiers().isEmpty();
    }

    /** What is written between {@code import} and the semicolon. */
    static String label(ImportDeclaration declaration, String name) {
        List<?> modifiers = declaration.modifiers();
        String label = modifiers.isEmpty() ? name : modifiers.get(0) + " " + name;
        return declaration.isOnDemand() ? label + ".*" : label;
    }

    private static boolean has(ImportDeclaration declaration, ModifierKeyword keyword) {
        List<?> modifiers = declaration.modifiers();
        return !modifiers.isEmpty()
                && modifiers.get(0) instanceof Modifier modifier
                && modifier.getKeyword() == keyword;
    }
}
