package dev.refract.java;

import dev.refract.model.file.Declaration;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnnotationTypeMemberDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclarationStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** Collects the declared entities of a file while its tree is walked. */
final class DeclarationCollector {
    private static final boolean[] COLLECTED = new boolean[NodeKinds.PARSER_TYPES];

    static {
        for (int type : new int[] {
            ASTNode.TYPE_DECLARATION,
            ASTNode.ENUM_DECLARATION,
            ASTNode.RECORD_DECLARATION,
            ASTNode.ANNOTATION_TYPE_DECLARATION,
            ASTNode.UNNAMED_CLASS,
            ASTNode.ANONYMOUS_CLASS_DECLARATION,
            ASTNode.METHOD_DECLARATION,
            ASTNode.ANNOTATION_TYPE_MEMBER_DECLARATION,
            ASTNode.INITIALIZER,
            ASTNode.ENUM_CONSTANT_DECLARATION,
            ASTNode.FIELD_DECLARATION,
            ASTNode.VARIABLE_DECLARATION_FRAGMENT,
            ASTNode.SINGLE_VARIABLE_DECLARATION
        }) {
            COLLECTED[type] = true;
        }
    }

    private final Lexer lexer;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private final List<Declaration> types = new ArrayList<>();
    private int fieldNode;

    /** A declaration that is open. */
    private record Frame(
            ASTNode syntax,
            EntityKind kind,
            String name,
            Nesting nesting,
            int node,
            int variable,
            List<Declaration> members) {
        Declaration close(Lexer lexer) {
            String scope = switch (nesting) {
                case ANONYMOUS -> EnclosingNames.ofAnonymous((AnonymousClassDeclaration) syntax);
                case LOCAL -> EnclosingNames.ofLocal(syntax);
                case TOP_LEVEL, MEMBER -> "";
            };
            int bodyStart = BodyStarts.of(syntax, lexer);
            return new Declaration(kind, SharedNames.of(name), nesting, scope, node, variable, bodyStart, members);
        }
    }

    DeclarationCollector(Lexer lexer) {
        this.lexer = lexer;
    }

    /** The types at top level. */
    List<Declaration> types() {
        return types;
    }

    /** Whether nodes of this type may declare something; it need not be told of others. */
    static boolean collects(int type) {
        return COLLECTED[type];
    }

    void enter(ASTNode syntax, int node) {
        switch (syntax.getNodeType()) {
            case ASTNode.TYPE_DECLARATION,
                    ASTNode.ENUM_DECLARATION,
                    ASTNode.RECORD_DECLARATION,
                    ASTNode.ANNOTATION_TYPE_DECLARATION,
                    ASTNode.UNNAMED_CLASS -> enterType((AbstractTypeDeclaration) syntax, node);
            case ASTNode.ANONYMOUS_CLASS_DECLARATION ->
                push(
                        syntax,
                        EntityKind.CLASS,
                        EnclosingNames.anonymous((AnonymousClassDeclaration) syntax),
                        Nesting.ANONYMOUS,
                        node);
            case ASTNode.FIELD_DECLARATION -> fieldNode = node;
            default -> enterMember(syntax, node);
        }
    }

    void leave(ASTNode syntax) {
        Frame frame = frames.peek();
        if (frame == null || frame.syntax != syntax) {
            return;
        }
        frames.pop();
        Frame owner = frames.peek();
        (owner == null ? types : owner.members).add(frame.close(lexer));
    }

    private void enterType(AbstractTypeDeclaration type, int node) {
        boolean local = type.getParent() instanceof TypeDeclarationStatement;
        Nesting nesting = local ? Nesting.LOCAL : frames.isEmpty() ? Nesting.TOP_LEVEL : Nesting.MEMBER;
        boolean nameless = type.getNodeType() == ASTNode.UNNAMED_CLASS;
        push(type, typeKind(type), nameless ? "" : FormerNames.of(type.getName()), nesting, node);
    }

    private static EntityKind typeKind(AbstractTypeDeclaration type) {
        return switch (NodeKinds.of(type, type.getNodeType())) {
            case INTERFACE -> EntityKind.INTERFACE;
            case ENUM -> EntityKind.ENUM;
            case RECORD -> EntityKind.RECORD;
            case ANNOTATION_TYPE -> EntityKind.ANNOTATION_TYPE;
            default -> EntityKind.CLASS;
        };
    }

    private void enterMember(ASTNode syntax, int node) {
        switch (syntax.getNodeType()) {
            case ASTNode.METHOD_DECLARATION -> {
                MethodDeclaration method = (MethodDeclaration) syntax;
                boolean constructor = method.isConstructor() || method.isCompactConstructor();
                push(
                        syntax,
                        constructor ? EntityKind.CONSTRUCTOR : EntityKind.METHOD,
                        FormerNames.of(method.getName()),
                        Nesting.MEMBER,
                        node);
            }
            case ASTNode.ANNOTATION_TYPE_MEMBER_DECLARATION ->
                push(
                        syntax,
                        EntityKind.ANNOTATION_MEMBER,
                        FormerNames.of(((AnnotationTypeMemberDeclaration) syntax).getName()),
                        Nesting.MEMBER,
                        node);
            case ASTNode.INITIALIZER -> push(syntax, EntityKind.INITIALIZER, "", Nesting.MEMBER, node);
            case ASTNode.ENUM_CONSTANT_DECLARATION ->
                push(
                        syntax,
                        EntityKind.ENUM_CONSTANT,
                        FormerNames.of(((EnumConstantDeclaration) syntax).getName()),
                        Nesting.MEMBER,
                        node);
            default -> enterVariable(syntax, node);
        }
    }

    private void enterVariable(ASTNode syntax, int node) {
        if (syntax instanceof VariableDeclarationFragment fragment
                && fragment.getParent() instanceof FieldDeclaration) {
            String name = FormerNames.of(fragment.getName());
            frames.push(new Frame(syntax, EntityKind.FIELD, name, Nesting.MEMBER, fieldNode, node, new ArrayList<>()));
        } else if (syntax instanceof SingleVariableDeclaration component
                && component.getLocationInParent() == RecordDeclaration.RECORD_COMPONENTS_PROPERTY) {
            push(syntax, EntityKind.RECORD_COMPONENT, FormerNames.of(component.getName()), Nesting.MEMBER, node);
        }
    }

    private void push(ASTNode syntax, EntityKind kind, String name, Nesting nesting, int node) {
        frames.push(new Frame(syntax, kind, name, nesting, node, node, new ArrayList<>()));
    }
}
