package dev.refract.bench.peer;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A peer that finds a refactoring in every file after, and sleeps over a file {@code Slow.java}. */
final class FakeWorker {
    private FakeWorker() {}

    public static void main(String[] arguments) throws Exception {
        DataInputStream requests = new DataInputStream(System.in);
        DataOutputStream answers = new DataOutputStream(System.out);
        try {
            while (true) {
                serve(requests, answers);
            }
        } catch (EOFException e) {
            System.err.println("no more cases");
        }
    }

    private static void serve(DataInputStream requests, DataOutputStream answers) throws Exception {
        int before = requests.readInt();
        for (int file = 0; file < before; file++) {
            readText(requests);
            readText(requests);
        }
        int after = requests.readInt();
        answers.writeLong(1000);
        answers.writeBoolean(true);
        answers.writeInt(after);
        for (int file = 0; file < after; file++) {
            String path = readText(requests);
            if (path.equals("Slow.java")) {
                Thread.sleep(60_000);
            }
            writeText(answers, path);
            writeText(answers, readText(requests));
        }
        answers.flush();
    }

    private static String readText(DataInputStream requests) throws IOException {
        return new String(requests.readNBytes(requests.readInt()), StandardCharsets.UTF_8);
    }

    private static void writeText(DataOutputStream answers, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        answers.writeInt(bytes.length);
        answers.write(bytes);
    }
}
