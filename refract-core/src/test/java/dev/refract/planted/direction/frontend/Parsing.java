package dev.refract.planted.direction.frontend;

/** A front end that knows what is compared. */
public class Parsing {
    dev.refract.planted.direction.source.Skipping file;
}
