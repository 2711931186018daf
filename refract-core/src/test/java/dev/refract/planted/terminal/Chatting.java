package dev.refract.planted.terminal;

/** Writes to the terminal. */
public class Chatting {
    void chat() {
        System.out.println("found");
    }
}
