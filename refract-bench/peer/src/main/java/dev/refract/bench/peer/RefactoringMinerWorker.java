package dev.refract.bench.peer;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.refactoringminer.api.Refactoring;
import org.refactoringminer.api.RefactoringHandler;
import org.refactoringminer.rm1.GitHistoryRefactoringMinerImpl;

/**
 * Analyses cases with RefactoringMiner, one after the other, until its input ends. {@code PeerProcess} of the bench
 * starts it and describes what goes over the pipes. The clock runs only inside RefactoringMiner.
 */
public final class RefactoringMinerWorker {
    private final DataInputStream requests;
    private final DataOutputStream answers;

    private RefactoringMinerWorker(DataInputStream requests, DataOutputStream answers) {
        this.requests = requests;
        this.answers = answers;
    }

    /** Works until the input ends. What RefactoringMiner prints goes elsewhere than the answers. */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = System.out;
        System.setOut(System.err);
        try (DataInputStream requests = new DataInputStream(new BufferedInputStream(System.in));
                DataOutputStream answers = new DataOutputStream(new BufferedOutputStream(out))) {
            RefactoringMinerWorker worker = new RefactoringMinerWorker(requests, answers);
            while (true) {
                worker.serve();
            }
        } catch (EOFException e) {
            System.err.println("no more cases");
        }
    }

    private void serve() throws IOException {
        Map<String, String> before = readFiles();
        Map<String, String> after = readFiles();
        Collected collected = new Collected();
        long start = System.nanoTime();
        try {
            new GitHistoryRefactoringMinerImpl().detectAtFileContents(before, after, collected);
        } catch (RuntimeException | StackOverflowError e) {
            collected.failed = true;
        }
        answer(System.nanoTime() - start, collected);
    }

    private Map<String, String> readFiles() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (int left = requests.readInt(); left > 0; left--) {
            files.put(readText(), readText());
        }
        return files;
    }

    private String readText() throws IOException {
        return new String(requests.readNBytes(requests.readInt()), StandardCharsets.UTF_8);
    }

    private void answer(long nanos, Collected collected) throws IOException {
        answers.writeLong(nanos);
        answers.writeBoolean(!collected.failed);
        answers.writeInt(collected.refactorings.size());
        for (Refactoring refactoring : collected.refactorings) {
            writeText(refactoring.getName());
            writeText(refactoring.toString().replace('\t', ' '));
        }
        answers.flush();
    }

    private void writeText(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        answers.writeInt(bytes.length);
        answers.write(bytes);
    }

    /** What RefactoringMiner hands over. */
    private static final class Collected implements RefactoringHandler {
        private final List<Refactoring> refactorings = new ArrayList<>();
        private boolean failed;

        @Override
        public void handle(String commit, List<Refactoring> found) {
            refactorings.addAll(found);
        }

        @Override
        public void handleException(String commit, Exception failure) {
            failed = true;
        }
    }
}
