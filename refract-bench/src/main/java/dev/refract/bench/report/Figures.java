package dev.refract.bench.report;

import java.util.Locale;

/** How figures are written: the same everywhere, whatever the language of the machine. */
final class Figures {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double BYTES_PER_MEGABYTE = 1 << 20;
    private static final double THOUSANDTHS = 1000;

    private Figures() {}

    static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.1f ms", nanos / NANOS_PER_MILLI);
    }

    static String decimal(double value) {
        return String.format(Locale.ROOT, "%,.1f", value);
    }

    static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.0f MiB", bytes / BYTES_PER_MEGABYTE);
    }

    static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    static String share(double share) {
        return String.format(Locale.ROOT, "%.4f", share);
    }

    static String thousandths(double share) {
        return String.format(Locale.ROOT, "%.3f", share);
    }

    static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    /** Milliseconds for a summary, to the microsecond. */
    static double roundedMillis(long nanos) {
        return rounded(nanos / NANOS_PER_MILLI);
    }

    /** Three decimals for a summary. */
    static double rounded(double value) {
        return Math.round(value * THOUSANDTHS) / THOUSANDTHS;
    }
}
