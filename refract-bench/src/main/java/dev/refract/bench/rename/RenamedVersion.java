package dev.refract.bench.rename;

import dev.refract.frontend.LanguageFrontend;
import dev.refract.frontend.Token;
import dev.refract.source.BlobId;
import dev.refract.source.Comparison;
import dev.refract.source.SourceFile;
import dev.refract.source.SourceSet;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;

/** A commit with another name for one thing in its version after. */
final class RenamedVersion {
    private static final String SUFFIX = ".java";

    private final LanguageFrontend frontend;
    private final Target target;
    private final String newName;

    private RenamedVersion(LanguageFrontend frontend, Target target, String newName) {
        this.frontend = frontend;
        this.target = target;
        this.newName = newName;
    }

    static Comparison of(Comparison comparison, LanguageFrontend frontend, Target target, String newName) {
        RenamedVersion renamed = new RenamedVersion(frontend, target, newName);
        List<SourceFile> files = comparison.after().files().stream()
                .map(renamed::file)
                .sorted(Comparator.comparing(SourceFile::path))
                .toList();
        return new Comparison(
                comparison.before(), new SourceSet(files, comparison.after().folders()), comparison.skipped());
    }

    private SourceFile file(SourceFile file) {
        boolean concerned =
                target.within().isEmpty() || target.within().get().file().path().equals(file.path());
        if (!concerned || !file.text().contains(target.name())) {
            return file;
        }
        boolean own = target.isType() && file.name().equals(target.name() + SUFFIX);
        String slash = file.folder().isEmpty() ? "" : "/";
        String path = own ? file.folder() + slash + newName + SUFFIX : file.path();
        String text = text(file.text());
        return new SourceFile(path, BlobId.of(text.getBytes(StandardCharsets.UTF_8)), text);
    }

    private String text(String text) {
        StringBuilder renamed = new StringBuilder();
        int copied = 0;
        for (Token token : frontend.tokens(text)) {
            if (isName(token, text)) {
                renamed.append(text, copied, token.start()).append(newName);
                copied = token.end();
            }
        }
        return renamed.append(text.substring(copied)).toString();
    }

    private boolean isName(Token token, String text) {
        boolean inside = target.within()
                .map(Named::node)
                .map(node -> node.start() <= token.start() && token.end() <= node.end())
                .orElse(true);
        return inside
                && token.end() - token.start() == target.name().length()
                && text.startsWith(target.name(), token.start());
    }
}
