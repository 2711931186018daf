package dev.refract.planted.cycle.hen;

/** Half of a cycle. */
public class Hen {
    dev.refract.planted.cycle.egg.Egg first;
}
