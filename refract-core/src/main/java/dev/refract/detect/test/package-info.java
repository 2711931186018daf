/** Tests: what they expect, what they assume, and what is set up for them. */
package dev.refract.detect.test;
