package dev.refract.java;

import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ArrayType;
import org.eclipse.jdt.core.dom.ChildListPropertyDescriptor;
import org.eclipse.jdt.core.dom.ChildPropertyDescriptor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Dimension;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ImplicitTypeDeclaration;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MemberValuePair;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.PackageDeclaration;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.TypeParameter;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.WildcardType;

/**
 * The children of the parser's nodes in the order of the source, each with its role. The types of which nearly all code
 * consists have a row that asks for them by name: the parser's own walk takes as long as all else that is done with a
 * node. Other types are asked for their properties.
 *
 * <p>Most lists are empty. Where the places of the other children leave no room for one, it is not looked at: the parser
 * has not touched it for long, so that looking costs as much as a node.
 */
final class Children {
    private static final Row NONE = (node, visitor) -> {};
    private static final Row[] BY_TYPE = new Row[NodeKinds.PARSER_TYPES];

    /** Is told the children of a node, one after the other. */
    interface Visitor {
        /** Takes a child and what it is to its parent. */
        void visit(ASTNode child, Role role);

        /** Takes a child that may be missing. */
        default void visitIfPresent(ASTNode child, Role role) {
            if (child != null) {
                visit(child, role);
            }
        }

        /** Takes all children of one property. */
        default void visitAll(List<?> children, Role role) {
            int size = children.size();
            for (int i = 0; i < size; i++) {
                visit((ASTNode) children.get(i), role);
            }
        }
    }

    /** Knows the children of one type of node. */
    interface Row {
        void visit(ASTNode node, Visitor visitor);
    }

    static {
        leaves();
        types();
        files();
        declarations();
        annotations();
        StatementChildren.rows();
        ExpressionChildren.rows();
    }

    private Children() {}

    /**
     * Tells the visitor the children of a node that is of this type of the parser. A name that is the label of the node
     * is not among them.
     */
    static void visit(ASTNode node, int type, Visitor visitor) {
        Row row = BY_TYPE[type];
        if (row == null) {
            visitSorted(node, visitor);
        } else if (row != NONE) {
            row.visit(node, visitor);
        }
    }

    /** Tells the visitor the children of any node by where they start, which may be anywhere in a file with errors. */
    static void visitSorted(ASTNode node, Visitor visitor) {
        List<ASTNode> children = new ArrayList<>();
        for (Object property : node.structuralPropertiesForType()) {
            if (property instanceof ChildListPropertyDescriptor list) {
                ((List<?>) node.getStructuralProperty(list)).forEach(child -> children.add((ASTNode) child));
            } else if (property instanceof ChildPropertyDescriptor single
                    && node.getStructuralProperty(single) != null) {
                children.add((ASTNode) node.getStructuralProperty(single));
            }
        }
        children.sort(Comparator.comparingInt(ASTNode::getStartPosition));
        children.forEach(child -> visitor.visit(child, Roles.of(child)));
    }

    /** Sets the row of a type of node. */
    static void put(int type, Row row) {
        BY_TYPE[type] = row;
    }

    /** Takes the modifiers of a node, which stand before another child. */
    static void visitModifiers(ASTNode node, ASTNode next, List<?> modifiers, Visitor visitor) {
        if (node.getStartPosition() < next.getStartPosition()) {
            visitor.visitAll(modifiers, Role.MODIFIER);
        }
    }

    private static void leaves() {
        put(ASTNode.SIMPLE_NAME, NONE);
        put(ASTNode.MODIFIER, NONE);
        put(ASTNode.STRING_LITERAL, NONE);
        put(ASTNode.TEXT_BLOCK, NONE);
        put(ASTNode.CHARACTER_LITERAL, NONE);
        put(ASTNode.NUMBER_LITERAL, NONE);
        put(ASTNode.BOOLEAN_LITERAL, NONE);
        put(ASTNode.NULL_LITERAL, NONE);
    }

