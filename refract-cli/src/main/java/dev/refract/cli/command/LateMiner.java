package dev.refract.cli.command;

import dev.refract.cli.mine.Miner;
import dev.refract.source.InputException;
import dev.refract.store.MiningStore;
import dev.refract.store.record.StoreException;
import java.nio.file.Path;
import java.util.function.Function;

/** A miner whose database is opened, or made, when there is something to mine: a slip of the fingers leaves no file behind. */
final class LateMiner implements AutoCloseable {
    private final Path file;
    private final Function<MiningStore, Miner> making;
    private MiningStore store;
    private Miner miner;

    /**
     * @param file the database
     * @param making makes the miner for it
     */
    LateMiner(Path file, Function<MiningStore, Miner> making) {
        this.file = file;
        this.making = making;
    }

    Miner get() {
        if (miner == null) {
            store = open();
            miner = making.apply(store);
        }
        return miner;
    }

    /** What is wrong with the database is no matter of one repository, after which the next one could be tried. */
    private MiningStore open() {
        try {
            return MiningStore.open(file);
        } catch (InputException e) {
            throw new StoreException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        if (store != null) {
            store.close();
        }
    }
}
