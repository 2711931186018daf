package dev.refract.planted.direction.detect.rename;

/** A detector that knows what it may know. */
public class Innocent {
    dev.refract.planted.direction.model.Node node;
    dev.refract.planted.direction.match.Pairing pairing;
}
