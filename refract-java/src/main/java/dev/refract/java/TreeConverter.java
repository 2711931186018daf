package dev.refract.java;

import dev.refract.model.file.FileModel;
import dev.refract.model.file.Import;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import dev.refract.model.tree.TreeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ArrayCreation;
import org.eclipse.jdt.core.dom.ArrayType;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Dimension;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SimpleType;

/** Walks the parser's tree once and writes tree and declarations of the neutral model. */
final class TreeConverter implements Children.Visitor {
    /** Measured on real code: a node for every 13 characters; a little more saves the last growth in most files. */
    private static final int CHARACTERS_PER_NODE = 10;

    private final char[] code;
    private final boolean broken;
    /** Whether each name is what stands in its range, which saves fetching the parser's string. */
    private final boolean verbatim;

    private final Comments comments;
    private final Lexer lexer;
    private final TreeBuilder builder;
    private final Ranges ranges;
    private final DeclarationCollector declarations;
    private final List<Import> imports = new ArrayList<>();

    /** Number of nodes that are open. */
    private int depth;

    private TreeConverter(CodeText text, Comments comments, boolean broken) {
        this.code = text.code();
        this.broken = broken;
        this.verbatim = !broken && !text.escaped();
        this.comments = comments;
        this.lexer = new Lexer(code, comments);
        this.builder = new TreeBuilder(code.length / CHARACTERS_PER_NODE, code, lexer);
        this.declarations = new DeclarationCollector(lexer);
        this.ranges = new Ranges(broken, code.length);
    }

    /**
     * Converts a parsed file.
     *
     * @param text the text that was parsed
     * @param comments the comments of the file, which may be taken out of that text
     * @param broken whether the file has errors, so that the parser's ranges may overlap
     */
    static FileModel convert(CompilationUnit unit, CodeText text, Comments comments, boolean broken) {
        TreeConverter converter = new TreeConverter(text, comments, broken);
        converter.visit(unit, Role.ROOT);
        String packageName = unit.getPackage() == null
                ? ""
                : FormerNames.asWritten(unit.getPackage().getName().getFullyQualifiedName());
        return new FileModel(
                packageName,
                converter.imports,
                converter.declarations.types(),
                converter.comments.list(),
                converter.builder.build(text.lines()));
    }

    @Override
    public void visit(ASTNode node, Role role) {
        // What the parser makes up, as the dimension in (Type... this), has no place, and is nothing that anyone wrote.
        if (broken || node.getStartPosition() >= 0) {
            convert(node, role);
        }
    }

    private void convert(ASTNode node, Role role) {
        int type = node.getNodeType();
        switch (type) {
            case ASTNode.SIMPLE_NAME -> visitSimpleName((SimpleName) node, role);
            case ASTNode.SIMPLE_TYPE -> visitSimpleType((SimpleType) node, role);
            case ASTNode.MODIFIER -> visitModifier((Modifier) node, role);
            case ASTNode.QUALIFIED_NAME -> visitQualifiedName((QualifiedName) node, role);
            case ASTNode.ARRAY_CREATION -> visitArrayCreation((ArrayCreation) node, role);
            case ASTNode.STRING_LITERAL, ASTNode.TEXT_BLOCK, ASTNode.CHARACTER_LITERAL, ASTNode.NUMBER_LITERAL ->
                visitLiteral(node, type, role);
            case ASTNode.IMPORT_DECLARATION -> visitImport((ImportDeclaration) node, role);
            default -> visitNode(node, type, role);
        }
    }

    private void visitNode(ASTNode node, int type, Role role) {
        int opened = enter(node, type, role);
        if (broken) {
            Children.visitSorted(node, this);
        } else {
            Children.visit(node, type, this);
        }
        leave(node, type, opened);
    }

    private void visitSimpleName(SimpleName name, Role role) {
        if (!broken || !QualifiedNames.inLabelOfParent(name)) {
            NodeKind kind = QualifiedNames.kind(name).orElse(NodeKind.NAME);
            if (verbatim) {
                addWord(name, kind, role);
            } else {
                builder.close(openWord(name, kind, role, FormerNames.of(name)));
            }
        }
    }

    private void visitSimpleType(SimpleType type, Role role) {
        Name name = type.getName();
        if (verbatim && name.isSimpleName() && name.getLength() == type.getLength()) {
            addWord(name, NodeKind.TYPE_NAME, role);
        } else {
            visitNode(type, ASTNode.SIMPLE_TYPE, role);
        }
    }

    private void visitModifier(Modifier modifier, Role role) {
        if (verbatim) {
            addWord(modifier, NodeKind.MODIFIER, role);
        } else {
            visitNode(modifier, ASTNode.MODIFIER, role);
        }
    }

    /** Most of all nodes are words: they take the shortest way. */
    private void addWord(ASTNode word, NodeKind kind, Role role) {
        int start = word.getStartPosition();
        builder.addWord(kind, role, start, start + word.getLength());
    }

