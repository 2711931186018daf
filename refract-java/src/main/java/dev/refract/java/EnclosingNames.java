package dev.refract.java;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** The names by which the field calls local and anonymous types: {@code method.variable.new Runnable}. */
final class EnclosingNames {
    private EnclosingNames() {}

    /** The name of an anonymous type: {@code new Runnable}; for the body of an enum constant the constant's name. */
    static String anonymous(AnonymousClassDeclaration declaration) {
        ASTNode parent = declaration.getParent();
        if (parent instanceof EnumConstantDeclaration constant) {
            return constant.getName().getIdentifier();
        }
        return parent instanceof ClassInstanceCreation creation ? "new " + creation.getType() : "new";
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

    /** The name of the method in which a local type stands. */
    static String ofLocal(ASTNode type) {
        ASTNode node = type.getParent();
        while (node != null && !(node instanceof BodyDeclaration)) {
            node = node.getParent();
        }
        Deque<String> names = new ArrayDeque<>();
        addMethod(node, names);
        return String.join(".", names);
    }

    private static void addMethod(ASTNode node, Deque<String> names) {
        if (node instanceof MethodDeclaration method) {
            names.push(method.getName().getIdentifier());
        }
    }

    private static void addName(ASTNode node, Deque<String> names) {
        if (node instanceof MethodInvocation call) {
            names.push(call.getName().getIdentifier());
        } else if (node instanceof SuperMethodInvocation call) {
            names.push(call.getName().getIdentifier());
        } else if (node instanceof ClassInstanceCreation creation) {
            names.push("new " + creation.getType());
        } else if (node instanceof VariableDeclarationFragment variable) {
            names.push(variable.getName().getIdentifier());
        }
    }
}