    private static void types() {
        put(ASTNode.SIMPLE_TYPE, (node, visitor) -> {
            SimpleType type = (SimpleType) node;
            visitModifiers(type, type.getName(), type.annotations(), visitor);
        });
        put(ASTNode.PRIMITIVE_TYPE, (node, visitor) -> {
            PrimitiveType type = (PrimitiveType) node;
            if (type.getLength() > type.getPrimitiveTypeCode().toString().length()) {
                visitor.visitAll(type.annotations(), Role.MODIFIER);
            }
        });
        put(ASTNode.DIMENSION, (node, visitor) -> visitor.visitAll(((Dimension) node).annotations(), Role.MODIFIER));
        put(ASTNode.TYPE_LITERAL, (node, visitor) -> visitor.visit(((TypeLiteral) node).getType(), Role.TYPE));
        put(ASTNode.PARAMETERIZED_TYPE, (node, visitor) -> {
            ParameterizedType type = (ParameterizedType) node;
            visitor.visit(type.getType(), Role.TYPE);
            visitor.visitAll(type.typeArguments(), Role.TYPE_ARGUMENT);
        });
        put(ASTNode.WILDCARD_TYPE, (node, visitor) -> {
            WildcardType type = (WildcardType) node;
            visitor.visitAll(type.annotations(), Role.MODIFIER);
            visitor.visitIfPresent(type.getBound(), Role.BOUND);
        });
        put(ASTNode.TYPE_PARAMETER, (node, visitor) -> {
            TypeParameter parameter = (TypeParameter) node;
            visitor.visitAll(parameter.modifiers(), Role.MODIFIER);
            visitor.visit(parameter.getName(), Role.NAME);
            visitor.visitAll(parameter.typeBounds(), Role.BOUND);
        });
        put(ASTNode.ARRAY_TYPE, (node, visitor) -> {
            ArrayType type = (ArrayType) node;
            visitor.visit(type.getElementType(), Role.TYPE);
            visitor.visitAll(type.dimensions(), Role.DIMENSION);
        });
    }

    private static void files() {
        put(ASTNode.COMPILATION_UNIT, (node, visitor) -> {
            CompilationUnit unit = (CompilationUnit) node;
            visitor.visitIfPresent(unit.getPackage(), Role.PACKAGE);
            visitor.visitAll(unit.imports(), Role.IMPORT);
            visitor.visitIfPresent(unit.getModule(), Role.DECLARATION);
            visitor.visitAll(unit.types(), Role.DECLARATION);
        });
        put(
                ASTNode.PACKAGE_DECLARATION,
                (node, visitor) -> visitor.visitAll(((PackageDeclaration) node).annotations(), Role.MODIFIER));
    }

