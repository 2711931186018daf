package dev.refract.planted.parent.whole;

/** What puts the parts together. */
public class Innocent {}
