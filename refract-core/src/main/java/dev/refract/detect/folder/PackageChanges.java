package dev.refract.detect.folder;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.PackagePairs;
import dev.refract.detect.spi.Scene;
import dev.refract.match.mapping.EntityPair;
import java.util.List;

/** Rename, Move, Split and Merge Package. */
public final class PackageChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.packages().changes().stream()
                .map(change -> detection(scene, change))
                .toList();
    }

    private static Detection detection(Scene scene, PackagePairs.Change change) {
        Draft draft = Draft.of(kind(change), scene)
                .rule("folder-gone-and-types-moved")
                .detail("types", Integer.toString(change.types().size()))
                .value("before", String.join(", ", change.before()))
                .value("after", String.join(", ", change.after()))
                .subject(change.subject());
        for (EntityPair type : change.types()) {
            draft.before(type.before(), "original type declaration").after(type.after(), "moved type declaration");
        }
        return draft.build();
    }

    private static String kind(PackagePairs.Change change) {
        if (change.after().size() > 1) {
            return "split-package";
        }
        if (change.before().size() > 1) {
            return "merge-package";
        }
        boolean onlyLastWord =
                parent(change.before().get(0)).equals(parent(change.after().get(0)));
        return onlyLastWord ? "rename-package" : "move-package";
    }

    private static String parent(String packageName) {
        return packageName.substring(0, Math.max(0, packageName.lastIndexOf('.')));
    }
}