    private static void declarations() {
        put(ASTNode.METHOD_DECLARATION, (node, visitor) -> visitMethod((MethodDeclaration) node, visitor));
        put(
                ASTNode.SINGLE_VARIABLE_DECLARATION,
                (node, visitor) -> visitVariable((SingleVariableDeclaration) node, visitor));
        put(ASTNode.TYPE_DECLARATION, (node, visitor) -> {
            TypeDeclaration type = (TypeDeclaration) node;
            visitor.visitAll(type.modifiers(), Role.MODIFIER);
            visitor.visit(type.getName(), Role.NAME);
            visitor.visitAll(type.typeParameters(), Role.TYPE_PARAMETER);
            visitor.visitIfPresent(type.getSuperclassType(), Role.SUPERCLASS);
            visitor.visitAll(type.superInterfaceTypes(), Role.INTERFACE);
            visitor.visitAll(type.permittedTypes(), Role.PERMITTED);
            visitor.visitAll(type.bodyDeclarations(), Role.MEMBER);
        });
        put(ASTNode.FIELD_DECLARATION, (node, visitor) -> {
            FieldDeclaration field = (FieldDeclaration) node;
            visitModifiers(field, field.getType(), field.modifiers(), visitor);
            visitor.visit(field.getType(), Role.TYPE);
            visitor.visitAll(field.fragments(), Role.FRAGMENT);
        });
        put(ASTNode.VARIABLE_DECLARATION_FRAGMENT, (node, visitor) -> {
            VariableDeclarationFragment variable = (VariableDeclarationFragment) node;
            visitor.visit(variable.getName(), Role.NAME);
            if (Ranges.end(variable.getName()) < Ranges.end(variable)) {
                visitor.visitAll(variable.extraDimensions(), Role.DIMENSION);
                visitor.visitIfPresent(variable.getInitializer(), Role.INITIALIZER);
            }
        });
        // It has a name that is not in the source.
        put(
                ASTNode.UNNAMED_CLASS,
                (node, visitor) -> visitor.visitAll(((ImplicitTypeDeclaration) node).bodyDeclarations(), Role.MEMBER));
        put(
                ASTNode.ANONYMOUS_CLASS_DECLARATION,
                (node, visitor) ->
                        visitor.visitAll(((AnonymousClassDeclaration) node).bodyDeclarations(), Role.MEMBER));
    }

    private static void annotations() {
        put(
                ASTNode.MARKER_ANNOTATION,
                (node, visitor) -> visitor.visit(((MarkerAnnotation) node).getTypeName(), Role.TYPE));
        put(ASTNode.SINGLE_MEMBER_ANNOTATION, (node, visitor) -> {
            SingleMemberAnnotation annotation = (SingleMemberAnnotation) node;
            visitor.visit(annotation.getTypeName(), Role.TYPE);
            visitor.visit(annotation.getValue(), Role.VALUE);
        });
        put(ASTNode.NORMAL_ANNOTATION, (node, visitor) -> {
            NormalAnnotation annotation = (NormalAnnotation) node;
            visitor.visit(annotation.getTypeName(), Role.TYPE);
            visitor.visitAll(annotation.values(), Role.ARGUMENT);
        });
        put(ASTNode.MEMBER_VALUE_PAIR, (node, visitor) -> {
            MemberValuePair pair = (MemberValuePair) node;
            visitor.visit(pair.getName(), Role.NAME);
            visitor.visit(pair.getValue(), Role.VALUE);
        });
    }

    private static void visitMethod(MethodDeclaration method, Visitor visitor) {
        visitor.visitAll(method.modifiers(), Role.MODIFIER);
        visitor.visitAll(method.typeParameters(), Role.TYPE_PARAMETER);
        visitor.visitIfPresent(method.getReturnType2(), Role.TYPE);
        visitor.visit(method.getName(), Role.NAME);
        visitor.visitIfPresent(method.getReceiverType(), Role.RECEIVER_PARAMETER);
        visitor.visitIfPresent(method.getReceiverQualifier(), Role.RECEIVER_PARAMETER);
        visitor.visitAll(method.parameters(), Role.PARAMETER);
        visitor.visitAll(method.extraDimensions(), Role.DIMENSION);
        visitor.visitAll(method.thrownExceptionTypes(), Role.THROWN);
        visitor.visitIfPresent(method.getBody(), Role.BODY);
    }

    private static void visitVariable(SingleVariableDeclaration variable, Visitor visitor) {
        visitModifiers(variable, variable.getType(), variable.modifiers(), visitor);
        visitor.visit(variable.getType(), Role.TYPE);
        if (variable.isVarargs()) {
            visitor.visitAll(variable.varargsAnnotations(), Role.OTHER);
        }
        visitor.visit(variable.getName(), Role.NAME);
        if (Ranges.end(variable.getName()) < Ranges.end(variable)) {
            visitor.visitAll(variable.extraDimensions(), Role.DIMENSION);
            visitor.visitIfPresent(variable.getInitializer(), Role.INITIALIZER);
        }
    }
}
