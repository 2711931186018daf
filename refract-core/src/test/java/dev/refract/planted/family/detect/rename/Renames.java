package dev.refract.planted.family.detect.rename;

/** A family that knows another one. */
public class Renames {
    dev.refract.planted.family.detect.move.Innocent moves;
}
