package dev.refract.cli;

import dev.refract.store.MiningStore;
import java.io.IOException;
import java.nio.file.Path;

/** A process that has a database open until it is killed. */
final class DatabaseHolder {
    private DatabaseHolder() {}

    public static void main(String[] arguments) throws IOException {
        try (MiningStore store = MiningStore.open(Path.of(arguments[0]))) {
            System.out.print('h');
            System.out.flush();
            while (System.in.read() >= 0) {
                store.known(1);
            }
        }
    }
}
