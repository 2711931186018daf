package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.FileProblem;
import dev.refract.source.Decoder;
import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/** A file that lists something, one a line; {@code -} is standard input. */
final class ListFile {
    private ListFile() {}

    /**
     * The lines that say something, without blanks around them: none that is empty or starts with {@code #}.
     *
     * @param content what is listed, for the message of the error
     * @throws InputException if the file cannot be read
     */
    static List<String> lines(String file, String content, Console console) {
        try {
            byte[] bytes = file.equals("-")
                    ? console.in().readAllBytes()
                    : Files.readAllBytes(console.folder().resolve(file));
            return Decoder.decode(bytes)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new InputException("cannot read the " + content + " in " + file + ": " + FileProblem.of(e), e);
        }
    }
}
