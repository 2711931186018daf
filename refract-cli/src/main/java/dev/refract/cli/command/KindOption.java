package dev.refract.cli.command;

import dev.refract.finding.Kind;
import dev.refract.finding.Status;
import dev.refract.source.InputException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The option that says which kinds are reported. */
final class KindOption implements OptionGroup {
    private final OptionSpec kinds = OptionSpec.builder("-k", "--kinds")
            .paramLabel("KIND")
            .type(List.class)
            .auxiliaryTypes(Kind.class)
            .converters(new KindConverter())
            .splitRegex(",")
            .splitRegexSynopsisLabel(",")
            .description("Report these kinds only, as ids or names with commas between. Repeatable.")
            .build();

    @Override
    public void addTo(CommandSpec command) {
        command.addOption(kinds);
    }

    /** The kinds that were asked for. An empty result for one that is not detected would look as if there were none. */
    Set<Kind> wanted() {
        List<Kind> given = kinds.getValue();
        Set<Kind> wanted = new LinkedHashSet<>(given == null ? List.of() : given);
        for (Kind kind : wanted) {
            if (kind.status() != Status.DETECTED) {
                throw new InputException("kind '" + kind.id() + "' is not detected yet, only "
                        + kind.status().id() + "; leave it out of --kinds, `refract list` shows what is detected");
            }
        }
        return wanted;
    }
}
