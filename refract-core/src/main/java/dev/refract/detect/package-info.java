/** The detectors, listed in one place: they name what the matcher decided. */
package dev.refract.detect;
