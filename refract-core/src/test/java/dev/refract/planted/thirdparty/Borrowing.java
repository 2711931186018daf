package dev.refract.planted.thirdparty;

import org.assertj.core.api.Assertions;

/** Needs a library. */
public class Borrowing {
    void check() {
        Assertions.assertThat(1).isOne();
    }
}
