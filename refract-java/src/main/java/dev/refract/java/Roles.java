package dev.refract.java;

import dev.refract.model.tree.Role;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ArrayAccess;
import org.eclipse.jdt.core.dom.ArrayCreation;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.DoStatement;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.GuardedPattern;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.StructuralPropertyDescriptor;
import org.eclipse.jdt.core.dom.SwitchExpression;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.WhileStatement;

/** The neutral role of each property of the parser's nodes. */
final class Roles {
    /** Properties whose name alone does not tell the role. */
    private static final Map<StructuralPropertyDescriptor, Role> SPECIAL = Map.ofEntries(
            Map.entry(CompilationUnit.TYPES_PROPERTY, Role.DECLARATION),
            Map.entry(QualifiedName.QUALIFIER_PROPERTY, Role.RECEIVER),
            Map.entry(FieldAccess.EXPRESSION_PROPERTY, Role.RECEIVER),
            Map.entry(MethodInvocation.EXPRESSION_PROPERTY, Role.RECEIVER),
            Map.entry(ExpressionMethodReference.EXPRESSION_PROPERTY, Role.RECEIVER),
            Map.entry(ClassInstanceCreation.EXPRESSION_PROPERTY, Role.RECEIVER),
            Map.entry(ArrayAccess.ARRAY_PROPERTY, Role.RECEIVER),
            Map.entry(ArrayCreation.DIMENSIONS_PROPERTY, Role.EXPRESSION),
            Map.entry(IfStatement.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(WhileStatement.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(DoStatement.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(ForStatement.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(ConditionalExpression.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(SwitchStatement.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(SwitchExpression.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(GuardedPattern.EXPRESSION_PROPERTY, Role.CONDITION),
            Map.entry(InfixExpression.LEFT_OPERAND_PROPERTY, Role.OPERAND),
            Map.entry(InfixExpression.RIGHT_OPERAND_PROPERTY, Role.OPERAND));

    private static final Map<String, Role> BY_NAME = Map.ofEntries(
            Map.entry("package", Role.PACKAGE),
            Map.entry("imports", Role.IMPORT),
            Map.entry("declaration", Role.DECLARATION),
            Map.entry("module", Role.DECLARATION),
            Map.entry("moduleDirectives", Role.MEMBER),
            Map.entry("modules", Role.ARGUMENT),
            Map.entry("implementations", Role.ARGUMENT),
            Map.entry("bodyDeclarations", Role.MEMBER),
            Map.entry("enumConstants", Role.MEMBER),
            Map.entry("modifiers", Role.MODIFIER),
            Map.entry("annotations", Role.MODIFIER),
            Map.entry("name", Role.NAME),
            Map.entry("type", Role.TYPE),
            Map.entry("types", Role.TYPE),
            Map.entry("typeName", Role.TYPE),
            Map.entry("returnType2", Role.TYPE),
            Map.entry("elementType", Role.TYPE),
            Map.entry("typeParameters", Role.TYPE_PARAMETER),
            Map.entry("typeArguments", Role.TYPE_ARGUMENT),
            Map.entry("typeBounds", Role.BOUND),
            Map.entry("bound", Role.BOUND),
            Map.entry("superclassType", Role.SUPERCLASS),
            Map.entry("superInterfaceTypes", Role.INTERFACE),
            Map.entry("interfaceTypes", Role.INTERFACE),
            Map.entry("permitsTypes", Role.PERMITTED),
            Map.entry("permittedTypes", Role.PERMITTED),
            Map.entry("receiverType", Role.RECEIVER_PARAMETER),
            Map.entry("receiverQualifier", Role.RECEIVER_PARAMETER),
            Map.entry("parameters", Role.PARAMETER),
            Map.entry("parameter", Role.PARAMETER),
            Map.entry("recordComponents", Role.PARAMETER),
            Map.entry("exception", Role.PARAMETER),
            Map.entry("thrownExceptionTypes", Role.THROWN),
            Map.entry("extraDimensions2", Role.DIMENSION),
            Map.entry("dimensions", Role.DIMENSION),
            Map.entry("fragments", Role.FRAGMENT),
            Map.entry("initializer", Role.INITIALIZER),
            Map.entry("initializers", Role.INITIALIZER),
            Map.entry("default", Role.DEFAULT),
            Map.entry("body", Role.BODY),
            Map.entry("anonymousClassDeclaration", Role.ANONYMOUS_BODY),
            Map.entry("statements", Role.STATEMENT),
            Map.entry("thenStatement", Role.THEN),
            Map.entry("thenExpression", Role.THEN),
            Map.entry("elseStatement", Role.ELSE),
            Map.entry("elseExpression", Role.ELSE),
            Map.entry("updaters", Role.UPDATE),
            Map.entry("resources", Role.RESOURCE),
            Map.entry("resources2", Role.RESOURCE),
            Map.entry("catchClauses", Role.CATCH),
            Map.entry("finally", Role.FINALLY),
            Map.entry("qualifier", Role.QUALIFIER),
            Map.entry("arguments", Role.ARGUMENT),
            Map.entry("expressions", Role.ARGUMENT),
            Map.entry("values", Role.ARGUMENT),
            Map.entry("value", Role.VALUE),
            Map.entry("leftHandSide", Role.LEFT),
            Map.entry("rightHandSide", Role.RIGHT),
            Map.entry("leftOperand", Role.LEFT),
            Map.entry("rightOperand", Role.RIGHT),
            Map.entry("extendedOperands", Role.OPERAND),
            Map.entry("operand", Role.OPERAND),
            Map.entry("index", Role.ARGUMENT),
            Map.entry("message", Role.ARGUMENT),
            Map.entry("expression", Role.EXPRESSION),
            Map.entry("pattern", Role.PATTERN),
            Map.entry("patterns", Role.PATTERN),
            Map.entry("patternType", Role.TYPE),
            Map.entry("patternVariable", Role.PARAMETER),
            Map.entry("patternVariable2", Role.PARAMETER),
            Map.entry("label", Role.LABEL));

    /** By the type of the parent, filled when a node of that type is first met. */
    private static final AtomicReferenceArray<Roles> BY_PARENT = new AtomicReferenceArray<>(NodeKinds.PARSER_TYPES);

    private final StructuralPropertyDescriptor[] properties;
    private final Role[] roles;

    private Roles(List<?> descriptors) {
        properties = descriptors.toArray(StructuralPropertyDescriptor[]::new);
        roles = new Role[properties.length];
        Arrays.setAll(roles, i -> role(properties[i]));
    }

    /** The role of a node; of the root where it has no parent. */
    static Role of(ASTNode node) {
        ASTNode parent = node.getParent();
        if (parent == null) {
            return Role.ROOT;
        }
        int type = parent.getNodeType();
        Roles known = BY_PARENT.get(type);
        if (known == null) {
            known = new Roles(parent.structuralPropertiesForType());
            BY_PARENT.set(type, known);
        }
        return known.find(node.getLocationInParent());
    }

    private Role find(StructuralPropertyDescriptor property) {
        for (int i = 0; i < properties.length; i++) {
            if (properties[i] == property) {
                return roles[i];
            }
        }
        return role(property);
    }

    private static Role role(StructuralPropertyDescriptor property) {
        Role special = SPECIAL.get(property);
        return special != null ? special : BY_NAME.getOrDefault(property.getId(), Role.OTHER);
    }
}
