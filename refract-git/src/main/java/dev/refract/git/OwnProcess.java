package dev.refract.git;

import org.eclipse.jgit.internal.util.CleanupService;

/** Settings for a program that has its process to itself. */
public final class OwnProcess {
    private OwnProcess() {}

    /**
     * Keeps JGit from registering a shutdown hook. There is nothing to clean up after a process that only reads, and to
     * have a message ready for the hook, JGit sets eight hundred fields by reflection, which takes a third of the time
     * in which a cold process reads a commit.
     */
    public static void hasNothingToCleanUp() {
        // The public constructor is for OSGi, which tells the service by itself when to clean up.
        new CleanupService();
    }
}
