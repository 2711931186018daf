package dev.refract.detect.type;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Places;
import dev.refract.detect.spi.Scene;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import java.util.List;

/** Change Type Declaration Kind: a class became an interface, an enum a record, and so on. */
public final class DeclarationKindChanges implements Detector {
    @Override
    public List<Detection> detect(Scene scene) {
        return scene.pairs(EntityKind.Group.TYPE).stream()
                .filter(pair -> pair.before().kind() != pair.after().kind())
                .filter(pair -> pair.before().nesting() != Nesting.ANONYMOUS)
                .filter(pair -> pair.after().nesting() != Nesting.ANONYMOUS)
                .map(pair -> detection(scene, pair))
                .toList();
    }

    private static Detection detection(Scene scene, EntityPair pair) {
        return Draft.of("change-type-declaration-kind", scene)
                .evidence(pair)
                .value("before", word(pair.before().kind()))
                .value("after", word(pair.after().kind()))
                .value("class", scene.words().signature(pair.after()))
                .before(pair.before(), "original class declaration")
                .after(pair.after(), "class declaration with changed type declaration kind")
                .explains(keyword(pair.before(), Side.BEFORE))
                .explains(keyword(pair.after(), Side.AFTER))
                .build();
    }

    private static List<SourceRange> keyword(Entity type, Side side) {
        return Places.keyword(type.unit(), type.node(), side).stream().toList();
    }

    private static String word(EntityKind kind) {
        return switch (kind) {
            case INTERFACE -> "interface";
            case ENUM -> "enum";
            case RECORD -> "record";
            case ANNOTATION_TYPE -> "annotation";
            default -> "class";
        };
    }
}
