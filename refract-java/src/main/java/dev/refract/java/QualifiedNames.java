package dev.refract.java;

import dev.refract.model.tree.NodeKind;
import java.util.Optional;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Name;

/** Names that are one thing whatever their dots: those of packages, modules and types. */
final class QualifiedNames {
    private QualifiedNames() {}

    /** Whether a name is a part of its parent's label, so that it needs no node. */
    static boolean inLabelOfParent(Name name) {
        int parent = name.getParent().getNodeType();
        return parent == ASTNode.SIMPLE_TYPE
                || parent == ASTNode.PACKAGE_DECLARATION
                || parent == ASTNode.IMPORT_DECLARATION;
    }

    /** The kind of a name that is one node with its qualifiers; empty for a name that is an expression. */
    static Optional<NodeKind> kind(Name name) {
        return switch (name.getParent().getNodeType()) {
            case ASTNode.MARKER_ANNOTATION, ASTNode.NORMAL_ANNOTATION, ASTNode.SINGLE_MEMBER_ANNOTATION ->
                when(NodeKind.TYPE_NAME, name, "typeName");
            case ASTNode.THIS_EXPRESSION,
                    ASTNode.SUPER_FIELD_ACCESS,
                    ASTNode.SUPER_METHOD_INVOCATION,
                    ASTNode.SUPER_METHOD_REFERENCE -> when(NodeKind.TYPE_NAME, name, "qualifier");
            case ASTNode.METHOD_DECLARATION -> when(NodeKind.TYPE_NAME, name, "receiverQualifier");
            case ASTNode.NAME_QUALIFIED_TYPE -> when(NodeKind.NAME, name, "qualifier");
            case ASTNode.USES_DIRECTIVE, ASTNode.PROVIDES_DIRECTIVE -> Optional.of(NodeKind.TYPE_NAME);
            case ASTNode.MODULE_DECLARATION,
                    ASTNode.REQUIRES_DIRECTIVE,
                    ASTNode.EXPORTS_DIRECTIVE,
                    ASTNode.OPENS_DIRECTIVE -> Optional.of(NodeKind.NAME);
            default -> Optional.empty();
        };
    }

    private static Optional<NodeKind> when(NodeKind kind, Name name, String property) {
        return name.getLocationInParent().getId().equals(property) ? Optional.of(kind) : Optional.empty();
    }
}
