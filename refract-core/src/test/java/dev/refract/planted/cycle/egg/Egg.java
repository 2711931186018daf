package dev.refract.planted.cycle.egg;

/** The other half. */
public class Egg {
    dev.refract.planted.cycle.hen.Hen first;
}
