package dev.refract.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OutputFormatTest {
    private static final OutputOptions OPTIONS = OutputOptions.of("1.2.3").withSeveral(true);

    @Test
    void areFoundByTheirIds() {
        assertThat(OutputFormat.of("text")).contains(OutputFormat.TEXT);
        assertThat(OutputFormat.of("JSON")).contains(OutputFormat.JSON);
        assertThat(OutputFormat.of("jsonl")).contains(OutputFormat.JSONL);
        assertThat(OutputFormat.of("refactoringminer")).contains(OutputFormat.REFACTORINGMINER);
        assertThat(OutputFormat.of("yaml")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void writeTheSameBytesWhateverTheLocale(OutputFormat format) {
        String expected = Golden.written(format, OPTIONS, Samples.history());
        Locale locale = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Golden.written(format, OPTIONS, Samples.history())).isEqualTo(expected);
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertThat(Golden.written(format, OPTIONS, Samples.history())).isEqualTo(expected);
            assertThat(OutputFormat.of(format.id())).contains(format);
        } finally {
            Locale.setDefault(locale);
        }
    }

    @ParameterizedTest
    @EnumSource
    void doNotDependOnTheClockWithoutWallTime(OutputFormat format) {
        OutputOptions options = OPTIONS.withWallTime(false);
        RevisionFindings fast = Samples.full();
        RevisionFindings slow =
                new RevisionFindings(fast.revision(), fast.commit(), fast.parent(), fast.findings(), 987_654);
        assertThat(Golden.written(format, options, List.of(slow)))
                .isEqualTo(Golden.written(format, options, List.of(fast)))
                .doesNotContain("987", "84 ms");
    }

    @ParameterizedTest
    @EnumSource
    void endLinesTheSameWayEverywhere(OutputFormat format) {
        assertThat(Golden.written(format, OPTIONS, Samples.history())).doesNotContain("\r");
    }

    @ParameterizedTest
    @EnumSource
    void handOnEachRevisionAtOnceAndLeaveTheTargetOpen(OutputFormat format) {
        Observed out = new Observed();
        RevisionWriter<RevisionFindings> writer = format.open(out, OPTIONS);
        Samples.history().forEach(writer::write);
        assertThat(out.flushes).isGreaterThanOrEqualTo(Samples.history().size() - 1);
        int before = out.toString().length();
        writer.close();
        writer.close();
        assertThat(out.closed).isFalse();
        assertThat(before).isGreaterThan(0);
    }

    @ParameterizedTest
    @EnumSource
    void passOnThatTheTargetCannotBeWritten(OutputFormat format) {
        RevisionWriter<RevisionFindings> writer = format.open(new Broken(), OPTIONS);
        assertThatThrownBy(() -> writer.write(Samples.full()))
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage("Broken pipe");
    }

    /** Counts what is done to it. */
    private static final class Observed extends StringWriter {
        private int flushes;
        private boolean closed;

        @Override
        public void flush() {
            flushes++;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /** A reader at the other end that went away. */
    private static final class Broken extends Writer {
        @Override
        public void write(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("Broken pipe");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
