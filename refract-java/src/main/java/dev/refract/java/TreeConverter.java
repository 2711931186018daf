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
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.Name;

/** Walks the parser's tree once and writes tree and declarations of the neutral model. */
final class TreeConverter extends ASTVisitor {
    /** Measured on real code: a node for every six characters; a little more saves the last growth. */
    private static final int CHARACTERS_PER_NODE = 5;

    private static final int NOT_OPENED = -1;
    private final String text;
    private final TreeBuilder builder;
    private final DeclarationCollector declarations = new DeclarationCollector();
    private final List<Import> imports = new ArrayList<>();
    /** Nodes of documented declarations, by the offset at which their comment starts. */
    private final Map<Integer, Integer> documented = new HashMap<>();

    private int[] open = new int[64];
    private int depth;

    private TreeConverter(String text) {
        super(false);
        this.text = text;
        this.builder = new TreeBuilder(text.length() / CHARACTERS_PER_NODE);
    }

    static FileModel convert(CompilationUnit unit, String text) {
        TreeConverter converter = new TreeConverter(text);
        unit.accept(converter);
        String packageName =
                unit.getPackage() == null ? "" : unit.getPackage().getName().getFullyQualifiedName();
        return new FileModel(
                packageName,
                converter.imports,
                converter.declarations.types(),
                converter.comments(unit),
                converter.builder.build(LineTable.of(text)));
    }

    private List<Comment> comments(CompilationUnit unit) {
        List<Comment> comments = new ArrayList<>();
        for (Object element : unit.getCommentList()) {
            org.eclipse.jdt.core.dom.Comment comment = (org.eclipse.jdt.core.dom.Comment) element;
            int start = comment.getStartPosition();
            comments.add(new Comment(start, start + comment.getLength(), documented.getOrDefault(start, NOT_OPENED)));
        }
        return comments;
    }

    @Override
    public boolean preVisit2(ASTNode node) {
        if (node instanceof Name name && Labels.inLabelOfParent(name)) {
            push(NOT_OPENED);
            return false;
        }
        boolean annotationName = Labels.namesAnnotation(node);
        int opened = annotationName ? openAnnotationName((Name) node) : open(node);
        push(opened);
        Labels.meaning(node, opened, builder);
        declarations.enter(node, opened);
        if (node instanceof ImportDeclaration declaration) {
            imports.add(new Import(
                    declaration.getName().getFullyQualifiedName(),
                    declaration.isStatic(),
                    declaration.isOnDemand(),
                    opened));
        }
        return !annotationName;
    }

    @Override
    public void postVisit(ASTNode node) {
        int opened = open[--depth];
        if (opened != NOT_OPENED) {
            builder.close(opened);
            declarations.leave(node);
        }
    }

    private int open(ASTNode node) {
        int start = Math.max(0, node.getStartPosition());
        int end = Math.min(text.length(), start + Math.max(0, node.getLength()));
        if (node instanceof CompilationUnit) {
            return open(node, 0, text.length());
        }
        if (!(node instanceof BodyDeclaration)) {
            return open(node, start, end);
        }
        int opened = open(node, Trivia.skip(text, start, end), end);
        if (text.startsWith("/**", start)) {
            documented.put(start, opened);
        }
        return opened;
    }

    private int open(ASTNode node, int start, int end) {
        return builder.open(NodeKinds.of(node), Roles.of(node.getLocationInParent()), Labels.of(node), start, end);
    }

    private int openAnnotationName(Name name) {
        int start = name.getStartPosition();
        return builder.open(
                NodeKind.TYPE_NAME,
                Roles.of(name.getLocationInParent()),
                name.getFullyQualifiedName(),
                start,
                start + name.getLength());
    }

    private void push(int opened) {
        open = depth == open.length ? Arrays.copyOf(open, depth * 2) : open;
        open[depth++] = opened;
    }
}
