package dev.refract.git;

import dev.refract.source.Content;
import java.io.IOException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectLoader;
import org.eclipse.jgit.lib.ObjectReader;

/** The bytes of a file as they are in the object database. Reads once: size first, then the bytes. */
final class BlobContent implements Content {
    /** The largest array that every virtual machine can make. */
    private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

    private final ObjectReader reader;
    private final ObjectId id;
    private ObjectLoader opened;

    BlobContent(ObjectReader reader, ObjectId id) {
        this.reader = reader;
        this.id = id;
    }

    @Override
    public long size() throws IOException {
        return open().getSize();
    }

    @Override
    public byte[] bytes() throws IOException {
        byte[] bytes = open().getCachedBytes(MAX_ARRAY);
        opened = null;
        return bytes;
    }

    @Override
    public String id(byte[] bytes) {
        return id.name();
    }

    private ObjectLoader open() throws IOException {
        if (opened == null) {
            try {
                opened = reader.open(id, Constants.OBJ_BLOB);
            } catch (MissingObjectException e) {
                throw new IOException("its content " + id.name() + " is not in this clone (a partial clone?)", e);
            }
        }
        return opened;
    }
}
