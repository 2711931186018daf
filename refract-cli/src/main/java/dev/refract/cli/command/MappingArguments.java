package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.ChangedPairs;
import dev.refract.cli.run.Count;
import dev.refract.cli.run.Report;
import dev.refract.finding.RevisionMapping;
import dev.refract.output.MappingFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options about which pairs are written, how and where. */
final class MappingArguments implements OptionGroup {
    private static final Count<RevisionMapping> CHANGED =
            new Count<>("changed entity", "changed entities", ChangedPairs::count);

    private final OutputArguments<RevisionMapping> output = new OutputArguments<>(
            formats(),
            "text, for people (the default); json, one document; jsonl, one line a revision, as they finish.",
            "In text, list unchanged pairs and the members of removed and added types too.",
            "Exit with 1 if an entity was changed, removed or added.");

    private final OptionSpec changed = OptionSpecs.flag(
            "--changed",
            "Leave out pairs of the same code in the same type under the same name; a type is left out if"
                    + " that holds for all that is in it.");

    private static Map<String, Report.Format<RevisionMapping>> formats() {
        Map<String, Report.Format<RevisionMapping>> formats = new LinkedHashMap<>();
        for (MappingFormat format : MappingFormat.values()) {
            formats.put(format.id(), format::open);
        }
        return formats;
    }

    @Override
    public void addTo(CommandSpec command) {
        output.addTo(command);
        command.addOption(changed);
    }

    Report<RevisionMapping> report(Console console) {
        boolean only = changed.<Boolean>getValue();
        return output.report(console, only ? ChangedPairs::keep : UnaryOperator.identity(), CHANGED);
    }
}
