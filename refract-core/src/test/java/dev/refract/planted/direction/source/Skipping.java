package dev.refract.planted.direction.source;

/** An input that knows the model. */
public class Skipping {
    dev.refract.planted.direction.model.Node node;
}
