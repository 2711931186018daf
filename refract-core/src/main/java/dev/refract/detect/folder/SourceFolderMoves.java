package dev.refract.detect.folder;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.PackagePairs;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Move Source Folder: types that kept their qualified name stand under another source root. */
public final class SourceFolderMoves implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        Map<String, List<EntityPair>> moves = new TreeMap<>();
        for (EntityPair pair : scene.pairs(EntityKind.Group.TYPE)) {
            boolean topLevel =
                    pair.before().owner().isEmpty() && pair.after().owner().isEmpty();
            String before = pair.before().unit().sourceRoot();
            String after = pair.after().unit().sourceRoot();
            if (topLevel
                    && !before.equals(after)
                    && pair.before().qualifiedName().equals(pair.after().qualifiedName())) {
                String[] names = PackagePairs.withoutCommonEnd(before, after, '/');
                moves.computeIfAbsent(names[0] + '\n' + names[1], unused -> new ArrayList<>())
                        .add(pair);
            }
        }
        return moves.entrySet().stream()
                .map(move -> detection(scene, move.getKey().split("\n", -1), move.getValue()))
                .toList();
    }

    private static Detection detection(Scene scene, String[] names, List<EntityPair> types) {
        Draft draft = Draft.of("move-source-folder", scene)
                .rule("same-name-under-another-root")
                .detail("types", Integer.toString(types.size()))
                .value("before", names[0])
                .value("after", names[1]);
        for (EntityPair type : types) {
            draft.before(type.before(), "original type declaration").after(type.after(), "moved type declaration");
        }
        return draft.build();
    }
}
