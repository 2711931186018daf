package dev.refract.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Runs of {@code log} over the repository {@code repo} of a folder, and what their JSON says. */
final class LogRun {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private LogRun() {}

    static CommandRun in(Path folder, String... arguments) {
        List<String> all = new ArrayList<>(List.of("log", "repo"));
        all.addAll(List.of(arguments));
        return CommandRun.in(folder).run(all.toArray(String[]::new));
    }

    /** A field of all entries. */
    static List<String> entries(CommandRun run, String field) {
        return values(run, "entries", field);
    }

    /** A field of all members of a list. */
    static List<String> values(CommandRun run, String list, String field) {
        List<String> values = new ArrayList<>();
        JSON.readTree(run.out())
                .get(list)
                .forEach(member -> values.add(member.get(field).asString()));
        return values;
    }
}
