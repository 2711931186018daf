package dev.refract.planted.direction.match;

/** A pair that knows what is said of it. */
public class Pairing {
    dev.refract.planted.direction.finding.Report report;
}
