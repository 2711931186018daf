package dev.refract.java;

import dev.refract.model.file.Comment;
import dev.refract.model.file.FileModel;
import dev.refract.model.file.Import;
import dev.refract.model.tree.LineTable;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.TreeBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ArrayCreation;
import org.eclipse.jdt.core.dom.ArrayType;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Dimension;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.Name;

/** Walks the parser's tree once and writes tree and declarations of the neutral model. */
final class TreeConverter extends ASTVisitor {
    /** Measured on real code: a node for every 13 characters; a little more saves the last growth in most files. */
    private static final int CHARACTERS_PER_NODE = 10;

    private static final int NOT_OPENED = -1;
    private final char[] text;
    private final boolean broken;
    private final Lexer lexer;
    private final TreeBuilder builder;
    private final Ranges ranges;
    private final DeclarationCollector declarations;
    private final List<Import> imports = new ArrayList<>();
    /** Nodes of documented declarations, by the offset at which their comment starts. */
    private final Map<Integer, Integer> documented = new HashMap<>();

    private int[] open = new int[64];
    private int depth;

    private TreeConverter(char[] text, boolean broken) {
        super(false);
        this.text = text;
        this.broken = broken;
        this.lexer = new Lexer(text);
        this.builder = new TreeBuilder(text.length / CHARACTERS_PER_NODE, text, lexer);
        this.declarations = new DeclarationCollector(lexer);
        this.ranges = new Ranges(broken, text.length);
    }

    /**
     * Converts a parsed file.
     *
     * @param broken whether the file has errors, so that the parser's ranges may overlap
     */
    static FileModel convert(CompilationUnit unit, char[] text, boolean broken, LineTable lines) {
        TreeConverter converter = new TreeConverter(text, broken);
        converter.walk(unit);
        String packageName =
                unit.getPackage() == null ? "" : unit.getPackage().getName().getFullyQualifiedName();
        return new FileModel(
                packageName,
                converter.imports,
                converter.declarations.types(),
                converter.comments(unit),
                converter.builder.build(lines));
    }

    private List<Comment> comments(CompilationUnit unit) {
        List<?> found = unit.getCommentList();
        List<Comment> comments = new ArrayList<>(found.size());
        for (Object element : found) {
            ASTNode comment = (ASTNode) element;
            int start = comment.getStartPosition();
            comments.add(new Comment(start, start + comment.getLength(), documented.getOrDefault(start, NOT_OPENED)));
        }
        return comments;
    }

    /** The parser's own walk goes through a module before its imports, which stand in front of it. */
    private void walk(CompilationUnit unit) {
        if (unit.getModule() == null) {
            unit.accept(this);
            return;
        }
        preVisit2(unit);
        for (Object imported : unit.imports()) {
            ((ASTNode) imported).accept(this);
        }
        unit.getModule().accept(this);
        postVisit(unit);
    }

    @Override
    public boolean preVisit2(ASTNode node) {
        return switch (node.getNodeType()) {
            case ASTNode.SIMPLE_NAME, ASTNode.QUALIFIED_NAME -> enterName((Name) node);
            case ASTNode.ARRAY_CREATION -> enterArrayCreation((ArrayCreation) node);
            case ASTNode.IMPORT_DECLARATION -> enterImport((ImportDeclaration) node);
            case ASTNode.TYPE_DECLARATION, ASTNode.RECORD_PATTERN -> {
                enter(node);
                yield visitInOrder(node);
            }
            default -> {
                enter(node);
                yield !broken || visitInOrder(node);
            }
        };
    }

    @Override
    public void postVisit(ASTNode node) {
        int opened = open[--depth];
        if (opened != NOT_OPENED) {
            builder.close(opened);
            declarations.leave(node);
        }
    }

    private boolean enterName(Name name) {
        if (QualifiedNames.inLabelOfParent(name)) {
            push(NOT_OPENED);
            return false;
        }
        Optional<NodeKind> kind = QualifiedNames.kind(name);
        push(kind.isEmpty() ? open(name, NodeKinds.of(name)) : open(name, kind.get(), name.getFullyQualifiedName()));
        return kind.isEmpty();
    }

    private boolean enterImport(ImportDeclaration declaration) {
        Import read = Imports.of(declaration, builder.count());
        push(open(declaration, NodeKind.IMPORT, Imports.label(declaration, read.name())));
        imports.add(read);
        return false;
    }

    /** The sizes of an array stand in its dimensions: {@code new int[2][]}. */
    private boolean enterArrayCreation(ArrayCreation creation) {
        enter(creation);
        List<?> sizes = creation.dimensions();
        if (sizes.isEmpty()) {
            return true;
        }
        ArrayType type = creation.getType();
        enter(type);
        type.getElementType().accept(this);
        for (int i = 0; i < type.dimensions().size(); i++) {
            Dimension dimension = (Dimension) type.dimensions().get(i);
            enter(dimension);
            List<?> annotations = dimension.annotations();
            annotations.forEach(annotation -> ((ASTNode) annotation).accept(this));
            if (i < sizes.size()) {
                ((Expression) sizes.get(i)).accept(this);
            }
            postVisit(dimension);
        }
        postVisit(type);
        if (creation.getInitializer() != null) {
            creation.getInitializer().accept(this);
        }
        return false;
    }

    /** Visits the children itself, where the parser visits them in another order than that of the source. */
    private boolean visitInOrder(ASTNode node) {
        Ranges.childrenInOrder(node).forEach(child -> child.accept(this));
        return false;
    }

    private int enter(ASTNode node) {
        int opened = node instanceof BodyDeclaration ? openDeclaration(node) : open(node, NodeKinds.of(node));
        push(opened);
        Meanings.tell(node, opened, builder);
        declarations.enter(node, opened);
        return opened;
    }

    private int open(ASTNode node, NodeKind kind) {
        if (broken || !Labels.isAsWritten(node, lexer)) {
            return open(node, kind, Labels.of(node));
        }
        int start = node.getStartPosition();
        return builder.openAsWritten(kind, Roles.of(node), start, start + node.getLength());
    }

    private int open(ASTNode node, NodeKind kind, String label) {
        if (depth == 0) {
            return builder.open(kind, Roles.of(node), label, 0, text.length);
        }
        ranges.enter(node, depth);
        return builder.open(kind, Roles.of(node), label, ranges.start(), ranges.end());
    }

    /** The parser counts the doc comment as part of a declaration. */
    private int openDeclaration(ASTNode node) {
        ranges.enter(node, depth);
        int start = ranges.start();
        int token = lexer.tokenStart(start, ranges.end());
        int opened = builder.open(NodeKinds.of(node), Roles.of(node), Labels.of(node), token, ranges.end());
        if (token > start) {
            documented.put(start, opened);
        }
        return opened;
    }

    private void push(int opened) {
        open = depth == open.length ? Arrays.copyOf(open, depth * 2) : open;
        open[depth++] = opened;
    }
}
