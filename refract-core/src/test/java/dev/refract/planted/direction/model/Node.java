package dev.refract.planted.direction.model;

/** Code that knows who matches it. */
public class Node {
    dev.refract.planted.direction.match.Pairing pairing;
}