    private void visitQualifiedName(QualifiedName name, Role role) {
        if (broken && QualifiedNames.inLabelOfParent(name)) {
            return;
        }
        Optional<NodeKind> kind = QualifiedNames.kind(name);
        if (kind.isPresent()) {
            builder.close(openWord(name, kind.get(), role, FormerNames.asWritten(name.getFullyQualifiedName())));
        } else {
            visitNode(name, ASTNode.QUALIFIED_NAME, role);
        }
    }

    private void visitLiteral(ASTNode literal, int type, Role role) {
        String label = Labels.of(literal, type);
        int opened = openWord(literal, NodeKinds.ofType(type), role, label);
        if (!broken && label.length() == literal.getLength() && Meanings.isBetweenQuotes(literal, label)) {
            builder.meaning(opened, ranges.start() + 1, ranges.end() - 1);
        } else {
            String meaning = Meanings.of(literal, label);
            if (!meaning.equals(label)) {
                builder.meaning(opened, meaning);
            }
        }
        builder.close(opened);
    }

    private void visitImport(ImportDeclaration declaration, Role role) {
        Name name = declaration.getName();
        int start = name.getStartPosition();
        int end = start + name.getLength();
        boolean asWritten = !broken && lexer.isUnbroken(start, end);
        String written =
                asWritten ? new String(code, start, end - start) : FormerNames.asWritten(name.getFullyQualifiedName());
        if (asWritten && Imports.isName(declaration)) {
            int opened = open(declaration, NodeKind.IMPORT, role, "");
            builder.label(opened, start, end);
            builder.close(opened);
        } else {
            builder.close(open(declaration, NodeKind.IMPORT, role, Imports.label(declaration, written)));
        }
        imports.add(Imports.of(declaration, written, builder.count() - 1));
    }

    /** The sizes of an array stand in its dimensions: {@code new int[2][]}. */
    private void visitArrayCreation(ArrayCreation creation, Role role) {
        List<?> sizes = creation.dimensions();
        if (sizes.isEmpty()) {
            visitNode(creation, ASTNode.ARRAY_CREATION, role);
            return;
        }
        int opened = enter(creation, ASTNode.ARRAY_CREATION, role);
        ArrayType type = creation.getType();
        int openedType = enter(type, ASTNode.ARRAY_TYPE, Role.TYPE);
        visit(type.getElementType(), Role.TYPE);
        for (int i = 0; i < type.dimensions().size(); i++) {
            Dimension dimension = (Dimension) type.dimensions().get(i);
            int openedDimension = enter(dimension, ASTNode.DIMENSION, Role.DIMENSION);
            visitAll(dimension.annotations(), Role.MODIFIER);
            if (i < sizes.size()) {
                visit((Expression) sizes.get(i), Role.EXPRESSION);
            }
            leave(dimension, ASTNode.DIMENSION, openedDimension);
        }
        leave(type, ASTNode.ARRAY_TYPE, openedType);
        visitIfPresent(creation.getInitializer(), Role.INITIALIZER);
        leave(creation, ASTNode.ARRAY_CREATION, opened);
    }

    private int enter(ASTNode node, int type, Role role) {
        int opened = node instanceof BodyDeclaration ? openDeclaration(node, type, role) : open(node, type, role);
        depth++;
        if (DeclarationCollector.collects(type)) {
            declarations.enter(node, opened);
        }
        return opened;
    }

    private void leave(ASTNode node, int type, int opened) {
        depth--;
        builder.close(opened);
        if (DeclarationCollector.collects(type)) {
            declarations.leave(node);
        }
    }

    private int open(ASTNode node, int type, Role role) {
        NodeKind kind = NodeKinds.of(node, type);
        String label = Labels.of(node, type);
        return Labels.isWord(type) ? openWord(node, kind, role, label) : open(node, kind, role, label);
    }

    private int open(ASTNode node, NodeKind kind, Role role, String label) {
        if (depth == 0) {
            return builder.open(kind, role, label, 0, code.length);
        }
        ranges.enter(node, depth);
        return builder.open(kind, role, label, ranges.start(), ranges.end());
    }

    /** Opens a node whose label is its text: escapes, white space and comments would make that longer. */
    private int openWord(ASTNode node, NodeKind kind, Role role, String label) {
        ranges.enter(node, depth);
        return !broken && label.length() == node.getLength()
                ? builder.openAsWritten(kind, role, ranges.start(), ranges.end())
                : builder.open(kind, role, label, ranges.start(), ranges.end());
    }

    /** Where comments are in the code, the parser counts those before a declaration as a part of it. */
    private int openDeclaration(ASTNode node, int type, Role role) {
        ranges.enter(node, depth);
        int start = lexer.tokenStart(ranges.start(), ranges.end());
        int opened = builder.open(NodeKinds.of(node, type), role, Labels.of(node, type), start, ranges.end());
        comments.document(start, opened, lexer);
        return opened;
    }
}
