package dev.refract.java;

import dev.refract.model.tree.Role;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ArrayAccess;
import org.eclipse.jdt.core.dom.ArrayInitializer;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.InstanceofExpression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.ThisExpression;

/** The rows of {@link Children} for expressions. */
final class ExpressionChildren {
    private static final int DOT = ".".length();
    private static final int NEW = "new ".length();
    private static final int NO_ARGUMENTS = "()".length();

    private ExpressionChildren() {}

    static void rows() {
        calls();
        accesses();
        operators();
        compositions();
    }

    private static void calls() {
        Children.put(ASTNode.METHOD_INVOCATION, (node, visitor) -> {
            MethodInvocation call = (MethodInvocation) node;
            Expression receiver = call.getExpression();
            if (receiver != null) {
                visitor.visit(receiver, Role.RECEIVER);
                if (call.getName().getStartPosition() - Ranges.end(receiver) > DOT) {
                    visitor.visitAll(call.typeArguments(), Role.TYPE_ARGUMENT);
                }
            }
            visitor.visit(call.getName(), Role.NAME);
            if (Ranges.end(call) - Ranges.end(call.getName()) > NO_ARGUMENTS) {
                visitor.visitAll(call.arguments(), Role.ARGUMENT);
            }
        });
        Children.put(ASTNode.CLASS_INSTANCE_CREATION, (node, visitor) -> {
            ClassInstanceCreation creation = (ClassInstanceCreation) node;
            visitor.visitIfPresent(creation.getExpression(), Role.RECEIVER);
            if (creation.getType().getStartPosition() - creation.getStartPosition() > NEW) {
                visitor.visitAll(creation.typeArguments(), Role.TYPE_ARGUMENT);
            }
            visitor.visit(creation.getType(), Role.TYPE);
            if (Ranges.end(creation) - Ranges.end(creation.getType()) > NO_ARGUMENTS) {
                visitor.visitAll(creation.arguments(), Role.ARGUMENT);
                visitor.visitIfPresent(creation.getAnonymousClassDeclaration(), Role.ANONYMOUS_BODY);
            }
        });
        Children.put(ASTNode.EXPRESSION_METHOD_REFERENCE, (node, visitor) -> {
            ExpressionMethodReference reference = (ExpressionMethodReference) node;
            visitor.visit(reference.getExpression(), Role.RECEIVER);
            visitor.visitAll(reference.typeArguments(), Role.TYPE_ARGUMENT);
            visitor.visit(reference.getName(), Role.NAME);
        });
        Children.put(ASTNode.LAMBDA_EXPRESSION, (node, visitor) -> {
            LambdaExpression lambda = (LambdaExpression) node;
            visitor.visitAll(lambda.parameters(), Role.PARAMETER);
            visitor.visit(lambda.getBody(), Role.BODY);
        });
    }

    private static void accesses() {
        Children.put(ASTNode.QUALIFIED_NAME, (node, visitor) -> {
            QualifiedName name = (QualifiedName) node;
            visitor.visit(name.getQualifier(), Role.RECEIVER);
            visitor.visit(name.getName(), Role.NAME);
        });
        Children.put(ASTNode.FIELD_ACCESS, (node, visitor) -> {
            FieldAccess access = (FieldAccess) node;
            visitor.visit(access.getExpression(), Role.RECEIVER);
            visitor.visit(access.getName(), Role.NAME);
        });
        Children.put(ASTNode.ARRAY_ACCESS, (node, visitor) -> {
            ArrayAccess access = (ArrayAccess) node;
            visitor.visit(access.getArray(), Role.RECEIVER);
            visitor.visit(access.getIndex(), Role.ARGUMENT);
        });
    }

    private static void operators() {
        Children.put(
                ASTNode.THIS_EXPRESSION,
                (node, visitor) -> visitor.visitIfPresent(((ThisExpression) node).getQualifier(), Role.QUALIFIER));
        Children.put(
                ASTNode.PARENTHESIZED_EXPRESSION,
                (node, visitor) -> visitor.visit(((ParenthesizedExpression) node).getExpression(), Role.EXPRESSION));
        Children.put(
                ASTNode.PREFIX_EXPRESSION,
                (node, visitor) -> visitor.visit(((PrefixExpression) node).getOperand(), Role.OPERAND));
        Children.put(
                ASTNode.POSTFIX_EXPRESSION,
                (node, visitor) -> visitor.visit(((PostfixExpression) node).getOperand(), Role.OPERAND));
        Children.put(ASTNode.ASSIGNMENT, (node, visitor) -> {
            Assignment assignment = (Assignment) node;
            visitor.visit(assignment.getLeftHandSide(), Role.LEFT);
            visitor.visit(assignment.getRightHandSide(), Role.RIGHT);
        });
    }

    private static void compositions() {
        Children.put(ASTNode.CONDITIONAL_EXPRESSION, (node, visitor) -> {
            ConditionalExpression conditional = (ConditionalExpression) node;
            visitor.visit(conditional.getExpression(), Role.CONDITION);
            visitor.visit(conditional.getThenExpression(), Role.THEN);
            visitor.visit(conditional.getElseExpression(), Role.ELSE);
        });
        Children.put(
                ASTNode.ARRAY_INITIALIZER,
                (node, visitor) -> visitor.visitAll(((ArrayInitializer) node).expressions(), Role.ARGUMENT));
        Children.put(ASTNode.INSTANCEOF_EXPRESSION, (node, visitor) -> {
            InstanceofExpression test = (InstanceofExpression) node;
            visitor.visit(test.getLeftOperand(), Role.LEFT);
            visitor.visit(test.getRightOperand(), Role.RIGHT);
        });
        Children.put(ASTNode.CAST_EXPRESSION, (node, visitor) -> {
            CastExpression cast = (CastExpression) node;
            visitor.visit(cast.getType(), Role.TYPE);
            visitor.visit(cast.getExpression(), Role.EXPRESSION);
        });
        Children.put(ASTNode.INFIX_EXPRESSION, (node, visitor) -> {
            InfixExpression infix = (InfixExpression) node;
            visitor.visit(infix.getLeftOperand(), Role.OPERAND);
            visitor.visit(infix.getRightOperand(), Role.OPERAND);
            if (infix.hasExtendedOperands()) {
                visitor.visitAll(infix.extendedOperands(), Role.OPERAND);
            }
        });
    }
}
