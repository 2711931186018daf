package dev.refract.output.text;

import dev.refract.finding.mapping.PackagePair;
import dev.refract.output.spi.Visible;
import java.util.List;
import java.util.function.UnaryOperator;

/** The packages that became others. */
final class PackageSection {
    private PackageSection() {}

    static void write(List<PackagePair> packages, Page page, Palette palette) {
        if (packages.isEmpty()) {
            return;
        }
        page.blank();
        page.line(0, palette.kind("Packages") + " (" + packages.size() + ")");
        for (PackagePair pair : packages) {
            String names = Visible.of(pair.before()) + " " + Passage.ARROW + Visible.of(pair.after());
            page.wrapped(2, names + " with " + Count.of(pair.types(), "type"), UnaryOperator.identity());
        }
    }
}
