package dev.refract.output.text;

import dev.refract.finding.mapping.Difference;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Visible;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What became of a type and of its members. Where nothing did, there is no section. */
final class TypeSection {
    private static final int MEMBER = 2;
    private static final int PLACE = 6;

    private final Page page;
    private final Palette palette;
    private final boolean details;

    TypeSection(Page page, OutputOptions options) {
        this.page = page;
        this.palette = Palette.of(options.color());
        this.details = options.details();
    }

    void write(TypeGroup group) {
        List<MappedPair> shown = group.members().stream().filter(this::isShown).toList();
        boolean typeShown = group.type().filter(this::isShown).isPresent();
        boolean alone = group.removed().isEmpty() && group.added().isEmpty();
        if (shown.isEmpty() && alone && !typeShown) {
            return;
        }
        page.blank();
        group.type().ifPresentOrElse(this::writeHeading, () -> writeHeading(anyMember(group)));
        Rows rows = new Rows(page, palette);
        shown.forEach(pair -> rows.add(verbs(pair), names(pair), remark(pair), palette::kind));
        group.removed().forEach(entity -> rows.add("removed", label(entity), place(entity), palette::removed));
        group.added().forEach(entity -> rows.add("added", label(entity), place(entity), palette::added));
        rows.write(MEMBER);
        int rest = group.members().size() - shown.size();
        if (rest > 0) {
            page.line(MEMBER, palette.quiet("and " + Count.of(rest, "unchanged member")));
        }
    }

    private boolean isShown(MappedPair pair) {
        return details || !TypeGroup.own(pair).isEmpty();
    }

    private void writeHeading(MappedPair type) {
        String before =
                type.before().kind().id() + " " + Visible.of(type.before().container());
        String after = type.after().kind().id() + " " + Visible.of(type.after().container());
        Set<Difference> own = TypeGroup.own(type);
        String names = before.equals(after) ? after : before + " " + Passage.ARROW + arrival(type);
        page.wrapped(0, names + (own.isEmpty() ? "" : ": " + words(own)), palette::kind);
        String rule = " (" + rule(type) + ")";
        Passage.lines(startOf(type.before()), startOf(type.after()), rule, line -> page.fits(PLACE, line))
                .forEach(line -> page.line(PLACE, palette.place(line)));
    }

    private static String arrival(MappedPair type) {
        boolean sameKind = type.before().kind() == type.after().kind();
        String name = Visible.of(type.after().container());
        return sameKind ? name : type.after().kind().id() + " " + name;
    }

    /** A type that is itself only in the version after, or that is left out. */
    private void writeHeading(EntityReference member) {
        page.wrapped(0, "Type " + Visible.of(member.container()), palette::kind);
        page.line(PLACE, palette.place(Visible.of(member.file())));
    }

    private static EntityReference anyMember(TypeGroup group) {
        if (!group.members().isEmpty()) {
            return group.members().get(0).after();
        }
        return group.added().isEmpty() ? group.removed().get(0) : group.added().get(0);
    }

    private static String verbs(MappedPair pair) {
        Set<Difference> own = TypeGroup.own(pair);
        return own.isEmpty() ? "unchanged" : words(own);
    }

    private static String words(Set<Difference> differences) {
        return differences.stream()
                .map(difference -> difference.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static String names(MappedPair pair) {
        String before = label(pair.before());
        String after = label(pair.after());
        if (pair.differences().contains(Difference.MOVED)) {
            String origin = " from " + Visible.of(pair.before().container());
            return (before.equals(after) ? after : before + " " + Passage.ARROW + after) + origin;
        }
        return before.equals(after) ? after : before + " " + Passage.ARROW + after;
    }

    private static String label(EntityReference entity) {
        return Visible.of(entity.label());
    }

    private static String remark(MappedPair pair) {
        int before = pair.before().startLine();
        int after = pair.after().startLine();
        return rule(pair) + ", " + place(pair.before()) + (before == after ? "" : " " + Passage.ARROW + after);
    }

    /** The rule, with how alike it found them where that is not all that can be. */
    private static String rule(MappedPair pair) {
        double similarity = pair.evidence().getOrDefault("similarity", 1.0);
        String rule = Visible.of(pair.rule());
        return similarity == 1 ? rule : rule + String.format(Locale.ROOT, " %.2f", similarity);
    }

    private static String place(EntityReference entity) {
        return "line " + entity.startLine();
    }

    private static Passage.Place startOf(EntityReference entity) {
        return new Passage.Place(Visible.of(entity.file()), Integer.toString(entity.startLine()));
    }
}
