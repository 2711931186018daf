package dev.refract.cli.mine;

import dev.refract.git.GitRepository;
import dev.refract.source.InputException;
import dev.refract.store.MiningStore;
import dev.refract.store.record.KnownRepository;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the number that a repository has in a store. Folders used to be stored as they were typed, so that one repository
 * had several addresses; what is stored like that is given its present address when the repository comes again.
 */
final class StoredRepositories {
    private final MiningStore store;

    /** By present address, those that are stored under another one; read when it is needed, since each is opened. */
    private Map<String, KnownRepository> formers;

    StoredRepositories(MiningStore store) {
        this.store = store;
    }

    /** The number of the repository, which is added where it is not there. */
    int number(GitRepository repository) {
        String address = repository.address();
        if (isFolder(address)) {
            former(repository, address).ifPresent(former -> store.readdress(former.number(), address));
        }
        return store.repository(address);
    }

    private Optional<KnownRepository> former(GitRepository repository, String address) {
        if (formers == null) {
            List<KnownRepository> stored = store.repositories();
            if (stored.stream().anyMatch(known -> known.address().equals(address))) {
                return Optional.empty();
            }
            formers = formers(stored);
        }
        // Another repository may stand in the place of the one that was mined from there.
        return Optional.ofNullable(formers.remove(address))
                .filter(former -> former.firstCommit().map(repository::has).orElse(true));
    }

    private static Map<String, KnownRepository> formers(List<KnownRepository> stored) {
        Map<String, KnownRepository> formers = new HashMap<>();
        for (KnownRepository known : stored) {
            presentAddress(known).ifPresent(address -> formers.putIfAbsent(address, known));
        }
        stored.forEach(known -> formers.remove(known.address()));
        return formers;
    }

    private static Optional<String> presentAddress(KnownRepository known) {
        if (!isFolder(known.address())) {
            return Optional.empty();
        }
        try (GitRepository repository = GitRepository.open(Path.of(known.address()))) {
            return Optional.of(repository.address());
        } catch (InputException e) {
            // It is no longer there, and stays as it is.
            return Optional.empty();
        }
    }

    private static boolean isFolder(String address) {
        try {
            return Path.of(address).isAbsolute();
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
