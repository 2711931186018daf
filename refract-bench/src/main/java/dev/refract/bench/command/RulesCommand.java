package dev.refract.bench.command;

import dev.refract.engine.Options;
import dev.refract.match.body.option.BodyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells what each rule is worth: the scores without it. */
@Command(name = "rules", description = "Scores an oracle without each of the rules that match bodies.")
public final class RulesCommand implements Callable<Integer> {
    @Mixin
    private SettingScores scores;

    @Option(
            names = "--rule",
            split = ",",
            paramLabel = "NAME",
            description = "Only these rules, each alone. Default: all, one after the other.")
    private List<String> rules = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<String> all = rules.isEmpty() ? BodyOptions.rules() : rules;
        List<String> unknown = new ArrayList<>(all);
        unknown.removeAll(BodyOptions.rules());
        if (!unknown.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "no rules: " + unknown + "; there are " + BodyOptions.rules());
        }
        scores.start("without");
        all.forEach(rule -> scores.row(rule, Options.DEFAULT.withBodies(BodyOptions.DEFAULT.without(rule))));
        return 0;
    }
}
