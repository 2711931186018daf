package dev.refract.planted.parent.whole.part;

/** A part that knows the whole. */
public class Part {
    dev.refract.planted.parent.whole.Innocent whole;
}
