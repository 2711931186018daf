package dev.refract.planted.family.detect.spi;

/** What a detector is. */
public class Contract {}
