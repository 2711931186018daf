package dev.refract.planted.family.detect.move;

/** A family that knows what a detector is. */
public class Innocent {
    dev.refract.planted.family.detect.spi.Contract contract;
}
