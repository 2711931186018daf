package dev.refract.planted.terminal;

/** Writes a stack trace to the terminal. */
public class Tracing {
    void trace(Exception failure) {
        failure.printStackTrace();
    }
}
