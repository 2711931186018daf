package dev.refract.git;

import java.io.File;
import java.util.concurrent.TimeUnit;
import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.lib.ConfigConstants;
import org.eclipse.jgit.storage.file.FileBasedConfig;
import org.eclipse.jgit.util.FS;
import org.eclipse.jgit.util.SystemReader;

/**
 * Keeps JGit from writing and from starting processes. Left alone, JGit measures how exact the time stamps of a file
 * system are with probe files, for seconds, in the folder that it reads (a user's repository) and stores the result in
 * the user's home; and it runs {@code git} to learn where the system's configuration is.
 */
final class QuietSystemReader extends SystemReader.Delegate {
    /** What JGit assumes where it cannot measure: no file system in use is less exact. */
    private static final long TIMESTAMP_RESOLUTION_SECONDS = 2;

    private static final File SYSTEM_CONFIG = new File("/etc/gitconfig");

    private QuietSystemReader(SystemReader others) {
        super(others);
    }

    /** Puts itself in front of the reader in use; JGit has one for the whole virtual machine. */
    static synchronized void install() {
        SystemReader current = SystemReader.getInstance();
        if (!(current instanceof QuietSystemReader)) {
            SystemReader.setInstance(new QuietSystemReader(current));
        }
    }

    @Override
    public FileBasedConfig openSystemConfig(Config parent, FS fileSystem) {
        boolean wanted = getenv("GIT_CONFIG_NOSYSTEM") == null && SYSTEM_CONFIG.isFile();
        return wanted ? new FileBasedConfig(parent, SYSTEM_CONFIG, fileSystem) : new NoFile(parent, fileSystem);
    }

    @Override
    public FileBasedConfig openUserConfig(Config parent, FS fileSystem) {
        return new NoFile(super.openUserConfig(parent, fileSystem), fileSystem);
    }

    /** A layer without a file, over the configuration that it passes on. */
    private static final class NoFile extends FileBasedConfig {
        NoFile(Config parent, FS fileSystem) {
            super(parent, null, fileSystem);
        }

        @Override
        public void load() {
            // There is no file.
        }

        @Override
        public boolean isOutdated() {
            return false;
        }

        @Override
        public long getTimeUnit(String section, String subsection, String name, long absent, TimeUnit unit) {
            boolean resolution = ConfigConstants.CONFIG_FILESYSTEM_SECTION.equals(section)
                    && ConfigConstants.CONFIG_KEY_TIMESTAMP_RESOLUTION.equals(name);
            return resolution
                    ? unit.convert(TIMESTAMP_RESOLUTION_SECONDS, TimeUnit.SECONDS)
                    : super.getTimeUnit(section, subsection, name, absent, unit);
        }
    }
}
