package dev.refract.output.text;

import dev.refract.finding.RevisionResult;

/** Which revision a page is about. */
final class Heading {
    private Heading() {}

    static void write(Page page, RevisionResult revision, Palette palette) {
        String given = Visible.of(revision.revision());
        if (revision.commit().isEmpty()) {
            page.line(0, palette.heading(given));
        } else {
            String commit = revision.commit().get();
            boolean named = !given.isEmpty() && !commit.startsWith(given);
            page.line(0, palette.heading("commit " + commit) + (named ? " (" + given + ")" : ""));
        }
        if (revision.parent().isPresent()) {
            page.line(0, palette.quiet("parent " + revision.parent().get()));
        } else if (revision.commit().isPresent()) {
            page.line(0, palette.quiet("root commit"));
        }
    }
}
