package dev.refract.java;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** The names by which the field calls local and anonymous types: {@code method.variable.new Runnable}. */
final class EnclosingNames {
    private EnclosingNames() {}

    /** The name of an anonymous type: {@code new Runnable}; the body of an enum constant has none. */
    static String anonymous(AnonymousClassDeclaration declaration) {
        return declaration.getParent() instanceof ClassInstanceCreation creation
                ? FormerNames.asWritten("new " + creation.getType())
                : "";
    }

    /** The names between the member in which an anonymous type stands and the type, the member's own included. */
    static String ofAnonymous(AnonymousClassDeclaration type) {
        Deque<String> names = new ArrayDeque<>();
        ASTNode node = type.getParent().getParent();
        while (node != null && !(node instanceof BodyDeclaration)) {
            addName(node, names);
            node = node.getParent();
        }
        addMethod(node, names);
        return type.getParent() instanceof EnumConstantDeclaration ? "" : String.join(".", names);
    }

    /** The names of the methods in which a local type stands, out to the innermost type that has a name. */
    static String ofLocal(ASTNode type) {
        Deque<String> names = new ArrayDeque<>();
        for (ASTNode node = type.getParent();
                node != null && !(node instanceof AbstractTypeDeclaration);
                node = node.getParent()) {
            addMethod(node, names);
        }
        return String.join(".", names);
    }

    private static void addMethod(ASTNode node, Deque<String> names) {
        if (node instanceof MethodDeclaration method) {
            names.push(FormerNames.of(method.getName()));
        }
    }

    private static void addName(ASTNode node, Deque<String> names) {
        if (node instanceof MethodInvocation call) {
            names.push(FormerNames.of(call.getName()));
        } else if (node instanceof SuperMethodInvocation call) {
            names.push(FormerNames.of(call.getName()));
        } else if (node instanceof ClassInstanceCreation creation) {
            names.push(FormerNames.asWritten("new " + creation.getType()));
        } else if (node instanceof VariableDeclarationFragment variable && !isOfFor(variable)) {
            names.push(FormerNames.of(variable.getName()));
        }
    }

    private static boolean isOfFor(VariableDeclarationFragment variable) {
        return variable.getParent().getLocationInParent() == ForStatement.INITIALIZERS_PROPERTY;
    }
}
