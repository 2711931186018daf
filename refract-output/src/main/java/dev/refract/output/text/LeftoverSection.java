package dev.refract.output.text;

import dev.refract.finding.Leftover;
import dev.refract.finding.Side;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The changed lines that no refactoring explains: how many in which files, the largest first. */
final class LeftoverSection {
    /** Files listed without details: a screen has room for the findings too. */
    private static final int FILES = 5;

    private final Page page;
    private final Palette palette;
    private final boolean details;

    LeftoverSection(Page page, OutputOptions options) {
        this.page = page;
        this.palette = Palette.of(options.color());
        this.details = options.details();
    }

    void write(List<Leftover> leftover) {
        if (leftover.isEmpty()) {
            return;
        }
        List<FileLeftover> files = byFile(leftover);
        page.blank();
        page.line(0, palette.warning("Leftover") + ": " + counted(leftover) + " that no refactoring explains");
        int shown = details ? files.size() : Math.min(FILES, files.size());
        List<FileLeftover> listed = files.subList(0, shown);
        int after = widest(listed, Side.AFTER);
        int before = widest(listed, Side.BEFORE);
        for (FileLeftover file : listed) {
            String changes = padded(file.changes(Side.AFTER), after) + " " + padded(file.changes(Side.BEFORE), before);
            page.line(2, changes + "  " + palette.place(Visible.of(file.path())));
            if (details) {
                page.wrapped(changes.length() + 4, file.ranges(), palette::quiet);
            }
        }
        if (shown < files.size()) {
            page.line(2, palette.quiet("and " + Count.of(files.size() - shown, "more file")));
        }
    }

    private static int widest(List<FileLeftover> files, Side side) {
        return files.stream()
                .mapToInt(file -> file.changes(side).length())
                .max()
                .orElse(0);
    }

    private static String padded(String changes, int columns) {
        return " ".repeat(columns - changes.length()) + changes;
    }

    /** The size of a leftover: {@code 12 lines in 2 files}. */
    static String counted(List<Leftover> leftover) {
        int lines = leftover.stream().mapToInt(Leftover::lines).sum();
        long files = leftover.stream().map(Leftover::file).distinct().count();
        return Count.of(lines, "line") + " in " + Count.of(files, "file");
    }

    private static List<FileLeftover> byFile(List<Leftover> leftover) {
        Map<String, List<Leftover>> files = new LinkedHashMap<>();
        leftover.forEach(range ->
                files.computeIfAbsent(range.file(), file -> new ArrayList<>()).add(range));
        return files.entrySet().stream()
                .map(file -> new FileLeftover(file.getKey(), file.getValue()))
                .sorted(Comparator.comparingInt((FileLeftover file) -> file.lines())
                        .reversed()
                        .thenComparing(FileLeftover::path))
                .toList();
    }

    private record FileLeftover(String path, List<Leftover> parts) {
        int lines() {
            return lines(Side.BEFORE) + lines(Side.AFTER);
        }

        /** Lines of a version, as in the statistics of a diff; empty for none. */
        String changes(Side side) {
            int lines = lines(side);
            return lines == 0 ? "" : (side == Side.AFTER ? "+" : "-") + lines;
        }

        private int lines(Side side) {
            return parts.stream()
                    .filter(part -> part.side() == side)
                    .mapToInt(Leftover::lines)
                    .sum();
        }

        String ranges() {
            return parts.stream()
                    .map(part -> (part.side() == Side.AFTER ? "+" : "-")
                            + part.startLine()
                            + (part.lines() == 1 ? "" : ".." + part.endLine()))
                    .collect(Collectors.joining(" "));
        }
    }
}
