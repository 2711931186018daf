package dev.refract.planted.name;

/** Says nothing by its name. */
public class TreeUtils {}
