/** What a detector is, and the words and places that all of them use. */
package dev.refract.detect.spi;
