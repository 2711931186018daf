package dev.refract.output.text;

import dev.refract.finding.mapping.EntityReference;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The types of one version only. What is in them is counted, or listed with details. */
final class AloneSection {
    private final Page page;
    private final Palette palette;
    private final boolean details;

    AloneSection(Page page, OutputOptions options) {
        this.page = page;
        this.palette = Palette.of(options.color());
        this.details = options.details();
    }

    void write(String verb, List<TypeGroup> groups, UnaryOperator<String> paint) {
        if (groups.isEmpty()) {
            return;
        }
        page.blank();
        List<Outermost> types = details ? each(groups) : outermost(groups);
        page.line(0, paint.apply(verb + " types") + " (" + types.size() + ")");
        types.forEach(this::write);
    }

    /**
     * A type with what is in it.
     *
     * @param type the type
     * @param inside its members, and the types in it with theirs
     */
    private record Outermost(EntityReference type, List<EntityReference> inside) {
        boolean contains(EntityReference other) {
            return other.file().equals(type.file()) && other.container().startsWith(type.container() + ".");
        }
    }

    private static List<Outermost> each(List<TypeGroup> groups) {
        return groups.stream()
                .map(group -> new Outermost(group.alone().orElseThrow(), members(group)))
                .toList();
    }

    /** Types come before those in them. */
    private static List<Outermost> outermost(List<TypeGroup> groups) {
        List<Outermost> outermost = new ArrayList<>();
        for (TypeGroup group : groups) {
            EntityReference type = group.alone().orElseThrow();
            Outermost last = outermost.isEmpty() ? null : outermost.get(outermost.size() - 1);
            if (last == null || !last.contains(type)) {
                outermost.add(new Outermost(type, members(group)));
            } else {
                last.inside().add(type);
                last.inside().addAll(members(group));
            }
        }
        return outermost;
    }

    private static List<EntityReference> members(TypeGroup group) {
        List<EntityReference> members = new ArrayList<>(group.removed());
        members.addAll(group.added());
        return members;
    }

    private void write(Outermost outermost) {
        EntityReference type = outermost.type();
        int inside = outermost.inside().size();
        String with = details || inside == 0 ? "" : " with " + (inside == 1 ? "1 entity" : inside + " entities");
        String name = type.kind().id() + " " + Visible.of(type.container());
        page.wrapped(2, name + with, UnaryOperator.identity());
        page.line(6, palette.place(Visible.of(type.file()) + ":" + type.startLine()));
        if (details) {
            outermost.inside().forEach(member -> page.wrapped(4, Visible.of(member.label()), palette::quiet));
        }
    }
}
