package dev.refract.planted.direction.finding;

/** A finding that knows who found it. */
public class Report {
    dev.refract.planted.direction.detect.rename.Innocent detector;
}
