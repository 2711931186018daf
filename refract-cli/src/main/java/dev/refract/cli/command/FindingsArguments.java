package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Count;
import dev.refract.cli.run.FindingFilter;
import dev.refract.cli.run.Report;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.OutputFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/** The options about which findings are written, how and where. */
final class FindingsArguments implements OptionGroup {
    private static final Count<RevisionFindings> REFACTORINGS = new Count<>(
            "refactoring",
            "refactorings",
            result -> result.findings().refactorings().size());

    private final OutputArguments<RevisionFindings> output = new OutputArguments<>(
            formats(),
            "text, for people (the default); json, one document; jsonl, one line a revision, as they finish;"
                    + " refactoringminer, the document that RefactoringMiner writes.",
            "In text, list consequences and leftover one by one.",
            "Exit with 1 if a refactoring is reported.");

    private final KindOption kinds = new KindOption();
    private final LikelihoodOption likelihood = new LikelihoodOption();

    private static Map<String, Report.Format<RevisionFindings>> formats() {
        Map<String, Report.Format<RevisionFindings>> formats = new LinkedHashMap<>();
        for (OutputFormat format : OutputFormat.values()) {
            formats.put(format.id(), format::open);
        }
        return formats;
    }

    @Override
    public void addTo(CommandSpec command) {
        output.addTo(command);
        kinds.addTo(command);
        likelihood.addTo(command);
    }

    Report<RevisionFindings> report(Console console) {
        FindingFilter filter = new FindingFilter(kinds.wanted(), likelihood.atLeast());
        return output.report(console, filter::apply, REFACTORINGS).withChosen(!filter.keepsAll());
    }
}
