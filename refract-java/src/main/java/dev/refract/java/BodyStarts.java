package dev.refract.java;

import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Where the braces of declarations open. The parser knows it of blocks, and not of types. */
final class BodyStarts {
    private static final int NONE = -1;

    private BodyStarts() {}

    static int of(ASTNode declaration, Lexer lexer) {
        if (declaration instanceof MethodDeclaration method) {
            return start(method.getBody());
        }
        if (declaration instanceof Initializer initializer) {
            return start(initializer.getBody());
        }
        if (declaration instanceof AnonymousClassDeclaration) {
            return start(declaration);
        }
        boolean nameless = declaration.getNodeType() == ASTNode.UNNAMED_CLASS;
        if (!nameless && declaration instanceof AbstractTypeDeclaration type) {
            return lexer.find('{', headerEnd(type), Ranges.end(type));
        }
        return NONE;
    }

    private static int start(ASTNode node) {
        return node == null ? NONE : node.getStartPosition();
    }

    private static int headerEnd(AbstractTypeDeclaration type) {
        int end = Ranges.end(type.getName());
        if (type instanceof TypeDeclaration declaration) {
            end = declaration.getSuperclassType() == null
                    ? end
                    : Math.max(end, Ranges.end(declaration.getSuperclassType()));
            end = Math.max(end, endOfAll(declaration.typeParameters()));
            end = Math.max(end, endOfAll(declaration.superInterfaceTypes()));
            return Math.max(end, endOfAll(declaration.permittedTypes()));
        }
        if (type instanceof RecordDeclaration declaration) {
            end = Math.max(end, endOfAll(declaration.typeParameters()));
            end = Math.max(end, endOfAll(declaration.recordComponents()));
            return Math.max(end, endOfAll(declaration.superInterfaceTypes()));
        }
        return type instanceof EnumDeclaration declaration
                ? Math.max(end, endOfAll(declaration.superInterfaceTypes()))
                : end;
    }

    private static int endOfAll(List<?> nodes) {
        return nodes.isEmpty() ? NONE : Ranges.end((ASTNode) nodes.get(nodes.size() - 1));
    }
}
