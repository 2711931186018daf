package dev.refract.java;

import dev.refract.model.tree.Role;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SwitchCase;
import org.eclipse.jdt.core.dom.ThrowStatement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.WhileStatement;

/** The rows of {@link Children} for statements. */
final class StatementChildren {
    private StatementChildren() {}

    static void rows() {
        statements();
        handlersAndLoops();
        jumpsAndCases();
    }

    private static void statements() {
        Children.put(ASTNode.BLOCK, (node, visitor) -> visitor.visitAll(((Block) node).statements(), Role.STATEMENT));
        Children.put(
                ASTNode.EXPRESSION_STATEMENT,
                (node, visitor) -> visitor.visit(((ExpressionStatement) node).getExpression(), Role.EXPRESSION));
        Children.put(ASTNode.VARIABLE_DECLARATION_STATEMENT, (node, visitor) -> {
            VariableDeclarationStatement statement = (VariableDeclarationStatement) node;
            Children.visitModifiers(statement, statement.getType(), statement.modifiers(), visitor);
            visitor.visit(statement.getType(), Role.TYPE);
            visitor.visitAll(statement.fragments(), Role.FRAGMENT);
        });
        Children.put(ASTNode.VARIABLE_DECLARATION_EXPRESSION, (node, visitor) -> {
            VariableDeclarationExpression variables = (VariableDeclarationExpression) node;
            Children.visitModifiers(variables, variables.getType(), variables.modifiers(), visitor);
            visitor.visit(variables.getType(), Role.TYPE);
            visitor.visitAll(variables.fragments(), Role.FRAGMENT);
        });
        Children.put(ASTNode.IF_STATEMENT, (node, visitor) -> {
            IfStatement statement = (IfStatement) node;
            visitor.visit(statement.getExpression(), Role.CONDITION);
            visitor.visit(statement.getThenStatement(), Role.THEN);
            visitor.visitIfPresent(statement.getElseStatement(), Role.ELSE);
        });
        Children.put(
                ASTNode.RETURN_STATEMENT,
                (node, visitor) -> visitor.visitIfPresent(((ReturnStatement) node).getExpression(), Role.EXPRESSION));
        Children.put(
                ASTNode.THROW_STATEMENT,
                (node, visitor) -> visitor.visit(((ThrowStatement) node).getExpression(), Role.EXPRESSION));
    }

    private static void handlersAndLoops() {
        Children.put(ASTNode.FOR_STATEMENT, (node, visitor) -> {
            ForStatement loop = (ForStatement) node;
            visitor.visitAll(loop.initializers(), Role.INITIALIZER);
            visitor.visitIfPresent(loop.getExpression(), Role.CONDITION);
            visitor.visitAll(loop.updaters(), Role.UPDATE);
            visitor.visit(loop.getBody(), Role.BODY);
        });
        Children.put(ASTNode.WHILE_STATEMENT, (node, visitor) -> {
            WhileStatement loop = (WhileStatement) node;
            visitor.visit(loop.getExpression(), Role.CONDITION);
            visitor.visit(loop.getBody(), Role.BODY);
        });
        Children.put(ASTNode.TRY_STATEMENT, (node, visitor) -> {
            TryStatement statement = (TryStatement) node;
            visitor.visitAll(statement.resources(), Role.RESOURCE);
            visitor.visit(statement.getBody(), Role.BODY);
            visitor.visitAll(statement.catchClauses(), Role.CATCH);
            visitor.visitIfPresent(statement.getFinally(), Role.FINALLY);
        });
        Children.put(ASTNode.CATCH_CLAUSE, (node, visitor) -> {
            CatchClause clause = (CatchClause) node;
            visitor.visit(clause.getException(), Role.PARAMETER);
            visitor.visit(clause.getBody(), Role.BODY);
        });
        Children.put(ASTNode.ENHANCED_FOR_STATEMENT, (node, visitor) -> {
            EnhancedForStatement loop = (EnhancedForStatement) node;
            visitor.visit(loop.getParameter(), Role.PARAMETER);
            visitor.visit(loop.getExpression(), Role.EXPRESSION);
            visitor.visit(loop.getBody(), Role.BODY);
        });
    }

    private static void jumpsAndCases() {
        Children.put(
                ASTNode.BREAK_STATEMENT,
                (node, visitor) -> visitor.visitIfPresent(((BreakStatement) node).getLabel(), Role.LABEL));
        Children.put(
                ASTNode.CONTINUE_STATEMENT,
                (node, visitor) -> visitor.visitIfPresent(((ContinueStatement) node).getLabel(), Role.LABEL));
        Children.put(
                ASTNode.SWITCH_CASE,
                (node, visitor) -> visitor.visitAll(((SwitchCase) node).expressions(), Role.EXPRESSION));
        Children.put(ASTNode.SUPER_CONSTRUCTOR_INVOCATION, (node, visitor) -> {
            SuperConstructorInvocation call = (SuperConstructorInvocation) node;
            visitor.visitIfPresent(call.getExpression(), Role.EXPRESSION);
            visitor.visitAll(call.typeArguments(), Role.TYPE_ARGUMENT);
            visitor.visitAll(call.arguments(), Role.ARGUMENT);
        });
        Children.put(ASTNode.CONSTRUCTOR_INVOCATION, (node, visitor) -> {
            ConstructorInvocation call = (ConstructorInvocation) node;
            visitor.visitAll(call.typeArguments(), Role.TYPE_ARGUMENT);
            visitor.visitAll(call.arguments(), Role.ARGUMENT);
        });
    }
}
