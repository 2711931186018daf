package dev.refract.output.miner;

import java.util.Map;

/** Web address of a commit, for the hosts that RefactoringMiner makes one for; empty for all others. */
final class CommitAddress {
    /** What stands between the address of the repository and the id of the commit. */
    private static final Map<String, String> PATHS = Map.of(
            "https://github.com/", "/commit/",
            "https://gitlab.com/", "/commit/",
            "https://bitbucket.org/", "/commits/");

    private static final String SUFFIX = ".git";

    private CommitAddress() {}

    static String of(String repository, String commit) {
        return PATHS.entrySet().stream()
                .filter(host -> repository.startsWith(host.getKey()))
                .map(host -> page(repository) + host.getValue() + commit)
                .findFirst()
                .orElse("");
    }

    private static String page(String repository) {
        return repository.endsWith(SUFFIX)
                ? repository.substring(0, repository.length() - SUFFIX.length())
                : repository;
    }
}
